import Foundation
import Testing

/// A trait that runs tests which wait for a process on separate threads, so that these tests do not
/// hold up the tests that compute.
struct Waiting: SuiteTrait, TestTrait, TestScoping {
  /// True, since the trait of a suite applies to each of its tests.
  var isRecursive: Bool { true }

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Threads.shared, operation: body)
  }

  private final class Threads: TaskExecutor {
    static let shared = Threads(2)

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
  static var waiting: Self { Waiting() }
}
