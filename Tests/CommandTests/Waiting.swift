import Foundation
import Testing

/// A trait that runs tests which wait for a process on separate threads, so that these tests do not
/// hold up the tests that compute.
struct Waiting: SuiteTrait, TestTrait, TestScoping {
  fileprivate let threads: Threads

  /// True, since the trait of a suite applies to each of its tests.
  var isRecursive: Bool { true }

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(threads, operation: body)
  }

  fileprivate final class Threads: TaskExecutor {
    static let (shared, alone) = (Threads(2), Threads(1))

    private let queue = OperationQueue()

    init(_ count: Int) { queue.maxConcurrentOperationCount = count }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == Waiting {
  /// The trait of a test that waits for a process.
  static var waiting: Self { Waiting(threads: .shared) }

  /// The trait of tests that wait for a process, one at a time, and behind no other suite.
  static var waitingInTurn: Self { Waiting(threads: .alone) }
}
