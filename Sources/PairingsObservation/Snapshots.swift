public import Pairings

/// A sequence of the snapshots that an explorer shows, in the isolation of the explorer. Views need
/// not be `Sendable`.
///
///     let snapshots = explorer.snapshots()
///     for await snapshot in snapshots { draw(snapshot.view) }
///
/// The sequence has every snapshot since its creation, including those before the first iteration
/// and between two iterations. Each snapshot goes to the first iterator that requests it.
///
/// The sequence ends when its explorer is freed, or when a task that waits for the next snapshot is
/// cancelled. The snapshots that were shown by then are still delivered. Freeing the sequence and
/// its iterators cancels the observation.
public struct Snapshots<View>: AsyncSequence {
  /// A committed view with its version.
  public typealias Element = Snapshot<View>

  /// The error of the sequence, which does not fail.
  public typealias Failure = Never

  let feed: Feed<Snapshot<View>>

  /// Returns an iterator, which shares its position with the other iterators of this sequence.
  public func makeAsyncIterator() -> Iterator { Iterator(feed: feed) }

  /// An iterator that waits for each snapshot.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: Feed<Snapshot<View>>

    /// Returns the next snapshot, or nil at the end.
    public mutating func next(
      isolation: isolated (any Actor)? = #isolation
    ) async -> Snapshot<View>? {
      await feed.next(isolation: isolation)
    }
  }
}

/// The policy for snapshots that are shown before they are requested.
@frozen
public enum SnapshotBuffering: Sendable {
  /// The policy that keeps all snapshots.
  case unbounded

  /// The policy that keeps the newest snapshot and drops those before it.
  case newest
}

extension Explorer {
  /// Returns the snapshots of this explorer from now on, as a sequence that does not keep the
  /// explorer.
  public func snapshots(_ buffering: SnapshotBuffering = .unbounded) -> Snapshots<View> {
    let queue = Queue<Snapshot<View>>(buffering)
    let source = Source(queue)
    return Snapshots(feed: Feed(queue, observe { source.queue.append($0) }))
  }
}
