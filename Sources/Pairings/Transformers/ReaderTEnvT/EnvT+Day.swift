// A space in an environment is the environment and that space side by side.

extension _KindProtocol where Exact == Self {
  /// Creates the environment and the base of a space in an environment, side by side.
  ///
  /// - Law: `EnvT(Day(w)) == w`, and `Day(EnvT(d)) == d`.
  @inlinable
  public init<Environment, Base: Comonad>(_ space: EnvT<Environment, Base, Value>)
  where Brand == DayOf<EnvOf<Environment>, Base> {
    self.init(Env(environment: space.environment, value: ()), space.lowered) { _, value in value }
  }

  /// Creates one space in an environment from the environment and a space side by side.
  ///
  /// - Law: `EnvT(Day(w)) == w`, and `Day(EnvT(d)) == d`.
  @inlinable
  public init<Environment, Base: Comonad>(_ day: Day<EnvOf<Environment>, Base, Value>)
  where Brand == EnvTOf<Environment, Base> {
    self.init(
      environment: day.places().environment, day.swapped().places().map { $0.extract() })
  }
}

/// A transformation from ``EnvT`` to ``Day``: half of an isomorphism of comonads.
@frozen
public struct EnvTToDay<Environment, Base: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the environment and the base, side by side.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<EnvTOf<Environment, Base>, Value>
  ) -> Kind<DayOf<EnvOf<Environment>, Base>, Value> {
    Day(kind)
  }
}

/// A transformation from ``Day`` to ``EnvT``: half of an isomorphism of comonads.
@frozen
public struct DayToEnvT<Environment, Base: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns both as one space in that environment.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<DayOf<EnvOf<Environment>, Base>, Value>
  ) -> Kind<EnvTOf<Environment, Base>, Value> {
    EnvT(kind)
  }
}
