// A space in an environment is the environment and that space side by side.

extension Day {
  /// The environment and the base of a space in an environment, side by side.
  ///
  /// - Law: `EnvT(Day(w)) == w`, and `Day(EnvT(d)) == d`.
  @inlinable
  public convenience init<Environment>(_ space: EnvT<Environment, Second, Value>)
  where First == EnvOf<Environment> {
    let environment: Kind<EnvOf<Environment>, Void> = Env(
      environment: space.environment, value: ())
    self.init(environment, space.lowered) { _, value in value }
  }
}

extension EnvT {
  /// An environment and a space side by side, as one space in that environment.
  ///
  /// - Law: `EnvT(Day(w)) == w`, and `Day(EnvT(d)) == d`.
  @inlinable
  public convenience init(_ day: Day<EnvOf<Environment>, Base, Value>) {
    self.init(
      environment: day.places().narrow().environment,
      Base.map(day.swapped().places()) { $0.narrow().value })
  }
}

/// From ``EnvT`` to ``Day``: half of an isomorphism of comonads.
@frozen
public struct EnvTToDay<Environment, Base: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the environment and the base, side by side.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<EnvTOf<Environment, Base>, Value>
  ) -> Kind<DayOf<EnvOf<Environment>, Base>, Value> {
    Day(kind.narrow())
  }
}

/// From ``Day`` to ``EnvT``: half of an isomorphism of comonads.
@frozen
public struct DayToEnvT<Environment, Base: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns both as one space in that environment.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<DayOf<EnvOf<Environment>, Base>, Value>
  ) -> Kind<EnvTOf<Environment, Base>, Value> {
    EnvT(kind.narrow())
  }
}
