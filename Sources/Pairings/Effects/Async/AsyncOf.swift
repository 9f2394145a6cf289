#if !hasFeature(Embedded)  // As Async.

/// The brand of ``Async``.
public enum AsyncOf<Failure: Error>: _CoroutineConstructor {
  /// Fibers wait with Swift's tasks.
  public typealias Host = AsyncHost

  /// Waits until it is cancelled.
  public static func never<Value>() -> Kind<Self, Value> {
    make(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) {
          await Signal().wait()
          return .cancelled
        }
      })
  }
}

extension AsyncOf: Sleeping {
  /// Waits as long as `duration`, on the continuous clock.
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    make(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) {
          try? await Task.sleep(for: min(duration, .seconds(1 << 32)))  // It takes no longer ones.
          return .success(())
        }
      })
  }
}

extension AsyncOf: Shifting {
  /// Does the concurrent work that follows at a place.
  public static func shift(to place: Workplace) -> Kind<Self, Void> {
    make(
      .wait { fiber, resume in
        fiber.host.place = place
        resume(.success(()))
      })
  }
}

extension AsyncOf: Launching {
  /// Prepares to start work in an isolation: to run it up to its first wait, and the rest
  /// in a task.
  @inlinable
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on isolation: Isolation,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    let fiber = Fiber(effect, on: AsyncHost(isolation), end)
    return Launch(start: { AsyncHost.start(fiber) }, cancel: fiber.cancel)
  }
}

#endif
