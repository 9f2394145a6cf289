/// The requests of a loop that were sent under keys.
///
/// Exclusivity is checked here, since code of the user hashes and compares keys.
@usableFromInline
final class Keys {
  // Not a literal: Embedded Swift compiles an empty one to a loop that would fill the dictionary.
  private var slots = [Key: Slot]()

  /// The number of requests that were sent under keys.
  private(set) var count = 0

  /// Returns the number of the next request.
  func nextNumber() -> Int {
    defer { count += 1 }
    return count
  }

  /// Returns the slot of a key, created if needed.
  func slot(_ key: Key) -> Slot {
    if let slot = slots[key] { return slot }
    let slot = Slot()
    slots[key] = slot
    return slot
  }

  /// Returns true if no request under a key waits or is in progress.
  func isFree(_ key: Key) -> Bool {
    slots[key]?.going.values.allSatisfy { $0.request.isOver } ?? true
  }

  /// Cancels the requests under a key.
  func cancel(_ key: Key) {
    guard let slot = slots[key] else { return }
    slot.cancelAll()
    leave(slot, key)
  }

  /// Removes a slot, if it has no request and no interval.
  func leave(_ slot: Slot, _ key: Key) {
    guard slot.going.isEmpty, slot.interval == nil, slot.next == nil else { return }
    guard let index = slots.index(forKey: key), slots[index].value === slot else { return }
    let left = slots[index]
    slots.remove(at: index)
    withExtendedLifetime(left) {}  // Freed after the dictionary is written.
  }
}

// MARK: - The state of the keys, for the comparison of an explorer's states

#if !hasFeature(Embedded)  // No module compares states there.

extension Keys {
  /// The requests that have not ended, by key and in the order in which they were sent.
  fileprivate var states: [[KeyedRequestState]] {
    slots.values.map { slot in
      slot.going.values.sorted { $0.number < $1.number }.map { number, request in
        KeyedRequestState(
          number: number, isWaiting: request.isWaiting, wasCancelled: request.wasCancelled)
      }
    }
  }
}

/// The state of a request under a key.
package struct KeyedRequestState {
  /// The number of requests that were sent under keys before this one.
  package let number: Int

  /// True if the request's turn has not come.
  package let isWaiting: Bool

  /// True if the request was cancelled.
  package let wasCancelled: Bool
}

extension Explorer {
  /// The number of requests that were sent under keys.
  package var sentUnderKeys: Int { unsafe loop.keys?.count ?? 0 }

  /// The requests under each key that have not ended, in the order in which they were sent. The
  /// order of the keys is any.
  package var requestsUnderKeys: [[KeyedRequestState]] { unsafe loop.keys?.states ?? [] }
}

#endif
