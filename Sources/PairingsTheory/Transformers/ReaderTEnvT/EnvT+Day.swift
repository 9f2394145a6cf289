public import PairingsCore

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
