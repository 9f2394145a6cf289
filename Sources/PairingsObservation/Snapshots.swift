public import Pairings

/// The snapshots that an explorer shows, one after the other, in the isolation of the
/// explorer; views need not be `Sendable`.
///
///     let snapshots = explorer.snapshots()
///     for await snapshot in snapshots { draw(snapshot.view) }
///
/// It has all that is shown since it was made, also what is shown before somebody iterates,
/// and between two iterations: each snapshot goes to the first who asks.
///
/// It ends when its explorer is gone, or when a task is cancelled that waits for the next one;
/// what was shown by then still comes. When it is dropped with its iterators, it stops to
/// observe.
public struct Snapshots<View>: AsyncSequence {
  /// A committed view with its version.
  public typealias Element = Snapshot<View>

  /// It does not fail.
  public typealias Failure = Never

  let feed: Feed<Snapshot<View>>

  /// Returns an iterator, which goes on where others of this sequence are.
  public func makeAsyncIterator() -> Iterator { Iterator(feed: feed) }

  /// Waits for one snapshot after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: Feed<Snapshot<View>>

    /// Returns the next snapshot, or nothing at the end.
    public mutating func next(
      isolation: isolated (any Actor)? = #isolation
    ) async -> Snapshot<View>? {
      await feed.next(isolation: isolation)
    }
  }
}

/// What becomes of snapshots that are shown before somebody asks for them.
@frozen
public enum SnapshotBuffering: Sendable {
  /// All of them wait.
  case unbounded

  /// The newest waits, and those before it are skipped.
  case newest
}

extension Explorer {
  /// Returns what this explorer shows from now on, as a sequence; it does not keep the
  /// explorer.
  public func snapshots(_ buffering: SnapshotBuffering = .unbounded) -> Snapshots<View> {
    let queue = Queue<Snapshot<View>>(buffering)
    let source = Source(queue)
    return Snapshots(feed: Feed(queue, observe { source.queue.append($0) }))
  }
}
