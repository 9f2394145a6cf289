import Dispatch
import Synchronization

extension Law {
  /// States a law of functions that wait: the values are drawn, and then both sides are made by
  /// a function that may suspend and throw.
  ///
  ///     Law.waiting("order", "sorted(list) == list.sorted()", Int.domain.array()) { trial in
  ///       let list = trial.any("list", Int.domain.array())
  ///       return { (try await server.sorted(list), list.sorted()) }
  ///     }
  ///
  /// It runs on the thread that checks the law, which waits for what ends elsewhere. A test
  /// checks it by `await expectLaws(…)`: that is a thread of its own, which nobody else needs.
  /// Where the test is cancelled, as by a time limit, so is what it waits for.
  ///
  /// - Precondition: With `Runner.check(_:)` it does not need the actor, or all of the threads,
  ///   on which laws are checked.
  public static func waiting<Value: Sendable>(
    _ name: String, _ statement: String, _ domain: Domain<Value>, _ role: Role = .essential,
    sides: @escaping (inout Trial) -> @Sendable () async throws -> (Value, Value)
  ) -> Law {
    var law = Law(name, statement, role) { trial in
      let (left, right) = try ThreadExecutor().run(sides(&trial))
      return trial.equal(left, right, domain)
    }
    law.isWaiting = true
    return law
  }
}

/// Runs a function that suspends on the thread that waits for it, so that none of the threads
/// that all tasks share is taken from them.
private final class ThreadExecutor<Value: Sendable>: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let arrived = DispatchSemaphore(value: 0)
  private let outcome = Mutex<Result<Value, any Error>?>(nil)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrived.signal()
  }

  /// Runs a function to its end; its jobs come one at a time.
  func run(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
    let task = Task(executorPreference: self) { [self] in
      do {
        let value = try await body()
        outcome.withLock { $0 = .success(value) }
      } catch {
        outcome.withLock { $0 = .failure(error) }
      }
    }
    while true {
      while arrived.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
        if Task.isCancelled { task.cancel() }
      }
      if Task.isCancelled { task.cancel() }
      jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
      if let outcome = outcome.withLock({ $0 }) { return try outcome.get() }
    }
  }
}
