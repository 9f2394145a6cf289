/// What goes on under a key.
@usableFromInline
final class Slot {
  /// The requests that were sent and have not ended, with how many were sent under keys before.
  private(set) var going: [ObjectIdentifier: (request: _Cancellable, number: Int)] = [:]

  /// Those of them that no later request has cancelled, with their numbers.
  private var uncancelled: [ObjectIdentifier: (number: Int, request: _Cancellable)] = [:]

  /// Those of them that are not queued, and that no turn waits for.
  private var unqueued: [ObjectIdentifier: _Cancellable] = [:]

  /// What is to start once the interval is over, the latest of those that were sent in it.
  var next: (request: _Cancellable, start: () -> Void)?

  /// The turn of what was queued last: it ends once that and all before it have ended.
  var lastTurn: _Cancellable?

  /// The interval in which nothing else is started, if it goes on.
  var interval: _Cancellable?

  /// The request with which an interval begins once its turn has come.
  var first: _Cancellable?

  /// Adds a request.
  func insert(_ request: _Cancellable, _ number: Int, isQueued: Bool) {
    let id = ObjectIdentifier(request)
    going[id] = (request, number)
    uncancelled[id] = (number, request)
    if !isQueued { unqueued[id] = request }
  }

  /// Removes a request that has ended.
  func remove(_ id: ObjectIdentifier) {
    going[id] = nil
    uncancelled[id] = nil
    unqueued[id] = nil
  }

  /// Returns the requests that a queued one has to wait for: the last turn, which waits for
  /// those before it, and those that were sent since. The next turn waits for all of these.
  func takeUnqueued() -> [_Cancellable] {
    let before = Array(unqueued.values) + (lastTurn.map { [$0] } ?? [])
    unqueued = [:]
    return before
  }

  /// Cancels everything but the latest, in order.
  ///
  /// - Complexity: O(log *n*) amortised: a request is cancelled once.
  func cancel(except latest: _Cancellable) {
    let kept = uncancelled.removeValue(forKey: ObjectIdentifier(latest))
    let others = takeUncancelled()
    uncancelled[ObjectIdentifier(latest)] = kept
    for other in others { unsafe other.isTold = false }  // The latest follows.
    others.cancelAll()
  }

  /// Removes and returns the requests that no later one has cancelled, in order.
  private func takeUncancelled() -> [_Cancellable] {
    let taken = uncancelled.values.sorted { $0.number < $1.number }
    uncancelled = [:]
    return taken.map { $0.request }
  }

  /// Cancels everything, and the interval with it.
  func cancelAll() {
    let (next, interval, others) = (next.take(), interval.take(), takeUncancelled())
    interval?.cancel()
    next?.request.cancel()
    others.cancelAll()
  }
}

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
  func isFree(_ key: Key) -> Bool { slots[key]?.going.isEmpty ?? true }

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
