import Pairings

/// A queue of elements for a consumer in the same isolation.
final class Queue<Element> {
  private let buffering: SnapshotBuffering

  // A list in two halves, so that the removal of its first element is O(1), amortised.
  private var reversed: [Element] = []
  private var rest: [Element] = []

  /// A signal that there are new elements, which finishes after the last one.
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

/// The producer of a queue, which finishes the queue when it is freed: with the observer, at the
/// end of the explorer.
final class Source<Element> {
  let queue: Queue<Element>

  init(_ queue: Queue<Element>) { self.queue = queue }

  deinit { queue.finish() }
}

/// A queue with the token of its observer, which the feed keeps registered.
final class Feed<Element> {
  private let queue: Queue<Element>
  private let token: ObservationToken

  init(_ queue: Queue<Element>, _ token: ObservationToken) {
    (self.queue, self.token) = (queue, token)
  }

  /// Returns the next element, or nil at the end.
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
