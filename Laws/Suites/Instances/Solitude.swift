package import Pairings

/// An actor in whose isolation nothing ever runs.
///
/// Laws are functions and in no isolation, while an effect is launched in one. In
/// this one only effects can be launched that do not wait: they are done at once by
/// their launcher, and never ask where they are.
package actor Solitude {
  private nonisolated let executor = Idle()

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// The isolation of an actor that is made for it.
  ///
  /// It may leave its actor, since no job is ever run there that could be at the same
  /// place at the same time.
  package static var isolation: Isolation {
    // `assumeIsolated` returns nothing that cannot be sent, and this never is: it is made and
    // read here, on one thread, by a closure that runs once and does not escape.
    nonisolated(unsafe) var isolation: Isolation?
    Solitude().assumeIsolated { isolation = Isolation($0) }
    guard let isolation else { preconditionFailure("An assumption runs its body.") }
    return isolation
  }

  /// An executor that refuses every job.
  private final class Idle: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      preconditionFailure("An effect that is launched here must not wait.")
    }

    /// Whoever asks is the maker.
    func checkIsolated() {}
  }
}
