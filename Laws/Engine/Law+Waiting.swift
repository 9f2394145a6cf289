import Dispatch
import Synchronization

extension Law {
  /// Returns a law of functions that wait. The values are drawn, and then a function that may
  /// suspend and throw computes both sides.
  ///
  ///     Law.waiting("order", "sorted(list) == list.sorted()", Int.domain.array()) { trial in
  ///       let list = trial.any("list", Int.domain.array())
  ///       return { (try await server.sorted(list), list.sorted()) }
  ///     }
  ///
  /// The function runs on the thread that checks the law, which blocks until the function ends. In
  /// a test, `await expectLaws(…)` provides a thread that no other code needs. A cancellation of
  /// the test, by a time limit for example, cancels the function as well.
  ///
  /// - Precondition: With `Runner.check(_:)`, the function needs neither the actor nor all of the
  ///   threads on which laws are checked.
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

/// An executor of a function that suspends, on the thread that waits for it. So it blocks none of
/// the threads that all tasks share.
private final class ThreadExecutor<Value: Sendable>: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let arrived = DispatchSemaphore(value: 0)
  private let outcome = Mutex<Result<Value, any Error>?>(nil)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrived.signal()
  }

  /// Runs a function to its end, with one job at a time.
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
