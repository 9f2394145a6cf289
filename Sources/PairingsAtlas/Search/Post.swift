// For an atomic reference, the toolchain's own: who writes and who reads wait for nothing.
import Synchronization

/// A report that everybody can read, and where its writer's next one will be.
final class Post<Arrival: Sendable>: Sendable {
  let report: PatrolReport<Arrival>
  private let following = AtomicLazyReference<Post>()

  init(_ report: PatrolReport<Arrival>) { self.report = report }

  /// Makes the next report known; the first one stays.
  func follow(with next: Post) { _ = following.storeIfNil(next) }

  /// The next report, once it is there.
  ///
  /// Who waits keeps its thread for some milliseconds, as far as no other task needs it: the
  /// others are nearly done, and to wake a thread takes longer. It asks often, since there may be
  /// more of them than threads.
  func next() async -> Post {
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
