/// Something that was sent to an ``Explorer`` and goes on, or waits its turn.
///
/// Cancelling it before a commit means that the commit does not happen; a commit
/// that has happened stands. Once it goes on, a request that is cancelled ends as
/// cancelled, whatever its effect says.
///
/// Dropping a request changes nothing; dropping its explorer cancels it.
public final class Request<Failure: Error> {
  @usableFromInline
  enum State {
    /// Its turn has not come.
    case waiting

    /// It was started, and can be cancelled.
    case going(cancel: () -> Void)

    /// It was cancelled and has not ended yet.
    case cancelling

    /// Its effect has ended, and it will be told.
    case ending(Ending<Failure>)

    /// It has ended.
    case ended(Ending<Failure>)
  }

  @usableFromInline var state = State.waiting
  @usableFromInline var observers: [(Ending<Failure>) -> Void] = []

  @inlinable
  init() {}

  /// How it ended; nothing while it goes on.
  @inlinable
  public var outcome: Ending<Failure>? {
    if case .ended(let ending) = state { ending } else { nil }
  }

  /// Cancels what was not committed yet.
  public func cancel() {
    switch state {
    case .waiting: end(.cancelled)
    case .going(let cancel):
      become(.cancelling)
      cancel()
    case .cancelling, .ending, .ended: break
    }
  }

  /// Calls an observer with the outcome, now or once it is there.
  public func whenEnded(_ receive: @escaping (Ending<Failure>) -> Void) {
    if let outcome { receive(outcome) } else { observers.append(receive) }
  }

  /// Says that it is started, and how it can be cancelled; returns whether it may be, which
  /// is not the case once it was cancelled.
  @inlinable
  func begin(_ cancel: @escaping () -> Void) -> Bool {
    guard case .waiting = state else { return false }
    state = .going(cancel: cancel)
    return true
  }

  /// Whether its turn has not come.
  @inlinable
  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// Whether it was started and goes on.
  @inlinable
  var isGoing: Bool {
    switch state {
    case .going, .cancelling: true
    case .waiting, .ending, .ended: false
    }
  }

  /// Says that its effect has ended.
  @inlinable
  func prepareToEnd(_ ending: Ending<Failure>) {
    switch state {
    case .waiting, .going: become(.ending(ending))
    case .cancelling: become(.ending(.cancelled))
    case .ending, .ended: break
    }
  }

  /// Ends it, unless it has ended: once and for all.
  @inlinable
  func end(_ ending: Ending<Failure>) {
    prepareToEnd(ending)
    guard case .ending(let ending) = state else { return }
    become(.ended(ending))
    let observers = observers
    self.observers = []
    for receive in observers { receive(ending) }
  }

  /// Ends it because its turn will not come.
  @inlinable
  func drop() { end(.cancelled) }

  /// Enters a state; what the old one held is freed once nothing is half-written.
  @inlinable
  func become(_ state: State) {
    let old = self.state
    self.state = state
    withExtendedLifetime(old) {}
  }
}

#if !hasFeature(Embedded)

extension Request {
  /// Waits for the outcome.
  ///
  /// Cancelling the task that waits cancels the request.
  public func finished(
    isolation: isolated any Actor = #isolation
  ) async -> Ending<Failure> {
    await end()
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
  private func end() async {
    let (nothing, source) = AsyncStream<Never>.makeStream()
    whenEnded { _ in source.finish() }
    for await _ in nothing {}
  }
}

#endif
