#if !hasFeature(Embedded)  // As Async.

/// The host of an ``Async``'s fiber, which waits by means of Swift tasks.
///
/// A fiber that waits leaves its work here, and the task that drives the fiber awaits it. The fiber
/// is resumed once that task is back in the isolation, regardless of where the work ran.
public final class _AsyncHost: CoroutineHost {
  @usableFromInline let isolation: Isolation

  /// The place of work that may leave the isolation; by default, that of Swift's concurrent work.
  @usableFromInline var place: Workplace?

  /// A wait, which resumes the fiber in the isolation.
  @usableFromInline typealias Work = () async -> Void

  /// The present wait of the fiber.
  @usableFromInline var work: Work?

  /// The task that was started to drive the fiber, if there is one.
  private var task: Task<Void, Never>?

  /// True while a task drives the fiber. Then the present task is the fiber's own.
  private var isDriven = false

  @usableFromInline
  init(_ isolation: Isolation, place: Workplace? = nil) {
    self.isolation = isolation
    self.place = place ?? isolation.place
  }

  /// True if the task that drives the fiber is cancelled.
  public var isCancelled: Bool { isDriven && Task.isCancelled }

  /// Returns a host in the same isolation and at the same place.
  public func branch() -> _AsyncHost { _AsyncHost(isolation, place: place) }

  /// Runs fibers concurrently; those that wait continue in tasks of their own.
  public func join(
    _ branches: [Fiber<_AsyncHost>], of fiber: Fiber<_AsyncHost>, _ resume: @escaping () -> Void
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
    wait(fiber, { (_: Outcome<Void, Never>) in resume() }, evenIfCancelled: true) {
      await Self.wait(for: waiting.map { $0.host.launch($0) })
      return .success(())
    }
    guard !fiber.isShielded else { return }
    fiber.onCancelAwaitingEnd {
      if let task = self.task { return task.cancel() }
      for branch in waiting { branch.cancel() }
      guard waiting.allSatisfy({ unsafe $0.hasEnded }) else { return }
      self.work = nil
      resume()
    }
  }

  /// Waits for tasks, which are cancelled with the present one. The body of the handler names the
  /// isolation, as that of a ``Signal`` does.
  private static func wait(
    for tasks: [Task<Void, Never>], isolation: isolated (any Actor)? = #isolation
  ) async {
    await withTaskCancellationHandler {
      _ = isolation
      for task in tasks { await task.value }
    } onCancel: {
      for task in tasks { task.cancel() }
    }
  }

  /// Lets a fiber wait for the outcome of work, which is not begun once the fiber is cancelled
  /// unless it is to be; what resumes the fiber makes a cancellation of the outcome then. In a
  /// shielded fiber, the work does not learn that the fiber's task is cancelled.
  @inlinable
  func wait<Value, Failure>(
    _ fiber: Fiber<_AsyncHost>, _ resume: @escaping (Outcome<Value, Failure>) -> Void,
    evenIfCancelled isAlways: Bool = false,
    for work: @escaping () async -> Outcome<Value, Failure>
  ) {
    wait(fiber) {
      var outcome = Outcome<Value, Failure>.cancelled
      if isAlways || !fiber.isCancelled {
        outcome = fiber.isShielded ? await fiber.host.shielding(work) : await work()
      }
      fiber.host.end(outcome, resume)
    }
  }

  /// Lets a fiber wait for work, which resumes the fiber at its end.
  @inlinable
  func wait(_ fiber: Fiber<_AsyncHost>, for work: @escaping Work) {
    if !fiber.isShielded { fiber.onCancelAwaitingEnd { fiber.host.cancel(fiber) } }
    self.work = work
  }

  /// Resumes a fiber with the outcome of its wait, in the isolation.
  @inlinable
  func end<Value, Failure>(
    _ outcome: Outcome<Value, Failure>, _ resume: (Outcome<Value, Failure>) -> Void
  ) {
    isolation.check()
    resume(outcome)
  }

  /// Cancels the task that drives a fiber; ends its wait if there is none yet.
  @usableFromInline
  func cancel(_ fiber: Fiber<_AsyncHost>) {
    if let task { return task.cancel() }
    work = nil
    fiber.endWait()
  }

  /// Awaits the outcome of work in a task of its own.
  @usableFromInline
  func shielding<Value, Failure>(
    _ work: @escaping () async -> Outcome<Value, Failure>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome<Value, Failure> {
    var outcome = Outcome<Value, Failure>.cancelled
    await Task { [place = self.isolation.place] in
      _ = isolation
      await Workplace.preferring(place) {
        _ = isolation
        outcome = await work()
      }
    }.value
    return outcome
  }

  /// Drives a fiber to its end, in the caller's task.
  @usableFromInline @inline(__always)
  func drive(_ fiber: Fiber<_AsyncHost>) async {
    isDriven = true
    fiber.proceed()
    while let work {
      self.work = nil
      await work()
    }
    isDriven = false
  }

  /// Runs a fiber up to its first wait, and the rest in a task.
  @usableFromInline
  static func start(_ fiber: Fiber<_AsyncHost>) {
    fiber.proceed()
    if unsafe !fiber.hasEnded { fiber.host.launch(fiber) }
  }

  /// Drives a fiber to its end, in a task of its own.
  @discardableResult
  func launch(_ fiber: Fiber<_AsyncHost>) -> Task<Void, Never> {
    let task = isolation.drive(fiber)
    self.task = task
    return task
  }
}

#endif
