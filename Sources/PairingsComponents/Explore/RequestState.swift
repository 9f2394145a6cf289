public import PairingsCore

/// The part of a request that does not depend on its type of failure: its state and its
/// cancellation.
///
/// Exclusivity needs no check: no access lasts while code of the user runs, since a replaced value is
/// moved out before it is freed. A list grows in a function that is not inlined, since locals of
/// inlined callers may be freed in its middle.
@_fixed_layout
public class _Request {
  /// The progress of a request.
  ///
  /// | from | by | to |
  /// |---|---|---|
  /// | waiting | its turn | going |
  /// | waiting | a cancellation, or no turn | ending |
  /// | going | a cancellation | cancelling |
  /// | going, cancelling | the end of its effect | ending |
  /// | ending | its observers may see the explorer | ended |
  /// | waiting | a queue that refuses events | refused |
  /// | refused | the next event | ended |
  @frozen @usableFromInline
  enum State {
    /// A request whose turn has not come, with the function that ends it after a cancellation, once
    /// observers may see the explorer.
    case waiting(end: Callback?)

    /// A request that was started, with the function that cancels its effect.
    case going(cancel: Callback?)

    /// A request that was cancelled and has not ended, with the function that cancels its effect, if
    /// that was not called.
    case cancelling(cancel: Callback?)

    /// A request whose effect has ended, before its observers are called.
    case ending

    /// A request that has ended as cancelled, before the user's observers are called.
    case refused

    /// A request that has ended.
    case ended
  }

  /// An observer of the end. An observer that the framework owns sends nothing during its call.
  @usableFromInline
  struct Observer {
    let isOwn: Bool
    let receive: (_Request) -> Void
  }

  @exclusivity(unchecked) @usableFromInline final var state = State.waiting(end: nil)

  /// True if the request ends as cancelled.
  @exclusivity(unchecked) @usableFromInline final var wasCancelled = false

  /// True if the effect of the request has failed.
  @exclusivity(unchecked) @usableFromInline final var hasFailed = false

  /// True if a cancellation sends the input for cancelled work. False if another request replaced
  /// this one, or if this one was dropped.
  @exclusivity(unchecked) @usableFromInline final var isTold = true

  /// The index of the request among those of its queue that are in progress, or a negative number.
  @exclusivity(unchecked) @usableFromInline final var place = -1

  #if !hasFeature(Embedded)  // As Explorer.checkpoint().
  /// The number of the launch in progress by its launcher, or zero. A write of a number frees nothing.
  @exclusivity(unchecked) @usableFromInline final var launch = 0
  #endif

  /// The part that the request belongs to; nil if that is the whole.
  @exclusivity(unchecked) @usableFromInline final var part: RequestPart?

  /// The requests that are cancelled with this one, while they are in progress.
  @exclusivity(unchecked) @usableFromInline final var parts: [_Request] = []

  /// The observers of the end, in order.
  @exclusivity(unchecked) @usableFromInline final var observers: [Observer] = []

  @inlinable
  init() {}

  /// The report of the failure, if there is one.
  @usableFromInline
  var report: ExplorerReport? { nil }

  /// Records the failure of another request as that of this one.
  @usableFromInline
  func takeFailure(of other: _Request) {}

  #if !hasFeature(Embedded)  // As Explorer.checkpoint().
  /// Saves the state, and returns a function that restores it.
  func checkpoint() -> () -> Void {
    let state = unsafe (
      state, wasCancelled, hasFailed, isTold, place, launch, part, parts, observers
    )
    return { [self] in
      unsafe (self.state, wasCancelled, hasFailed, isTold, place, launch, part, parts, observers) =
        state
    }
  }
  #endif
}

// MARK: - States

extension _Request {
  /// True if the request's turn has not come.
  @inlinable
  final var isWaiting: Bool { if case .waiting = unsafe state { true } else { false } }

  /// True if the request's effect has ended.
  @inlinable
  final var isOver: Bool {
    switch unsafe state {
    case .waiting, .going, .cancelling: false
    case .ending, .refused, .ended: true
    }
  }

  /// True if the request has ended.
  @inlinable
  final var hasEnded: Bool {
    switch unsafe state {
    case .refused, .ended: true
    case .waiting, .going, .cancelling, .ending: false
    }
  }

  /// True while the request waits or is in progress, unless it was cancelled.
  @inlinable
  final var isOpen: Bool {
    switch unsafe state {
    case .waiting, .going: true
    case .cancelling, .ending, .refused, .ended: false
    }
  }

  /// True if the request has ended without a failure or a cancellation.
  final var isSuccess: Bool { unsafe hasEnded && !wasCancelled && !hasFailed }

  /// Enters a state. The one before is freed after all fields are written.
  @inlinable
  final func enter(_ new: State) {
    let old = unsafe state
    unsafe state = new
    withExtendedLifetime(old) {}
  }

  /// Makes the request wait, unless it was cancelled before. `end` ends it after a cancellation.
  final func wait(end: @escaping () -> Void) {
    if isWaiting { enter(.waiting(end: Callback(end))) }
  }

  /// Marks the request as started and returns true, or returns false if it was cancelled before.
  @inlinable
  final func begin() -> Bool {
    guard isWaiting else { return false }
    enter(.going(cancel: nil))
    return true
  }

  /// Sets the function that cancels the request, and calls it if the request was cancelled before.
  @inlinable
  final func go(orCancel cancel: @escaping () -> Void) {
    switch unsafe state {
    case .going: enter(.going(cancel: Callback(cancel)))
    case .cancelling: cancel()
    case .waiting, .ending, .refused, .ended: break
    }
  }

