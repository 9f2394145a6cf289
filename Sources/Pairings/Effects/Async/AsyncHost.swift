#if !hasFeature(Embedded)  // As Async.

/// The host of an ``Async``'s fiber, which waits by means of Swift tasks.
///
/// A fiber that waits leaves its work here, and the task that drives the fiber awaits it. The work
/// returns the function that resumes the fiber and never calls it: only `drive(_:)` does. So the
/// continuation of a wait runs in the isolation, regardless of where the work ran.
public final class AsyncHost: CoroutineHost {
  @usableFromInline let isolation: Isolation

  /// The place of work that may leave the isolation; by default, that of Swift's concurrent work.
  @usableFromInline var place: Workplace?

  /// A wait, which returns the function to call after it in the isolation.
  @usableFromInline typealias Work = () async -> () -> Void

  /// The present wait of the fiber.
  private var work: Work?

  /// The task that was started to drive the fiber, if there is one.
  private var task: Task<Void, Never>?

  /// True while a task drives the fiber. Then the present task is the fiber's own.
  private var isDriven = false

  @usableFromInline
  init(_ isolation: Isolation, place: Workplace? = nil) {
    self.isolation = isolation
    self.place = place
  }

  /// True if the task that drives the fiber is cancelled.
  public var isCancelled: Bool { isDriven && Task.isCancelled }

  /// Returns a host in the same isolation and at the same place.
  public func branch() -> AsyncHost { AsyncHost(isolation, place: place) }

  /// Runs fibers concurrently; those that wait continue in tasks of their own.
  public func join(
    _ branches: [Fiber<AsyncHost>], of fiber: Fiber<AsyncHost>, _ resume: @escaping () -> Void
  ) {
    // Up to its first wait, a branch is driven by the task of `fiber` and observes the cancellation
    // of that task, unless `fiber` is shielded.
    let isReached = isDriven && !fiber.isShielded
    for branch in branches {
      branch.host.isDriven = isReached
      branch.proceed()
      branch.host.isDriven = false
    }
    let waiting = branches.filter { unsafe !$0.hasEnded }
    guard !waiting.isEmpty else { return resume() }
    let cancel = {
      for branch in waiting { branch.cancel() }
      if waiting.allSatisfy({ unsafe $0.hasEnded }) { self.withdraw(resume) }
    }
    wait(fiber, orCancel: cancel) {
      let tasks = waiting.map { $0.host.launch($0) }
      await withTaskCancellationHandler {
        for task in tasks { await task.value }
      } onCancel: {
        for task in tasks { task.cancel() }
      }
      return resume
    }
  }

  /// Makes a fiber wait for work. In a shielded fiber, the work does not observe the cancellation
  /// of the fiber's task.
  ///
  /// - Parameter cancel: The function that a cancellation calls before there is a task.
  @usableFromInline
  func wait(
    _ fiber: Fiber<AsyncHost>, orCancel cancel: @escaping () -> Void, for work: @escaping Work
  ) {
    if !fiber.isShielded {
      fiber.onCancelAwaitingEnd { self.task.map { $0.cancel() } ?? cancel() }
    }
    self.work = fiber.isShielded ? { await self.shielding(work) } : work
  }

  /// Awaits work in a task of its own.
  private func shielding(_ work: @escaping Work) async -> () -> Void {
    var resume: () -> Void = {}
    await isolation.start { resume = await work() }.value
    return resume
  }

  /// Makes a fiber wait for the outcome of work, and resumes it with the outcome. Work does not
  /// begin once the fiber is cancelled.
  @inlinable
  func wait<Value, Failure>(
    _ fiber: Fiber<AsyncHost>, _ resume: @escaping (Outcome<Value, Failure>) -> Void,
    for work: @escaping () async -> Outcome<Value, Failure>
  ) {
    wait(fiber, orCancel: { self.withdraw { resume(.cancelled) } }) {
      await self.perform(work, of: fiber, resume)
    }
  }

  /// Makes a fiber wait for an answer, and its task with it.
  public func _awaitAnswer<Answer, Failure: Error>(
    of fiber: Fiber<AsyncHost>, _ start: (@escaping (Answer?) -> Void) -> () -> Void,
    _ resume: @escaping (Outcome<Answer, Failure>) -> Void
  ) {
    let signal = Signal()
    var outcome: Outcome<Answer, Failure>?
    let withdraw = start { answer in
      outcome = answer.map { .success($0) } ?? .cancelled
      signal.give()
    }
    wait(fiber, orCancel: {}) {
      if !fiber.isCancelled { await signal.wait() }
      if outcome == nil { withdraw() }
      let end = fiber.isCancelled ? .cancelled : outcome ?? .cancelled
      return { resume(end) }
    }
    guard !fiber.isShielded else { return }
    fiber.onCancelAwaitingEnd {  // A cancellation withdraws the value at once.
      withdraw()
      if let task = self.task { task.cancel() } else { self.withdraw { resume(.cancelled) } }
    }
  }

  /// Awaits the outcome of work unless the fiber is cancelled. Returns the function that resumes
  /// the fiber.
  @inlinable
  func perform<Value, Failure>(
    _ work: () async -> Outcome<Value, Failure>, of fiber: Fiber<AsyncHost>,
    _ resume: @escaping (Outcome<Value, Failure>) -> Void
  ) async -> () -> Void {
    let outcome = fiber.isCancelled ? .cancelled : await work()
    return { resume(fiber.isCancelled ? .cancelled : outcome) }
  }

  /// Resumes a fiber whose work has not begun.
  @usableFromInline
  func withdraw(_ resume: () -> Void) {
    work = nil
    resume()
  }

  /// Drives a fiber to its end, in the caller's task.
  func drive(_ fiber: Fiber<AsyncHost>) async {
    isDriven = true
    fiber.proceed()
    while let work = work.take() {
      let resume = await work()
      isolation.check()
      resume()
    }
    isDriven = false
  }

  /// Runs a fiber up to its first wait, and the rest in a task.
  @usableFromInline
  static func start(_ fiber: Fiber<AsyncHost>) {
    fiber.proceed()
    if unsafe !fiber.hasEnded { fiber.host.launch(fiber) }
  }

  /// Drives a fiber to its end, in a task of its own.
  @discardableResult
  func launch(_ fiber: Fiber<AsyncHost>) -> Task<Void, Never> {
    let task = isolation.start { await self.drive(fiber) }
    self.task = task
    return task
  }
}

#endif
