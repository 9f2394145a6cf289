import Foundation
package import Pairings
import Synchronization

/// An isolation in which effects of Swift's tasks run step by step, on the thread that waits for
/// them: the order of all jobs, the places of concurrent work and the time are its own.
///
/// Work may pause. While no job is left, the bench continues one paused work, and then one sleep.
package final class Workbench: Sendable {
  /// The bench that runs on each thread. The runtime enqueues jobs outside of their tasks, so that
  /// a task-local value would not be found.
  private static let all = Mutex<[ObjectIdentifier: Workbench]>([:])

  private static var current: Workbench? {
    all.withLock { $0[ObjectIdentifier(Thread.current)] }
  }

  /// The place of work that nothing has shifted.
  private static let home = "home"

  private struct State {
    var jobs: [@Sendable () -> Void] = []

    /// The works that wait, each for its time or, without one, for its turn.
    var waits: [(number: Int, due: Duration?, work: UnsafeContinuation<Void, Never>)] = []
    var number = 0
    var now = Duration.zero
    var events: [String] = []
  }

  private let state = Mutex(State())

  package init() {}

  // MARK: - Work

  /// Records an act with its time.
  static func record(_ act: String) {
    current?.state.withLock { $0.events.append($0.now > .zero ? "\(act) after \($0.now)" : act) }
  }

  /// Waits for a duration in the time of the bench; without one, until the bench continues this
  /// work. A cancellation ends the wait.
  static func wait(
    for duration: Duration? = nil, isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let bench = current, duration != .zero else { return }
    let number = bench.state.withLock { state in
      state.number += 1
      return state.number
    }
    await withTaskCancellationHandler {
      _ = isolation  // Without it, the body would leave the isolation.
      await withUnsafeContinuation { work in
        let isCancelled = Task.isCancelled
        bench.state.withLock { state in
          if !isCancelled { state.waits.append((number, duration.map { state.now + $0 }, work)) }
        }
        if isCancelled { work.resume() }
      }
    } onCancel: {
      bench.wake(number)
    }
  }

  private func wake(_ number: Int) {
    let work = state.withLock { state in
      state.waits.firstIndex { $0.number == number }.map { state.waits.remove(at: $0).work }
    }
    work?.resume()
  }

  // MARK: - Steps

  /// Launches an effect and performs all its steps. One that does not end is cancelled.
  ///
  /// - Parameters:
  ///   - isLastFirst: True if the work that paused last continues first.
  ///   - step: The number of continued works after which the effect is cancelled, if it is.
  func run<Failure: Error, Value>(
    _ effect: Kind<AsyncOf<Failure>, Value>, lastFirst isLastFirst: Bool = false,
    cancelledAt step: Int? = nil
  ) -> (ends: [Outcome<Value, Failure>], steps: Int) {
    var (ends, steps): ([Outcome<Value, Failure>], Int) = ([], 0)
    let thread = ObjectIdentifier(Thread.current)
    let outer = Self.all.withLock { $0.updateValue(self, forKey: thread) }
    defer { Self.all.withLock { $0[thread] = outer } }
    do {
      var cancel: (() -> Void)? = AsyncOf.launch(effect, on: isolation) { ends.append($0) }
      while true {
        if let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
          job()
        } else if steps == step, let cancelNow = cancel.take() {
          cancelNow()
        } else if continueWork(isLastFirst) {
          steps += 1
        } else if !wakeNext() {
          guard ends.isEmpty, let cancelNow = cancel.take() else { break }
          cancelNow()
        }
      }
    }
    return (ends, steps)
  }

  private func continueWork(_ isLastFirst: Bool) -> Bool {
    let pauses = state.withLock { $0.waits.filter { $0.due == nil } }
    guard let next = isLastFirst ? pauses.last : pauses.first else { return false }
    wake(next.number)
    return true
  }

  /// Advances the time to the end of the next sleep. Returns true if there was one.
  private func wakeNext() -> Bool {
    let next = state.withLock { state in
      let next = state.waits.min { ($0.due ?? .zero, $0.number) < ($1.due ?? .zero, $1.number) }
      state.now = next?.due ?? state.now
      return next?.number
    }
    if let next { wake(next) }
    return next != nil
  }

  /// Records the acts with their times, and the time at the end.
  func observe(_ seen: inout Observation) {
    let (events, now) = state.withLock { ($0.events, $0.now) }
    for event in events { event.observe(&seen) }
    seen.record(now.milliseconds, "at the end \(now)")
  }

  // MARK: - Isolation and places

  /// The isolation of a new actor, whose jobs this bench runs.
  ///
  /// The isolation may leave its actor, since all jobs run one after the other.
  package var isolation: Isolation {
    let owner = Owner(Jobs(of: self))
    // `assumeIsolated` returns only a value that can be sent, and this one never is: it is created
    // and read here, on one thread, by a closure that runs once and does not escape.
    nonisolated(unsafe) var isolation: Isolation?
    owner.assumeIsolated {
      isolation = Isolation($0, place: Self.place(Self.home)) { await Self.wait(for: $0) }
    }
    guard let isolation else { preconditionFailure("An assumption runs its body.") }
    return isolation
  }

  /// Returns a place for concurrent work on the present bench.
  static func place(_ name: String) -> Workplace { Workplace(Place(name)) }

  private actor Owner {
    private nonisolated let jobs: Jobs
    nonisolated var unownedExecutor: UnownedSerialExecutor { jobs.asUnownedSerialExecutor() }

    init(_ jobs: Jobs) { self.jobs = jobs }
  }

  private final class Jobs: SerialExecutor {
    private let bench: Workbench

    init(of bench: Workbench) { self.bench = bench }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      bench.state.withLock { state in
        state.jobs.append { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      }
    }

    /// Succeeds always, since one thread runs all jobs.
    func checkIsolated() {}
  }

  /// An executor that records that work arrives.
  private final class Place: TaskExecutor {
    private let name: String

    init(_ name: String) { self.name = name }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      guard let bench = Workbench.current else {
        preconditionFailure("A place of a bench has work of its effects only.")
      }
      if name != Workbench.home { Workbench.record("at \(name)") }
      bench.state.withLock { state in
        state.jobs.append { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
      }
    }
  }
}
