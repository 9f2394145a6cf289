#if !hasFeature(Embedded)

public import PairingsCore

/// The brand of ``CoT``.
public enum CoTOf<Space: Comonad, Eff: Monad>: MonadTransformer {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  /// The monad of effects.
  public typealias Base = Eff

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> CoTCarrier<Space, Eff, Value> {
    kind.carrier(as: CoTCarrier.self)
  }

  /// Returns the move that stays.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    LiftedCarrier(Eff.pure(value))
  }

  /// Makes a move, then the one that `next` makes of its value.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    BoundCarrier(ma, next)
  }

  /// Repeats a move from seed to seed until one returns `done`, as the effect does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    IteratedCarrier(seed, step)
  }

  /// Returns the move that stays, and has an effect.
  @inlinable
  public static func lift<Value>(_ effect: Kind<Eff, Value>) -> Kind<Self, Value> {
    LiftedCarrier(effect)
  }
}

#endif
