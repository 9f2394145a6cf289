import Pairings

/// What waits for a consumer, in the isolation of both.
final class Queue<Element> {
  private let buffering: SnapshotBuffering

  // A list in two halves, so that taking its first element is O(1), amortised.
  private var reversed: [Element] = []
  private var rest: [Element] = []

  /// Rings when there is something new, and ends when there will be nothing more.
  let bell: AsyncStream<Void>
  private let rope: AsyncStream<Void>.Continuation

  init(_ buffering: SnapshotBuffering) {
    self.buffering = buffering
    (bell, rope) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func append(_ element: Element) {
    switch buffering {
    case .unbounded: rest.append(element)
    case .newest: rest = [element]
    }
    rope.yield()
  }

  func takeFirst() -> Element? {
    if reversed.isEmpty { (reversed, rest) = (rest.reversed(), []) }
    return reversed.popLast()
  }

  func finish() { rope.finish() }
}

/// What fills a queue, and ends it when it is freed: with the observer, when its explorer is
/// gone.
final class Source<Element> {
  let queue: Queue<Element>

  init(_ queue: Queue<Element>) { self.queue = queue }

  deinit { queue.finish() }
}

/// A queue that is filled as long as somebody has the feed.
final class Feed<Element> {
  private let queue: Queue<Element>
  private let token: ObservationToken

  init(_ queue: Queue<Element>, _ token: ObservationToken) {
    (self.queue, self.token) = (queue, token)
  }

  /// Returns the next element, or nothing at the end.
  func next(isolation: isolated (any Actor)?) async -> Element? {
    while true {
      if let element = queue.takeFirst() { return element }
      var bell = queue.bell.makeAsyncIterator()
      guard await bell.next(isolation: isolation) != nil else { break }
    }
    token.cancel()
    return queue.takeFirst()
  }
}