  /// Adds a request that is cancelled with this one.
  @usableFromInline
  final func add(part: _Request) { unsafe parts.append(part) }

  /// Sets the requests that are cancelled with this one, and cancels them if this one was cancelled
  /// before.
  @usableFromInline
  final func go(with parts: [_Request]) {
    unsafe self.parts = parts
    if case .cancelling = unsafe state { parts.cancelWithParts() }
  }
}

// MARK: - Cancellation

extension _Request {
  /// Cancels the part of the request that is not committed.
  ///
  /// - Complexity: O(*n*) for *n* parts, in constant stack.
  @usableFromInline
  final func cancelWithParts() {
    if unsafe !parts.isEmpty { return [self].cancelWithParts() }
    if startCancelling() { finishCancelling() }
  }

  /// Begins to cancel the request, without its parts and without a call of other code. Returns true
  /// if the request can be cancelled.
  fileprivate final func startCancelling() -> Bool {
    switch unsafe state {
    case .waiting: return true
    case .going(let cancel):
      unsafe wasCancelled = true
      enter(.cancelling(cancel: cancel))
      return true
    case .cancelling, .ending, .refused, .ended: return false
    }
  }

  /// Cancels the request's effect, or ends the request if its turn has not come.
  fileprivate final func finishCancelling() {
    switch unsafe state {
    case .waiting(nil): endCancelled()
    case .waiting(let end?):
      conclude(isCancelled: true)
      end()
    case .going: cancelWithParts()  // The request began while others were cancelled.
    case .cancelling(let cancel?):
      enter(.cancelling(cancel: nil))
      cancel()
    case .cancelling(nil), .ending, .refused, .ended: break
    }
  }
}

extension Collection where Element == _Request {
  /// Cancels requests and their parts.
  ///
  /// All of them are marked before an effect is cancelled, which may call any code. A request ends
  /// after its parts, none of which waits for it.
  func cancelWithParts() {
    var (open, cancelled): ([_Request], [_Request]) = (reversed(), [])
    while let next = open.popLast() {
      guard next.startCancelling() else { continue }
      cancelled.append(next)
      open += unsafe next.parts.reversed()
    }
    for request in cancelled { request.finishCancelling() }
  }

  /// Cancels all requests, first those that have not begun, so that none begins.
  func cancelAll() {
    for request in self where request.isWaiting { request.cancelWithParts() }
    for request in self { request.cancelWithParts() }
  }
}

// MARK: - End

extension _Request {
  /// Records the end of the request's effect.
  @usableFromInline
  final func conclude(isCancelled: Bool = false) {
    switch unsafe state {
    case .ending, .ended: return
    case .waiting, .going, .cancelling, .refused: break
    }
    if isCancelled { unsafe wasCancelled = true }
    let parts = unsafe parts
    unsafe self.parts = []
    enter(.ending)
    withExtendedLifetime(parts) {}  // Freed after all fields are written.
  }

  /// Records the end of the request's parts: a failure if one has failed, and otherwise a cancellation
  /// unless all have succeeded.
  final func conclude(after parts: [_Request]) {
    if let failed = parts.first(where: { unsafe $0.hasEnded && $0.hasFailed && !$0.wasCancelled }) {
      takeFailure(of: failed)
      conclude()
    } else {
      conclude(isCancelled: !parts.allSatisfy { $0.isSuccess })
    }
  }

  /// Ends the request, whose effect has ended, and calls its observers.
  @usableFromInline
  final func end() {
    guard case .ending = unsafe state else { return }
    unsafe state = .ended
    if unsafe !observers.isEmpty {
      let observers = unsafe observers
      unsafe self.observers = []
      for observer in observers { observer.receive(self) }
    }
    leavePart()
  }

  /// Ends the request as cancelled.
  @usableFromInline
  final func endCancelled() {
    conclude(isCancelled: true)
    end()
  }

  /// Ends the request because its turn will not come.
  @usableFromInline
  final func drop() {
    unsafe isTold = false
    endCancelled()
  }

  /// Ends the request as cancelled before it waits. The outcome is available at once, and
  /// ``drop()`` calls the user's observers later.
  final func refuse() {
    guard isWaiting else { return }
    let all = unsafe observers
    unsafe (isTold, wasCancelled) = (false, true)
    unsafe observers = all.filter { !$0.isOwn }
    enter(.refused)
    for observer in all where observer.isOwn { observer.receive(self) }
  }

  /// Calls an observer that the framework owns as soon as the request has ended.
  @usableFromInline
  final func onEnd(_ receive: @escaping (_Request) -> Void) {
    if hasEnded { receive(self) } else { add(Observer(isOwn: true, receive: receive)) }
  }

  /// Calls `receive` when all requests of a list have ended.
  @usableFromInline
  static func whenEnded(_ all: [_Request], _ receive: @escaping () -> Void) {
    AwaitedEnds(all, receive).proceed(from: 0)
  }

  /// Calls an observer of the user when the request has ended.
  @usableFromInline
  final func add(_ receive: @escaping (_Request) -> Void) {
    if case .ended = unsafe state {
      receive(self)
    } else {
      add(Observer(isOwn: false, receive: receive))
    }
  }

  private final func add(_ observer: Observer) { unsafe observers.append(observer) }
}

/// The requests whose ends a function awaits, one after the other.
private final class AwaitedEnds {
  private let all: [_Request]
  private let receive: () -> Void

  init(_ all: [_Request], _ receive: @escaping () -> Void) {
    (self.all, self.receive) = (all, receive)
  }

  func proceed(from start: Int) {
    for next in start..<all.count where !all[next].hasEnded {
      return all[next].onEnd { [self] _ in proceed(from: next + 1) }
    }
    receive()
  }
}
