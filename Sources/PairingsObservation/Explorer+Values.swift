public import Pairings

extension Explorer {
  /// Returns a part of what this explorer shows as a stream, for any isolation: the part now,
  /// and each time that it has become another. It does not keep the explorer.
  ///
  ///     let titles = explorer.values(of: \.title)
  ///     Task.detached { for await title in titles { log(title) } }
  ///
  /// It ends when this explorer is gone, or when the task is cancelled that waits for the next
  /// one. When nobody has it any more, that is found out by the next change.
  ///
  /// - Complexity: The view of each commit is made, and `part` called with it.
  public func values<Part: Equatable & Sendable>(
    of part: @escaping (View) -> Part,
    buffering: AsyncStream<Part>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Part> {
    let (stream, continuation) = AsyncStream<Part>.makeStream(bufferingPolicy: buffering)
    let outlet = Outlet(continuation)
    outlet.token = observe(part) { outlet.send($0) }
    return stream
  }
}

/// What an observer sends to a stream, which ends with the observer.
private final class Outlet<Element: Sendable> {
  private let continuation: AsyncStream<Element>.Continuation
  var token: ObservationToken?

  init(_ continuation: AsyncStream<Element>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }

  /// Sends an element, or stops to observe if nobody is there to have it.
  func send(_ element: Element) {
    if case .terminated = continuation.yield(element) { token?.cancel() }
  }
}
