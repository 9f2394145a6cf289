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

  @exclusivity(unchecked) @usableFromInline var observers: [(Ending<Failure>) -> Void] = []

  @inlinable
  override init() { super.init() }

  /// How it ended; nothing while it goes on.
  @inlinable
  public var outcome: Ending<Failure>? {
    unsafe step == .ended || step == .refused ? ending : nil
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
    var parts = cancelAlone()
    while let next = parts.popLast() { parts += next.cancelAlone() }
  }

  @usableFromInline
  override func cancelAlone() -> [_Cancellable] {
    switch unsafe step {
    case .waiting:
      end(.cancelled)
      return []
    case .going:
      unsafe step = .cancelling
      unsafe isCancelled = true
      unsafe cancelEffect.take()?()
      return takeParts().reversed()
    case .cancelling, .ending, .refused, .ended: return []
    }
  }

  /// Calls an observer with the outcome, now or once it is there.
  ///
  /// An observer of a request that was sent while a runaway is dropped is called once
  /// something may be sent again; the request has its outcome at once.
  @inlinable
  public func whenEnded(_ receive: @escaping (Ending<Failure>) -> Void) {
    if unsafe step == .ended { receive(ending) } else { unsafe observers.append(receive) }
  }

  /// Says that it is started; returns whether it may be, which is not the case once it was
  /// cancelled.
  @inlinable
  func begin() -> Bool {
    guard unsafe step == .waiting else { return false }
    unsafe step = .going
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
    guard unsafe step == .cancelling else { return unsafe self.parts = parts }
    for part in parts { part.cancel() }
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
    _ = takeParts()
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
    for receive in observers { receive(ending) }
  }

  @usableFromInline
  override func drop() { end(.cancelled) }
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
    whenEnded { _ in signal.give() }
    await signal.wait()
  }
}

#endif
