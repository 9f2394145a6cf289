/// The requests under one key.
@usableFromInline
final class Slot {
  /// The requests that have not ended. The number of a request is the number of requests that were
  /// sent under keys before it.
  private(set) var going: [ObjectIdentifier: (number: Int, request: _Cancellable)] = [:]

  /// The requests of ``going`` that no later request has cancelled.
  private var uncancelled: [ObjectIdentifier: (number: Int, request: _Cancellable)] = [:]

  /// The requests of ``going`` that are not queued and for which no turn waits.
  private var unqueued: [ObjectIdentifier: _Cancellable] = [:]

  /// The request that starts at the end of the interval: the latest one sent within it.
  var next: (request: _Cancellable, start: () -> Void)?

  /// The turn of the request queued last. It ends when that request and all before it have ended.
  var lastTurn: _Cancellable?

  /// The interval in progress, if there is one. No other request starts within it.
  var interval: _Cancellable?

  /// The requests that ``cancelAll()`` has cancelled and that may not have ended.
  private var cancelled: [_Cancellable] = []

  /// Adds a request.
  func insert(_ request: _Cancellable, _ number: Int, isQueued: Bool) {
    let id = ObjectIdentifier(request)
    going[id] = (number, request)
    uncancelled[id] = (number, request)
    if !isQueued { unqueued[id] = request }
  }

  /// Removes a request that has ended.
  func remove(_ id: ObjectIdentifier) {
    going[id] = nil
    uncancelled[id] = nil
    unqueued[id] = nil
  }

  /// Returns the requests for which a queued request has to wait, and removes them from the
  /// unqueued ones. These are the last turn, which waits for all requests before it, and the
  /// requests sent since. The next turn waits for all of these.
  func takeUnqueued() -> [_Cancellable] {
    let before = Array(unqueued.values) + (lastTurn.map { [$0] } ?? [])
    unqueued = [:]
    return before
  }

  /// Cancels all requests but one, which was added last, in order.
  ///
  /// - Complexity: O(log *n*) amortised: a request is cancelled once.
  func replace(by request: _Cancellable) {
    silence()
    let id = ObjectIdentifier(request)
    let own = uncancelled.removeValue(forKey: id)
    let others = takeUncancelled()
    uncancelled[id] = own
    for other in others { unsafe other.isTold = false }  // The request replaces them.
    others.cancelAll()  // An observer may cancel the request, whose `isTold` stays true.
  }

  /// Suppresses the inputs for earlier cancelled requests, since a later request has begun and the
  /// present state is that of the later one.
  func silence() {
    for one in cancelled { unsafe one.isTold = false }
    cancelled = []
  }

  /// Removes and returns the uncancelled requests, in order.
  private func takeUncancelled() -> [_Cancellable] {
    let all = uncancelled.values.sorted { $0.number < $1.number }
    uncancelled = [:]
    return all.map { $0.request }
  }

  /// Cancels all requests and the interval.
  func cancelAll() {
    let (next, interval, others) = (next.take(), interval.take(), takeUncancelled())
    interval?.cancel()
    next?.request.cancel()
    others.cancelAll()
    cancelled += others.filter { !$0.hasEnded }
  }
}
