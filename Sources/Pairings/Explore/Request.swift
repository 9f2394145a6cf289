/// Something that was sent to an ``Explorer`` and goes on, or waits its turn.
///
/// Cancelling it before a commit means that the commit does not happen; a commit
/// that has happened stands.
public final class Request<Failure: Error> {
  /// How it ended; nothing while it goes on.
  public private(set) var outcome: Ending<Failure>?

  private var stop: (() -> Void)?
  private var observers: [(Ending<Failure>) -> Void] = []

  @usableFromInline
  init() {}

  /// Cancels what was not committed yet.
  public func cancel() {
    guard outcome == nil else { return }
    if let stop { stop() } else { end(.cancelled) }
  }

  /// Calls an observer with the outcome, now or once it is there.
  public func whenEnded(_ receive: @escaping (Ending<Failure>) -> Void) {
    if let outcome { receive(outcome) } else { observers.append(receive) }
  }

  /// Starts what was sent, unless it was cancelled before.
  @usableFromInline
  func start(_ launch: (@escaping (Ending<Failure>) -> Void) -> () -> Void) {
    guard outcome == nil else { return }
    let stop = launch(end)
    if outcome == nil { self.stop = stop }
  }

  private func end(_ outcome: Ending<Failure>) {
    self.outcome = outcome
    stop = nil
    for receive in observers { receive(outcome) }
    observers = []
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
