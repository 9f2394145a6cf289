public import PairingsCore

/// The brand of ``ReaderT``.
public enum ReaderTOf<Environment, Base: Monad>: Monad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  package static func provide<Value>(
    _ kind: Kind<Self, Value>, _ environment: Environment
  ) -> Kind<Base, Value> {
    kind.carrier(as: ReaderTCarrier<Environment, Base, Value>.self).start(environment)
  }

  /// Returns a value and reads nothing.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    reading { _ in Base.pure(value) }
  }

  /// Runs the effect and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    reading { Base.map(later(fa, $0), transform) }
  }

  /// Runs the effect, then the one that `next` makes of its value.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    reading { environment in
      Base.flatMap(later(ma, environment)) { provide(next($0), environment) }
    }
  }

  /// Repeats an effect from seed to seed until one returns `done`, as the base does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    reading { environment in Base.iterate(seed) { provide(step($0), environment) } }
  }

  @inlinable
  static func reading<Value>(
    _ read: @escaping (Environment) -> Kind<Base, Value>
  ) -> Kind<Self, Value> {
    ReaderTCarrier(read)
  }

  /// Provides the environment when the base runs, and not before. This keeps the stack constant for
  /// effects that nest to the left.
  @inlinable
  static func later<Value>(
    _ effect: Kind<Self, Value>, _ environment: Environment
  ) -> Kind<Base, Value> {
    Base.flatMap(Base.pure(environment)) { provide(effect, $0) }
  }
}

// MARK: - Environments

extension ReaderTOf: MonadReader, MonadTransformer {
  /// Returns an effect that reads the environment.
  @inlinable
  public static func reader<Value>(
    _ read: @escaping (Environment) -> Value
  ) -> Kind<Self, Value> {
    reading { Base.pure(read($0)) }
  }

  /// Returns an effect that runs in the environment that `transform` makes of the present one.
  @inlinable
  public static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Self, Value> {
    reading { provide(ma, transform($0)) }
  }

  /// Runs an effect of the base, which reads no environment.
  @inlinable
  public static func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Self, Value> {
    reading { _ in effect }
  }
}

// MARK: - Operations of the base

extension ReaderTOf: MonadState where Base: MonadState {
  /// The base's type of positions.
  public typealias Position = Base.Position
}

extension ReaderTOf: MonadWriter where Base: MonadWriter {
  /// The base's type of logs.
  public typealias Log = Base.Log

  /// Returns the log of the base beside the value.
  @inlinable
  public static func listen<Value>(
    _ ma: Kind<Self, Value>
  ) -> Kind<Self, (value: Value, log: Log)> {
    reading { Base.listen(provide(ma, $0)) }
  }

  /// Rewrites the log of the base by the function that is returned beside the value.
  @inlinable
  public static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Log) -> Log)>
  ) -> Kind<Self, Value> {
    reading { Base.pass(provide(ma, $0)) }
  }
}
