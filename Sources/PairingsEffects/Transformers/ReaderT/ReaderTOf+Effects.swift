public import PairingsCore

// The capabilities of the base, lifted to readers that pass their environment on.

extension ReaderTOf: Deferring where Base: Deferring {
  /// Returns an effect that is made when it runs.
  @inlinable
  public static func suspend<Value>(
    _ make: @escaping () -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    reading { environment in Base.suspend { make().provide(environment) } }
  }
}

extension ReaderTOf: Failing where Base: Failing {
  /// The base's type of failures.
  public typealias Failure = Base.Failure

  /// Returns an effect that fails.
  @inlinable
  public static func raise<Value>(_ failure: Base.Failure) -> Kind<Self, Value> {
    reading { _ in Base.raise(failure) }
  }

  /// Continues with the result of `recover` after a failure.
  @inlinable
  public static func handle<Value>(
    _ effect: Kind<Self, Value>, _ recover: @escaping (Base.Failure) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    reading { environment in
      Base.handle(later(effect, environment)) { recover($0).provide(environment) }
    }
  }
}

extension ReaderTOf: Bracketing where Base: Bracketing {
  /// Acquires a resource, uses it and releases it, regardless of how the use ends.
  @inlinable
  public static func bracket<Resource, Value>(
    _ acquire: Kind<Self, Resource>,
    release: @escaping (Resource, Ending<Base.Failure>) -> Kind<Self, Void>,
    use: @escaping (Resource) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    reading { environment in
      Base.bracket(
        later(acquire, environment),
        release: { release($0, $1).provide(environment) },
        use: { use($0).provide(environment) })
    }
  }

  /// Makes a shared state known to the base.
  @inlinable
  public static func _share(_ state: _SharedState) -> Kind<Self, Void> {
    reading { _ in Base._share(state) }
  }
}

extension ReaderTOf: Cancelling where Base: Cancelling {
  /// Cancels the effect that runs this one.
  @inlinable
  public static func cancel() -> Kind<Self, Void> { reading { _ in Base.cancel() } }

  /// Returns the effect, shielded from cancellation.
  @inlinable
  public static func shielded<Value>(_ effect: Kind<Self, Value>) -> Kind<Self, Value> {
    reading { Base.shielded(later(effect, $0)) }
  }
}

extension ReaderTOf: Concurrent where Base: Concurrent {
  /// Runs both effects concurrently and waits for both, unless one returns a left value.
  @inlinable
  public static func join<Stop, First, Second>(
    _ first: Kind<Self, Either<Stop, First>>, _ second: Kind<Self, Either<Stop, Second>>
  ) -> Kind<Self, Either<Stop, (First, Second)>> {
    reading { Base.join(later(first, $0), later(second, $0)) }
  }

  /// Runs both effects concurrently, returns the value or failure of the first to end, and cancels
  /// the other.
  @inlinable
  public static func race<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, Either<First, Second>> {
    reading { Base.race(later(first, $0), later(second, $0)) }
  }

  /// Returns an effect that waits until it is cancelled.
  @inlinable
  public static func never<Value>() -> Kind<Self, Value> { reading { _ in Base.never() } }
}

extension ReaderTOf: Sleeping where Base: Sleeping {
  /// Waits for `duration`.
  @inlinable
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    reading { _ in Base.sleep(for: duration) }
  }
}

extension ReaderTOf: Shifting where Base: Shifting {
  /// Moves the work that follows to a place.
  @inlinable
  public static func shift(to place: Base.Workplace) -> Kind<Self, Void> {
    reading { _ in Base.shift(to: place) }
  }
}

extension ReaderTOf: Launching where Base: Launching {
  /// Prepares to start an effect with an environment, as the base does.
  @inlinable
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Provided<Environment, Base.Launcher>,
    _ end: @escaping (Outcome<Value, Base.Failure>) -> Void
  ) -> Launch {
    Base.prepare(effect.provide(launcher.environment), on: launcher.base, end)
  }
}

/// The launcher of an effect that reads an environment.
@frozen
public struct Provided<Environment, Launcher> {
  /// The environment.
  public let environment: Environment

  /// The launcher of the base.
  public let base: Launcher

  /// Creates a launcher that provides an environment.
  @inlinable
  public init(_ environment: Environment, on base: Launcher) {
    self.environment = environment
    self.base = base
  }
}

extension Provided where Launcher == Void {
  /// Creates a launcher that provides an environment to effects that run at once.
  @inlinable
  public init(_ environment: Environment) { self.init(environment, on: ()) }
}
