#if !hasFeature(Embedded)  // As Async.

// Imported for an atomic word from the toolchain: a task is cancelled from any thread, and the
// framework has no locks.
import Synchronization

/// A one-shot signal to one task, given by a call from any thread or by the cancellation of the
/// task.
///
/// The waiting task hops to the signal, which is the executor of its own isolation and stores the
/// job. ``give()`` runs the job, which only hops back: so it is queued where the task was before. A
/// continuation would resume on the global executor first, and wake a second thread for the hop.
@usableFromInline
package actor Signal: SerialExecutor {
  /// The states before the wait and after the signal. In between, the state is the job of the waiting
  /// task, which is a pointer and so neither of them.
  private static let new: UInt = 0
  private static let given: UInt = 1

  private nonisolated let state = Atomic(Signal.new)
  private nonisolated let place: Workplace?

  /// Creates a signal. The place is that of the task that gives it at a cancellation.
  @usableFromInline
  package init(at place: Workplace? = nil) { self.place = place }

  @usableFromInline
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  /// Stores the job of the waiting task, or runs it if the signal was given before.
  ///
  /// The cast is sound: a job is one word, and ``takeJob()`` gets that word back unchanged.
  @usableFromInline
  package nonisolated func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let waiting = unsafe unsafeBitCast(job, to: UInt.self)
    let (isWaiting, _) = state.compareExchange(
      expected: Self.new, desired: waiting, ordering: .acquiringAndReleasing)
    if !isWaiting { unsafe job.runSynchronously(on: unownedExecutor) }
  }

  /// Resumes the waiting task, or lets a later wait return at once.
  @usableFromInline
  package nonisolated func give() {
    if let job = takeJob() { unsafe job.runSynchronously(on: unownedExecutor) }
  }

  /// Marks the signal as given, and returns the job of the task that waited, if one did.
  ///
  /// The cast is sound: a state that is neither `new` nor `given` was a job before ``enqueue(_:)``
  /// stored it. The job is run once, as it has to be: only one call takes it out.
  private nonisolated func takeJob() -> UnownedJob? {
    let before = state.exchange(Self.given, ordering: .acquiringAndReleasing)
    guard before != Self.new, before != Self.given else { return nil }
    return unsafe unsafeBitCast(before, to: UnownedJob.self)
  }

  /// Returns once the job of the caller runs.
  @inline(never)
  private func pass() {}

  /// Gives the signal because the waiting task is cancelled. The job runs in a task of its own, since
  /// the runtime forbids that the cancelled task runs while its handlers are called.
  ///
  /// This handler is the innermost one and so the first. A ``give()`` from another handler of the
  /// same cancellation finds no job.
  private nonisolated func giveAtCancellation() {
    guard let job = takeJob() else { return }
    Task.detached(executorPreference: place?.executor) {
      unsafe job.runSynchronously(on: self.unownedExecutor)
    }
  }

  /// Waits for a signal or for the cancellation of the task; only one task may, once.
  ///
  /// The body of the handler names the isolation. A body without it would leave the isolation, and
  /// wake another thread if a job waits there.
  @usableFromInline
  package static func wait(
    for signal: Signal, isolation: isolated (any Actor)? = #isolation
  ) async {
    await withTaskCancellationHandler {
      _ = isolation
      await signal.pass()
    } onCancel: {
      signal.giveAtCancellation()
    }
  }
}

#endif
