#if !hasFeature(Embedded)  // As _StageHost.

public import PairingsCore

/// An effect for tests. Its steps have names and run on a ``Stage``, at the time and in the order
/// that the test chooses.
///
///     let load = Rehearsal<Offline, Page>.step("load") { home }
///     let stage = Stage<Offline>()
///     stage.launch(load.retry(.every(.seconds(1), times: 3))) { print($0) }
///     try stage.fail("load", with: Offline())
///     stage.advance(by: .seconds(1))
///     try stage.perform("load")          // prints "success(home)"
///
/// A rehearsal shares its machine with ``Async``, so that its behaviour holds there. Steps that do
/// not wait run at once, a cancellation takes effect at the next step, and acquired resources are
/// released. The two differ only in the way in which they wait.
///
/// ## Laws
///
/// A rehearsal has the laws of ``Monad``, ``Deferring``, ``Failing``, ``Bracketing``,
/// ``Cancelling``, ``Concurrent``, ``Sleeping``, ``Shifting`` and ``Launching``.
///
/// - Complexity: As ``Async``.
public typealias Rehearsal<Failure: Error, Value> = Kind<RehearsalOf<Failure>, Value>

/// The brand of ``Rehearsal``.
public enum RehearsalOf<Failure: Error>: CoroutineConstructor {
  /// The host of fibers, which wait on a stage.
  public typealias Host = _StageHost<Failure>
}

extension RehearsalOf: Sleeping {
  /// Waits until the stage's time has advanced by `duration`.
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    make(
      .wait { fiber, resume in
        guard let stage = fiber.host.stage else { return resume(.cancelled) }
        stage.sleep(for: duration, fiber, resume)
      })
  }
}

extension RehearsalOf: Shifting {
  /// Records the name of a place with the steps that follow.
  public static func shift(to place: String) -> Kind<Self, Void> {
    make(
      .wait { fiber, resume in
        fiber.host.place = place
        resume(.success(()))
      })
  }
}

extension RehearsalOf: Launching {
  /// Prepares to start a rehearsal on a stage. The start runs the rehearsal up to its first step
  /// that waits.
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on stage: Stage<Failure>,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    stage.prepare(effect, end)
  }
}

extension Stage {
  /// Starts a rehearsal and returns a function that cancels it.
  @discardableResult
  public func launch<Value>(
    _ effect: Kind<RehearsalOf<Failure>, Value>,
    _ end: @escaping (Outcome<Value, Failure>) -> Void = { _ in }
  ) -> () -> Void {
    RehearsalOf.launch(effect, on: self, end)
  }
}

extension Kind {
  /// Returns a step that waits on the stage.
  public static func step<Failure: Error>(
    _ name: String, _ step: @escaping () throws(Failure) -> Value
  ) -> Rehearsal<Failure, Value> where Brand == RehearsalOf<Failure> {
    RehearsalOf<Failure>.make(
      .wait { fiber, resume in
        guard let stage = fiber.host.stage else { return resume(.cancelled) }
        stage.add(name, for: fiber, step, resume)
      })
  }
}

#endif
