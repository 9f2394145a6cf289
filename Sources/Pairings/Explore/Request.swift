/// Something that was sent to an ``Explorer`` and goes on, or waits its turn.
///
/// Cancelling it before a commit means that the commit does not happen; a commit
/// that has happened stands. Once it goes on, a request that is cancelled ends as
/// cancelled, whatever its effect says.
///
/// Dropping a request changes nothing; dropping its explorer cancels it.
@_fixed_layout
public final class Request<Failure: Error>: _Cancellable {
  // Exclusivity needs no check, as in `_Cancellable`.

  /// How it failed, if it did. A list, so that a request is freed without a look at the type.
  @exclusivity(unchecked) @usableFromInline var failure: [Failure] = []

  /// An observer of the end. One of the framework's own sends nothing while it is called.
  @frozen @usableFromInline
  struct Observer {
    @usableFromInline let isOwn: Bool
    @usableFromInline let receive: (Ending<Failure>) -> Void

    @inlinable
    init(isOwn: Bool, _ receive: @escaping (Ending<Failure>) -> Void) {
      (self.isOwn, self.receive) = (isOwn, receive)
    }
  }

  @exclusivity(unchecked) @usableFromInline var observers: [Observer] = []

  @inlinable
  override init() { super.init() }

  /// How it ended; nothing while it goes on.
  @inlinable
  public var outcome: Ending<Failure>? {
    hasEnded ? ending : nil
  }

  /// Whether it waits or goes on, and nobody has cancelled it.
  @inlinable
  public var isActive: Bool { unsafe step == .waiting || step == .going }

  /// How it ends.
  @inlinable
  var ending: Ending<Failure> {
    unsafe isCancelled ? .cancelled : failure.first.map { .failure($0) } ?? .success
  }

  /// Cancels what was not committed yet.
  ///
  /// - Complexity: Constant stack, however deep requests are gathered in requests.
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
    case .going: cancel()  // It began while others were cancelled.
    case .cancelling: unsafe cancelEffect.take()?()
    case .ending, .refused, .ended: break
    }
  }

  /// Calls an observer with the outcome, now or once it is there.
  ///
  /// An observer of a request that was sent while a runaway is dropped is called once
  /// something may be sent again; the request has its outcome at once.
  @inlinable
  public func whenEnded(_ receive: @escaping (Ending<Failure>) -> Void) {
    guard unsafe step != .ended else { return receive(ending) }
    unsafe observers.append(Observer(isOwn: false, receive))
  }

  /// Calls an observer of the framework's own with the outcome, as soon as that is there.
  @inlinable
  func onEnd(_ receive: @escaping (Ending<Failure>) -> Void) {
    if let outcome { return receive(outcome) }
    unsafe observers.append(Observer(isOwn: true, receive))
  }

  @usableFromInline
  override func onEnded(_ receive: @escaping () -> Void) { onEnd { _ in receive() } }

  /// Ends it as cancelled before it waits: its outcome is there, and ``drop()`` calls users'
  /// observers later.
  @usableFromInline
  override func refuse() {
    let all = unsafe observers
    unsafe isTold = false
    unsafe step = .refused
    unsafe isCancelled = true
    unsafe observers = []
    for observer in all where !observer.isOwn { unsafe observers.append(observer) }
    for observer in all where observer.isOwn { observer.receive(.cancelled) }
  }

  /// Says that it is started; returns whether it may be, which is not the case once it was
  /// cancelled.
  @inlinable
  func begin() -> Bool {
    guard unsafe step == .waiting else { return false }
    unsafe step = .going
    _ = unsafe cancelEffect.take()
    return true
  }

  /// Says how it can be cancelled, and cancels it if that was asked for already.
  @inlinable
  func go(orCancel cancel: @escaping () -> Void) {
    guard unsafe step == .cancelling else { return unsafe cancelEffect = cancel }
    cancel()
  }

  /// Names the requests that are cancelled with it, and cancels them if that was asked for
  /// already.
  @inlinable
  func go(with parts: [Request]) {
    for part in parts { unsafe self.parts.append(part) }
    if unsafe step == .cancelling { cancelParts(alsoThrough: true) }
  }

  /// Says that its effect has ended.
  @inlinable
  func prepareToEnd(_ ending: Ending<Failure>) {
    guard unsafe step != .ending && step != .ended else { return }
    unsafe step = .ending
    switch ending {
    case .success: break
    case .failure(let failure): unsafe self.failure = [failure]
    case .cancelled: unsafe isCancelled = true
    }
    _ = unsafe cancelEffect.take()
    let parts = unsafe parts
    unsafe self.parts = []
    withExtendedLifetime(parts) {}  // They are freed once nothing is half-written.
  }

  /// Ends it, unless it has ended: once and for all.
  @inlinable
  func end(_ ending: Ending<Failure>) {
    prepareToEnd(ending)
    guard unsafe step == .ending else { return }
    unsafe step = .ended
    if unsafe !observers.isEmpty { tell() }
  }

  /// Tells everybody how it ended.
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

  /// Ends it as cancelled although it had succeeded, since that was undone.
  @inlinable
  func endUndone() {
    unsafe isTold = false
    unsafe isCancelled = true
    end(.cancelled)
  }
}

#if !hasFeature(Embedded)  // As Async.

extension Request {
  /// Waits for the outcome.
  ///
  /// Cancelling the task that waits cancels the request.
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
  @inlinable
  func end() async {
    let signal = Signal()
    onEnd { _ in signal.give() }
    await signal.wait()
  }
}

#endif
