// What the base can do, a reader over it can: it hands its environment on.

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
  /// How the base may fail.
  public typealias Failure = Base.Failure

  /// Returns an effect that fails.
  @inlinable
  public static func raise<Value>(_ failure: Base.Failure) -> Kind<Self, Value> {
    reading { _ in Base.raise(failure) }
  }

  /// Goes on with what `recover` makes of a failure.
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
  /// Acquires a resource, uses it and releases it, whatever happens to the use.
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
}

extension ReaderTOf: Cancelling where Base: Cancelling {
  /// Cancels whatever runs this.
  @inlinable
  public static func cancel() -> Kind<Self, Void> { reading { _ in Base.cancel() } }

  /// Returns the effect, out of the reach of cancellation.
  @inlinable
  public static func shielded<Value>(_ effect: Kind<Self, Value>) -> Kind<Self, Value> {
    reading { Base.shielded(later(effect, $0)) }
  }
}

extension ReaderTOf: Concurrent where Base: Concurrent {
  /// Runs both side by side and waits for both.
  @inlinable
  public static func both<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, (First, Second)> {
    reading { Base.both(later(first, $0), later(second, $0)) }
  }

  /// Runs both side by side, takes the first that ends and cancels the other.
  @inlinable
  public static func race<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, Either<First, Second>> {
    reading { Base.race(later(first, $0), later(second, $0)) }
  }

  /// Waits until it is cancelled.
  @inlinable
  public static func never<Value>() -> Kind<Self, Value> { reading { _ in Base.never() } }
}

extension ReaderTOf: Sleeping where Base: Sleeping {
  /// Waits as long as `duration`.
  @inlinable
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    reading { _ in Base.sleep(for: duration) }
  }
}

extension ReaderTOf: Shifting where Base: Shifting {
  /// Does the work that follows at a place.
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

  /// Hands a value to a mailbox and waits for the answer, if the base can.
  @inlinable
  public static func _handing<Value, Answer>(
    _ value: Value, to mailbox: _Mailbox<Value, Answer>
  ) -> Kind<Self, Answer> {
    reading { _ in Base._handing(value, to: mailbox) }
  }
}

/// What an effect that reads an environment is launched with.
@frozen
public struct Provided<Environment, Launcher> {
  /// What the effect reads.
  public let environment: Environment

  /// What the base is launched with.
  public let base: Launcher

  /// Provides an environment to a launcher.
  @inlinable
  public init(_ environment: Environment, on base: Launcher) {
    self.environment = environment
    self.base = base
  }
}

extension Provided where Launcher == Void {
  /// Provides an environment to effects that run here and now.
  @inlinable
  public init(_ environment: Environment) { self.init(environment, on: ()) }
}
