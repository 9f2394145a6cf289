/// What goes on under a key.
@usableFromInline
final class Slot {
  /// The requests that were sent and have not ended, with how many were sent under keys before.
  private(set) var going: [ObjectIdentifier: (number: Int, request: _Cancellable)] = [:]

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

  /// Those that replace the others once their turn has come, in order.
  private var replacing: [_Cancellable] = []

  /// Those that were cancelled together, and may not have ended.
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

  /// Returns the requests that a queued one has to wait for: the last turn, which waits for
  /// those before it, and those that were sent since. The next turn waits for all of these.
  func takeUnqueued() -> [_Cancellable] {
    let before = Array(unqueued.values) + (lastTurn.map { [$0] } ?? [])
    unqueued = [:]
    return before
  }

  private func number(of request: _Cancellable) -> Int? {
    going[ObjectIdentifier(request)]?.number
  }

  /// Says that a request replaces those before it once its turn has come.
  func willReplace(_ request: _Cancellable) { replacing.append(request) }

  /// Cancels everything before a request, in order; returns whether it may start, which is not the
  /// case if a later one replaces it.
  ///
  /// - Complexity: O(log *n*) amortised: a request is cancelled once.
  func replace(by request: _Cancellable) -> Bool {
    guard let number = number(of: request) else { return false }
    while let last = replacing.last, !last.isWaiting { replacing.removeLast() }
    if let last = replacing.last.flatMap(number(of:)), last > number {
      unsafe request.isTold = false  // The later one follows.
      request.cancel()
      return false
    }
    replacing = []
    silence()
    let others = takeUncancelled(before: number).map { $0.request }
    for other in others { unsafe other.isTold = false }  // This one follows.
    others.cancelAll()  // This may call observers, which may cancel this one: that is told.
    return true
  }

  /// Takes back that the cancellation of earlier requests is told: a later one has begun, whose
  /// state is the present one.
  func silence() {
    for one in cancelled { unsafe one.isTold = false }
    cancelled = []
  }

  /// Removes and returns the requests before a number that no later one has cancelled, in order.
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

  /// Cancels everything, and the interval with it.
  func cancelAll() {
    let (next, interval, others) = (next.take(), interval.take(), takeUncancelled())
    interval?.cancel()
    next?.request.cancel()
    others.map { $0.request }.cancelAll()
    cancelled += others.lazy.map { $0.request }.filter { !$0.hasEnded }
  }
}
