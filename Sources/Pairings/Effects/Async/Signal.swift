#if !hasFeature(Embedded)  // As Async.

// Imported for an atomic word from the toolchain: a task is cancelled from any thread, and the
// framework has no locks.
import Synchronization

/// A one-shot signal to one task, given by a call from any thread or by the cancellation of the
/// task.
///
/// A finished stream would serve as well, and takes a microsecond more.
@usableFromInline
final class Signal: Sendable {
  private typealias Continuation = UnsafeContinuation<Void, Never>

  /// The states before the wait and after the signal. In between, the state is the continuation of
  /// the waiting task, which is a pointer and so neither of them.
  private static let new: UInt = 0
  private static let given: UInt = 1

  private let state = Atomic(Signal.new)

  @usableFromInline
  init() {}

  /// Resumes the waiting task, or lets a later wait return at once.
  ///
  /// The cast is sound: a state that is neither `new` nor `given` was a continuation before
  /// ``wait()`` stored it. The continuation is resumed once, as it has to be: only one call takes
  /// it out.
  @usableFromInline
  func give() {
    let before = state.exchange(Self.given, ordering: .acquiringAndReleasing)
    guard before != Self.new, before != Self.given else { return }
    unsafe unsafeBitCast(before, to: Continuation.self).resume()
  }

  /// Waits for the signal or for the cancellation of the task; only one task may, once.
  ///
  /// The body of the handler names the isolation. A body without it would leave the isolation, and
  /// wake another thread if a job waits there.
  ///
  /// The cast is sound: a continuation is one word, and ``give()`` gets that word back unchanged.
  @usableFromInline
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      _ = isolation
      await unsafe withUnsafeContinuation { (continuation: Continuation) in
        let waiting = unsafe unsafeBitCast(continuation, to: UInt.self)
        let (isWaiting, _) = state.compareExchange(
          expected: Self.new, desired: waiting, ordering: .acquiringAndReleasing)
        if !isWaiting { unsafe continuation.resume() }  // It was given before.
      }
    } onCancel: {
      give()
    }
  }
}

#endif
