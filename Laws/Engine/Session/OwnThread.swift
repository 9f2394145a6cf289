import Foundation

/// An executor that runs each job on a thread of its own. So a check of laws blocks none of the
/// threads that all tasks share.
final class OwnThread: TaskExecutor {
  static let shared = OwnThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let thread = Thread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    thread.stackSize = 8 << 20
    thread.start()
  }
}

extension Session {
  /// Checks laws on a thread of their own, so that laws that wait may use any other.
  @concurrent
  package static func reportsElsewhere(
    _ laws: sending [Law], runner: Runner, replays: [Replay] = [], in test: String = "",
    at call: String = ""
  ) async -> [Report] {
    await withTaskExecutorPreference(OwnThread.shared) {
      reports(laws, runner: runner, replays: replays, in: test, at: call)
    }
  }
}
