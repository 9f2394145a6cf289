public import Pairings

extension Explorer {
  /// Returns a part of this explorer's view as a stream, for any isolation: the part now and after
  /// each change of it. The stream does not keep the explorer.
  ///
  ///     let titles = explorer.values(of: \.title)
  ///     Task.detached { for await title in titles { log(title) } }
  ///
  /// The stream ends when this explorer is freed, or when a task that waits for the next element is
  /// cancelled. A stream without consumers ends at the next change.
  ///
  /// - Complexity: The view of each commit is computed, and `part` is called with it.
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

/// The connection of an observer to a stream, which ends with the observer.
private final class Outlet<Element: Sendable> {
  private let continuation: AsyncStream<Element>.Continuation
  var token: ObservationToken?

  init(_ continuation: AsyncStream<Element>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }

  /// Sends an element, or cancels the observation if the stream has terminated.
  func send(_ element: Element) {
    if case .terminated = continuation.yield(element) { token?.cancel() }
  }
}
