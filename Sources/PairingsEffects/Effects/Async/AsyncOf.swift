#if !hasFeature(Embedded)  // As Async.

public import PairingsCore

/// The brand of ``Async``.
public enum AsyncOf<Failure: Error>: _CoroutineConstructor {
  /// The host of fibers, which wait by means of Swift tasks.
  public typealias Host = _AsyncHost

  /// Returns work that waits until it is cancelled.
  public static func never<Value>() -> Kind<Self, Value> {
    make(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) {
          await Signal.wait(for: Signal(at: fiber.host.isolation.place))
          return .cancelled
        }
      })
  }
}

extension AsyncOf: Sleeping {
  /// Waits for `duration`, on the continuous clock.
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    make(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) {
          await fiber.host.isolation.sleep(duration)
          return .success(())
        }
      })
  }
}

extension AsyncOf: Shifting {
  /// Moves the concurrent work that follows to a place.
  public static func shift(to place: Workplace) -> Kind<Self, Void> {
    make(
      .wait { fiber, resume in
        fiber.host.place = place
        resume(.success(()))
      })
  }
}

extension AsyncOf: Launching {
  /// Prepares to start work in an isolation. The start runs the work up to its first wait, and the
  /// rest in a task.
  @inlinable
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on isolation: Isolation,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    let fiber = Fiber(effect, on: _AsyncHost(isolation), end)
    return Launch(start: { _AsyncHost.start(fiber) }, cancel: fiber.cancel)
  }
}

#endif
