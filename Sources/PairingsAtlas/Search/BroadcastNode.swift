// For an atomic reference, the toolchain's own: readers and the writer do not block.
import Synchronization

/// A node of a linked list in which one worker broadcasts its reports to all workers.
final class BroadcastNode<Successor: Sendable>: Sendable {
  let report: PartitionReport<Successor>
  private let following = AtomicLazyReference<BroadcastNode>()

  init(_ report: PartitionReport<Successor>) { self.report = report }

  /// Appends the next node, unless there is one.
  func follow(with next: BroadcastNode) { _ = following.storeIfNil(next) }

  /// Returns the next node, once it is there.
  ///
  /// The reader spins for some milliseconds if no other task needs its thread. The other workers
  /// are nearly done, and to wake a thread takes longer. The reader yields often, since there may
  /// be more workers than threads.
  func next() async -> BroadcastNode {
    var tries = 0
    while true {
      if let next = following.load() { return next }
      tries += 1
      if tries.isMultiple(of: 500) { await Task.yield() }
      guard tries > 50_000 else { continue }
      await Task.yield()  // To sleep lets go of nothing in a task that is cancelled.
      try? await Task.sleep(for: .microseconds(50))
    }
  }
}
