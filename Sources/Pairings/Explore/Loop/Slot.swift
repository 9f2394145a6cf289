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

  /// The requests that replace earlier ones in their turn, in order.
  private var replacing: [_Cancellable] = []

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

  private func number(of request: _Cancellable) -> Int? {
    going[ObjectIdentifier(request)]?.number
  }

  /// Adds a request that replaces the ones before it in its turn.
  func willReplace(_ request: _Cancellable) { replacing.append(request) }

  /// Cancels all requests before one, in order. Returns true if that request may start, and false
  /// if it has ended or a later request replaces it.
  ///
  /// - Complexity: O(log *n*) amortised: a request is cancelled once.
  func replace(by request: _Cancellable) -> Bool {
    guard let number = number(of: request) else { return false }
    while let last = replacing.last, !last.isWaiting { replacing.removeLast() }
    if let last = replacing.last.flatMap(number(of:)), last > number {
      unsafe request.isTold = false  // The later request replaces this one.
      request.cancel()
      return false
    }
    replacing = []
    silence()
    let others = takeUncancelled(before: number).map { $0.request }
    for other in others { unsafe other.isTold = false }  // This request replaces them.
    others.cancelAll()  // An observer may cancel this request, whose `isTold` stays true.
    return true
  }

  /// Suppresses the inputs for earlier cancelled requests, since a later request has begun and the
  /// present state is that of the later one.
  func silence() {
    for one in cancelled { unsafe one.isTold = false }
    cancelled = []
  }

  /// Removes and returns the uncancelled requests before a number, in order.
  private func takeUncancelled(
    before number: Int = .max
  ) -> [(number: Int, request: _Cancellable)] {
    let all = uncancelled
    uncancelled = [:]
    var taken: [(number: Int, request: _Cancellable)] = []
    for (id, entry) in all {
      if entry.number < number { taken.append(entry) } else { uncancelled[id] = entry }
    }
    taken.sort { $0.number < $1.number }
    return taken
  }

  /// Cancels all requests and the interval.
  func cancelAll() {
    let (next, interval, others) = (next.take(), interval.take(), takeUncancelled())
    interval?.cancel()
    next?.request.cancel()
    others.map { $0.request }.cancelAll()
    cancelled += others.lazy.map { $0.request }.filter { !$0.hasEnded }
  }
}
