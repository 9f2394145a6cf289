/// Work that was sent to an ``Explorer`` and is in progress, or waits its turn.
///
/// A request that is cancelled before a commit does not make that commit; a commit that has
/// happened stands. A request that is cancelled while it is in progress ends as cancelled,
/// regardless of the outcome of its effect.
///
/// The release of a request changes nothing; the release of its explorer cancels the request.
@_fixed_layout
public final class Request<Failure: Error>: _Cancellable {
  // Exclusivity needs no check, as in `_Cancellable`.

  /// The failure, if there is one. The list lets a request be freed without a look-up of the type.
  @exclusivity(unchecked) @usableFromInline var failure: [Failure] = []

  /// An observer of the end. An observer that the framework owns sends nothing during its call.
  @frozen @usableFromInline
  struct Observer {
    @usableFromInline let isOwn: Bool
    @usableFromInline let receive: (Ending<Failure>) -> Void

    @inlinable
    init(isOwn: Bool, _ receive: @escaping (Ending<Failure>) -> Void) {
      (self.isOwn, self.receive) = (isOwn, receive)
    }
  }

  /// The observers of the end, in order.
  ///
  /// Sound without a check: an append is one call, ``add(_:)``, which runs no other code, and every
  /// other access copies or replaces the whole list before an observer is called.
  @exclusivity(unchecked) @usableFromInline var observers: [Observer] = []

  @inlinable
  override init() { super.init() }

  /// The outcome; nil until the request has ended.
  @inlinable
  public var outcome: Ending<Failure>? {
    hasEnded ? ending : nil
  }

  /// True while the request waits or is in progress, unless it was cancelled.
  @inlinable
  public var isActive: Bool { unsafe step == .waiting || step == .going }

  /// The outcome that the request has at its end.
  @inlinable
  var ending: Ending<Failure> {
    unsafe isCancelled ? .cancelled : failure.first.map { .failure($0) } ?? .success
  }

  /// Cancels the part of the request that is not committed.
  ///
  /// - Complexity: O(*n*) for *n* parts, in constant stack.
  @inlinable
  public override func cancel() {
    guard startCancelling() else { return }
    if unsafe parts.isEmpty { finishCancelling() } else { cancelParts() }
  }

  @usableFromInline
  override func finishCancelling() {
    switch unsafe step {
    case .waiting:
      guard let cancel = unsafe cancelEffect.take() else { return end(.cancelled) }
      prepareToEnd(.cancelled)
      cancel()
    case .going: cancel()  // The request began while others were cancelled.
    case .cancelling: unsafe cancelEffect.take()?()
    case .ending, .refused, .ended: break
    }
  }

  /// Calls an observer with the outcome, now or at the end of the request.
  ///
  /// A request that is sent while the explorer drops a runaway has its outcome at once. Its
  /// observers are called once actions can be sent again.
  @inlinable
  public func whenEnded(_ receive: @escaping (Ending<Failure>) -> Void) {
    guard unsafe step != .ended else { return receive(ending) }
    add(Observer(isOwn: false, receive))
  }

  /// Calls an observer that the framework owns with the outcome, as soon as there is one.
  @inlinable
  func onEnd(_ receive: @escaping (Ending<Failure>) -> Void) {
    if let outcome { return receive(outcome) }
    add(Observer(isOwn: true, receive))
  }

  /// Adds an observer, in a call that is not inlined: see ``_Cancellable``.
  @inlinable @inline(never)
  func add(_ observer: Observer) { unsafe observers.append(observer) }

  @usableFromInline
  override func onEnded(_ receive: @escaping () -> Void) { onEnd { _ in receive() } }

  /// Ends the request as cancelled before it waits. The outcome is available at once, and
  /// ``drop()`` calls the user's observers later.
  @usableFromInline
  override func refuse() {
    let all = unsafe observers
    unsafe isTold = false
    unsafe step = .refused
    unsafe isCancelled = true
    unsafe observers = all.filter { !$0.isOwn }
    for observer in all where observer.isOwn { observer.receive(.cancelled) }
  }

  /// Marks the request as started and returns true, or returns false if it was cancelled before.
  @inlinable
  func begin() -> Bool {
    guard unsafe step == .waiting else { return false }
    unsafe step = .going
    let cancel = unsafe cancelEffect.take()
    withExtendedLifetime(cancel) {}  // Freed after all fields are written.
    return true
  }

  /// Sets the function that cancels the request, and calls it if the request was cancelled before.
  @inlinable
  func go(orCancel cancel: @escaping () -> Void) {
    guard unsafe step == .cancelling else { return unsafe cancelEffect = Callback(cancel) }
    cancel()
  }

  /// Sets the requests that are cancelled with this one, and cancels them if this one was cancelled
  /// before.
  @inlinable
  func go(with parts: [Request]) {
    for part in parts { add(part) }
    if unsafe step == .cancelling { cancelParts() }
  }

  /// Records the end of the request's effect.
  @inlinable
  func prepareToEnd(_ ending: Ending<Failure>) {
    guard unsafe step != .ending && step != .ended else { return }
    unsafe step = .ending
    switch ending {
    case .success: break
    case .failure(let failure): unsafe self.failure = [failure]
    case .cancelled: unsafe isCancelled = true
    }
    let (cancel, parts) = unsafe (cancelEffect.take(), parts)
    unsafe self.parts = []
    withExtendedLifetime((cancel, parts)) {}  // Freed after all fields are written.
  }

  /// Ends the request, unless it has ended.
  @inlinable
  func end(_ ending: Ending<Failure>) {
    prepareToEnd(ending)
    guard unsafe step == .ending else { return }
    unsafe step = .ended
    if unsafe !observers.isEmpty { tell() }
  }

  /// Calls the observers with the outcome.
  @inlinable
  func tell() {
    let (observers, ending) = (unsafe observers, ending)
    unsafe self.observers = []
    for observer in observers { observer.receive(ending) }
  }

  @usableFromInline
  override func endCancelled() { end(.cancelled) }

  @usableFromInline
  override func drop() {
    unsafe isTold = false
    end(.cancelled)
  }
}

#if !hasFeature(Embedded)  // As Async.

extension Request {
  /// Waits for the outcome, in the isolation of the caller. An executor that runs a job as soon as it
  /// is enqueued continues while the request ends, as an observer of the end.
  ///
  /// Cancellation of the task that waits cancels the request.
  @inlinable
  public func finished(
    isolation: isolated any Actor = #isolation
  ) async -> Ending<Failure> {
    if outcome == nil { await end() }
    if outcome == nil {
      cancel()
      await Task {
        _ = isolation
        await self.end()
      }.value
    }
    return outcome ?? .cancelled
  }

  /// Waits for the end of this request, or of the task that waits.
  @inlinable @inline(__always)
  func end() async {
    let signal = Signal()
    onEnd { _ in signal.give() }
    await Signal.wait(for: signal)
  }
}

#endif
