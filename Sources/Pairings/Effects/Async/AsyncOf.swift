#if !hasFeature(Embedded)  // As Coroutine.

/// The brand of ``Async``.
public enum AsyncOf<Failure: Error>: CoroutineConstructor {
  /// Fibers wait with Swift's tasks.
  public typealias Host = AsyncHost

  /// Names `Async` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Async<Failure, Value>.self
  }

  /// Makes work of a coroutine's body.
  @inlinable
  public static func carrying<Value>(_ body: Coroutine<Self, Value>.Body) -> Kind<Self, Value> {
    Async(body)
  }

  /// Waits until it is cancelled.
  @inlinable
  public static func never<Value>() -> Kind<Self, Value> {
    carrying(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) {
          let (nothing, source) = AsyncStream<Never>.makeStream()
          for await _ in nothing {}
          source.finish()
          return .cancelled
        }
      })
  }
}

extension AsyncOf: Sleeping {
  /// Waits as long as `duration`, on the continuous clock.
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    carrying(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) {
          try? await Task.sleep(for: duration)
          return .success(())
        }
      })
  }
}

extension AsyncOf: Shifting {
  /// Does the concurrent work that follows at a place.
  public static func shift(to place: Place) -> Kind<Self, Void> {
    carrying(
      .wait { fiber, resume in
        fiber.host.place = place
        resume(.success(()))
      })
  }
}

extension AsyncOf: Launching {
  /// Starts work in an isolation: runs it up to its first wait, and the rest in a
  /// task.
  @discardableResult
  public static func launch<Value>(
    _ effect: Kind<Self, Value>, on isolation: Isolation,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> () -> Void {
    let host = AsyncHost(isolation)
    let fiber = Fiber(effect, on: host, end)
    fiber.proceed()
    if !fiber.hasEnded { host.launch(fiber) }
    return fiber.cancel
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Async` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Failure: Error>() -> Async<Failure, Value> where Brand == AsyncOf<Failure> {
    unsafeDowncast(self, to: Async<Failure, Value>.self)
  }
}

#endif
