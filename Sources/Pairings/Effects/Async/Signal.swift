#if !hasFeature(Embedded)  // As Async.

// For an atomic word, the toolchain's own: a task is cancelled from any thread, and the framework
// has no locks.
import Synchronization

/// What one task waits for: a call, from any thread, or that the task is cancelled.
///
/// A stream that is finished would do as well, and takes a microsecond more.
@usableFromInline
final class Signal: Sendable {
  private typealias Continuation = UnsafeContinuation<Void, Never>

  /// What the state is before anybody waits, and once the signal was given; in between it is the
  /// continuation of the task that waits, a pointer, and so neither.
  private static let new: UInt = 0
  private static let given: UInt = 1

  private let state = Atomic(Signal.new)

  @usableFromInline
  init() {}

  /// Lets the task that waits go on, now or as soon as it would wait.
  ///
  /// The cast is sound: what is neither new nor given was a continuation before ``wait()`` put it
  /// there. It is resumed once, as it has to be: only one call takes it out.
  @usableFromInline
  func give() {
    let before = state.exchange(Self.given, ordering: .acquiringAndReleasing)
    guard before != Self.new, before != Self.given else { return }
    unsafe unsafeBitCast(before, to: Continuation.self).resume()
  }

  /// Waits for the signal or for the cancellation of the task; only one task may, once.
  ///
  /// The cast is sound: a continuation is a word that nobody looks into, and it comes back
  /// in ``give()`` as it was.
  @usableFromInline
  func wait() async {
    await withTaskCancellationHandler {
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
