import Dispatch
import Synchronization

/// An executor of tasks on the thread that waits for them, one job at a time.
///
/// A job ends where its task suspends. Since the next job is chosen among those that are ready, the
/// choices determine the order of all steps. A task that leaves the executor, for another thread or
/// an actor with an executor of its own, is awaited while none of the others is ready.
final class Interleaving: Sendable {
  /// The executor of one of the tasks and of all its child tasks.
  private final class Branch: TaskExecutor {
    private let owner: Interleaving
    private let number: Int

    init(_ number: Int, of owner: Interleaving) { (self.number, self.owner) = (number, owner) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      owner.ready.withLock { $0[number].append(job) }
      owner.arrived.signal()
    }
  }

  /// The jobs of each task that are ready, in the order in which they came.
  private let ready: Mutex<[[UnownedJob]]>
  private let running: Mutex<Int>
  private let arrived = DispatchSemaphore(value: 0)

  private init(_ count: Int) {
    ready = Mutex(Array(repeating: [], count: count))
    running = Mutex(count)
  }

  /// The number of steps in a row after which another task goes on, if one can, and that after which
  /// a run is endless.
  private static let (turn, most) = (100, 100_000)

  /// Runs functions to their end. Returns the reason for which they have none: no task is ready for the
  /// time of a limit, or their steps are too many. Then all of them are cancelled, and those that do not
  /// end are left.
  ///
  /// - Parameter choose: Returns the index of one of several tasks that are ready: the one that ran
  ///   last if it is among them, and then the others in their order. A larger index is that of the
  ///   last, since a task that has left the executor may not be back as soon as before.
  @discardableResult
  static func run(
    _ bodies: [@Sendable () async -> Void], limit: Duration? = nil,
    choosing choose: (_ count: Int) -> Int = { _ in 0 }
  ) -> String? {
    let this = Interleaving(bodies.count)
    let branches = bodies.indices.map { Branch($0, of: this) }
    let tasks = zip(bodies, branches).map { body, branch in
      Task(executorPreference: branch) {
        await body()
        this.running.withLock { $0 -= 1 }
      }
    }
    // Time is counted in waits, so that a process that does not run waits for nothing.
    let most = limit.map { Int(max(0, min($0 / .milliseconds(50), 1e9))) } ?? .max
    let deadlock = "a deadlock: no command goes on"
    var (last, waits, steps, inTurn) = (0, 0, 0, 0)
    while this.running.withLock({ $0 }) > 0 {
      while this.arrived.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
        guard waits <= most else { return deadlock }
        waits += 1
        if Task.isCancelled || waits > most { for task in tasks { task.cancel() } }
      }
      waits = waits > most ? waits : 0
      if Task.isCancelled { for task in tasks { task.cancel() } }
      let all = [last] + bodies.indices.filter { $0 != last }
      let open = this.ready.withLock { ready in all.filter { !ready[$0].isEmpty } }
      steps += 1
      guard steps <= Self.most else {
        for task in tasks { task.cancel() }
        return "a livelock: the commands go on without an end"
      }
      let isOver = inTurn >= Self.turn  // A task may wait for another one, and yield meanwhile.
      let next = open[
        open.count == 1 ? 0 : isOver ? 1 : min(choose(open.count), open.count - 1)]
      (last, inTurn) = (next, next == last ? inTurn + 1 : 0)
      this.ready.withLock { $0[last].removeFirst() }
        .runSynchronously(on: branches[last].asUnownedTaskExecutor())
    }
    return waits <= most ? nil : deadlock
  }
}
