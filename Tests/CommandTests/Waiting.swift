import Foundation
import Testing

/// Runs tests that wait for a process on threads of their own, so that those of tasks go on with
/// the tests that compute.
struct Waiting: SuiteTrait, TestTrait, TestScoping {
  fileprivate let threads: Threads

  /// Of a suite, each test for itself.
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
  /// It waits for a process.
  static var waiting: Self { Waiting(threads: .shared) }

  /// It waits for a process, each test after the one before, and behind no other suite.
  static var waitingInTurn: Self { Waiting(threads: .alone) }
}
