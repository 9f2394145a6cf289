/// The brand of ``ReaderT``.
public enum ReaderTOf<Environment, Base: Monad>: Monad {
  /// Names `ReaderT` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    ReaderT<Environment, Base, Value>.self
  }

  /// Returns a value and reads nothing.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    ReaderT { _ in Base.pure(value) }
  }

  /// Runs the effect and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    reading { Base.map(later(fa, $0), transform) }
  }

  /// Runs the effect, then the one that its value chooses.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    reading { environment in
      Base.flatMap(later(ma, environment)) { next($0).provide(environment) }
    }
  }

  /// Repeats an effect from seed to seed until it is done, as the base does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    reading { environment in Base.iterate(seed) { step($0).provide(environment) } }
  }

  @inlinable
  static func reading<Value>(
    _ read: @escaping (Environment) -> Kind<Base, Value>
  ) -> Kind<Self, Value> {
    ReaderT(read)
  }

  /// Hands the environment over when the base runs, and not before: that is what
  /// keeps the stack constant where effects nest to the left.
  @inlinable
  static func later<Value>(
    _ effect: Kind<Self, Value>, _ environment: Environment
  ) -> Kind<Base, Value> {
    Base.flatMap(Base.pure(environment)) { effect.provide($0) }
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `ReaderT` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Environment, Base: Monad>() -> ReaderT<Environment, Base, Value>
  where Brand == ReaderTOf<Environment, Base> {
    unsafeDowncast(self, to: ReaderT<Environment, Base, Value>.self)
  }
}
