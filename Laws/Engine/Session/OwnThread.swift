import Foundation

/// Runs each piece of work on a thread of its own, so that none of the threads that all tasks
/// share is taken from them while laws are checked.
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
  /// Checks laws on a thread of its own, so that laws that wait may need any other.
  @concurrent
  package static func reportsElsewhere(
    _ laws: sending [Law], runner: Runner, replays: [Replay] = [], in place: String = ""
  ) async -> [Report] {
    await withTaskExecutorPreference(OwnThread.shared) {
      reports(laws, runner: runner, replays: replays, in: place)
    }
  }
}
