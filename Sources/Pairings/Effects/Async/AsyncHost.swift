#if !hasFeature(Embedded)  // As Async.

/// What a fiber of ``Async`` waits with: Swift's own tasks.
///
/// A fiber that waits leaves its work here, and the task that drives the fiber
/// awaits it. Work brings back what resumes the fiber and never resumes it by itself:
/// `drive(_:)` alone does, which is how whatever follows a wait is in the isolation,
/// wherever the work has been.
public final class AsyncHost: CoroutineHost {
  @usableFromInline let isolation: Isolation

  /// Where work that may leave the isolation is done; by default, where Swift does
  /// concurrent work.
  @usableFromInline var place: Workplace?

  /// What is awaited, and returns what is to be done after it in the isolation.
  @usableFromInline typealias Work = () async -> () -> Void

  /// What the fiber waits for.
  private var work: Work?

  /// The task that was started to drive the fiber, if any.
  private var task: Task<Void, Never>?

  /// Whether a task drives the fiber: whether the task that runs this is its own.
  private var isDriven = false

  @usableFromInline
  init(_ isolation: Isolation, place: Workplace? = nil) {
    self.isolation = isolation
    self.place = place
  }

  /// Whether the task that drives the fiber is cancelled.
  public var isCancelled: Bool { isDriven && Task.isCancelled }

  /// Makes a host in the same isolation and at the same place.
  public func branch() -> AsyncHost { AsyncHost(isolation, place: place) }

  /// Runs fibers in tasks of their own, as far as they wait.
  public func join(
    _ branches: [Fiber<AsyncHost>], of fiber: Fiber<AsyncHost>, _ resume: @escaping () -> Void
  ) {
    // Up to its first wait a branch is driven by the same task, whose cancellation it learns of
    // unless it is out of reach.
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

  /// Lets a fiber wait for work. In a shielded fiber, the work does not learn that the
  /// fiber's task is cancelled.
  ///
  /// - Parameter cancel: What a cancellation does that comes before there is a task.
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

  /// Awaits the outcome of work, which is not begun once the fiber is cancelled, and
  /// resumes the fiber with it.
  @inlinable
  func wait<Value, Failure>(
    _ fiber: Fiber<AsyncHost>, _ resume: @escaping (Outcome<Value, Failure>) -> Void,
    for work: @escaping () async -> Outcome<Value, Failure>
  ) {
    wait(fiber, orCancel: { self.withdraw { resume(.cancelled) } }) {
      await self.perform(work, of: fiber, resume)
    }
  }

  /// Lets a fiber wait for an answer, and its task with it.
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

  /// Awaits the outcome of work unless the fiber is cancelled; returns what resumes it.
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

  /// Drives a fiber to its end, in the task that calls this.
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
