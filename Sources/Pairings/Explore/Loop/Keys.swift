/// The requests under keys.
///
/// Exclusivity is checked here: keys are hashed and compared by code of their own.
@usableFromInline
final class Keys {
  // No literal: of an empty one, Embedded Swift makes a loop that would fill it.
  private var slots = [Key: Slot]()

  /// How many requests were sent under keys.
  private(set) var count = 0

  /// The numbers of those that wait, in the order in which they were sent.
  var waiting: [Int] {
    slots.values.flatMap { slot in
      slot.going.values.filter { $0.request.isWaiting }.map { $0.number }
    }.sorted()
  }

  /// Returns the number of the next request.
  func nextNumber() -> Int {
    defer { count += 1 }
    return count
  }

  /// Returns the slot of a key, made if need be.
  func slot(_ key: Key) -> Slot {
    if let slot = slots[key] { return slot }
    let slot = Slot()
    slots[key] = slot
    return slot
  }

  /// Whether nothing goes on under a key.
  func isFree(_ key: Key) -> Bool {
    slots[key]?.going.values.allSatisfy { $0.request.isOver } ?? true
  }

  /// Cancels what goes on under a key.
  func cancel(_ key: Key) {
    guard let slot = slots[key] else { return }
    slot.cancelAll()
    leave(slot, key)
  }

  /// Removes a slot in which nothing goes on.
  func leave(_ slot: Slot, _ key: Key) {
    guard slot.going.isEmpty, slot.interval == nil, slot.next == nil else { return }
    guard let index = slots.index(forKey: key), slots[index].value === slot else { return }
    let left = slots[index]
    slots.remove(at: index)
    withExtendedLifetime(left) {}  // The key is freed once nothing is half-written.
  }
}

// MARK: - For those who tell places of an explorer apart

#if !hasFeature(Embedded)  // Nobody does there.

extension Explorer {
  /// How many requests were sent under keys.
  package var sentUnderKeys: Int { unsafe loop.keys?.count ?? 0 }

  /// Which of the requests that were sent under keys wait, each by how many were sent before it.
  package var waitingUnderKeys: [Int] { unsafe loop.keys?.waiting ?? [] }
}

#endif
