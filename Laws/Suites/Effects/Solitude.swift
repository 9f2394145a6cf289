package import Pairings

/// An actor in whose isolation no job ever runs.
///
/// Laws are functions without isolation, while an effect is launched in one. In this isolation,
/// only effects that do not wait can be launched. Their launcher runs them at once, and they never
/// check their isolation.
package actor Solitude {
  private nonisolated let executor = Idle()

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// The isolation of a new actor.
  ///
  /// The isolation may leave its actor. No job ever runs there that could run concurrently.
  package static var isolation: Isolation {
    // `assumeIsolated` returns only a value that can be sent, and this one never is: it is created
    // and read here, on one thread, by a closure that runs once and does not escape.
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

    /// Succeeds always, since only the creator calls this.
    func checkIsolated() {}
  }
}
