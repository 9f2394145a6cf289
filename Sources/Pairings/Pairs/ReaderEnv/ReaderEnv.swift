/// The pairing of ``Reader`` with ``Env``: the space has the environment that the
/// move asks for, and stays where it is.
///
///     let net = Env(environment: 0.25, value: 100.0)  // tax rate, price
///     Reader.asks { 1 + $0 }.pair(with: net) { $0 * $1 }  // 125.0
///
/// A reader cannot change its environment, so every move of this pair arrives
/// where it started. What changes an environment is ``Env/local(_:)``, which
/// belongs to whoever owns the space.
///
/// - Complexity: One call of the move; none for `move`.
@frozen
public struct ReaderEnv<Environment>: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = ReaderOf<Environment>

  /// The comonad of spaces.
  public typealias Space = EnvOf<Environment>

  /// Creates the pairing, which holds nothing.
  @inlinable
  public init() {}

  /// Combines what the move reads in the space's environment with the space's
  /// value.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<ReaderOf<Environment>, First>, _ space: Kind<EnvOf<Environment>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let env = space.narrow()
    return combine(move.narrow().run(env.environment), env.value)
  }

  /// Leaves the space as it is, since what a reader reads, it cannot write; returns the
  /// value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<ReaderOf<Environment>, Result>, _ space: inout Kind<EnvOf<Environment>, Value>
  ) -> Result {
    move.narrow().run(space.narrow().environment)
  }
}

// MARK: - Methods

extension Reader {
  /// Combines what this reader reads in the environment of a space with the
  /// space's value.
  @inlinable
  public func pair<Other, Result>(
    with env: Env<Environment, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    ReaderEnv().pair(self, env, combine)
  }

  /// Applies the function that this reader reads to the space's value.
  @inlinable
  public func zap<Input, Output>(_ env: Env<Environment, Input>) -> Output
  where Value == (Input) -> Output {
    ReaderEnv().zap(self, env)
  }

  /// Returns the space inside a space.
  @inlinable
  public func select<Other>(
    from envs: Env<Environment, Env<Environment, Other>>
  ) -> Env<Environment, Other> {
    pair(with: envs) { _, env in env }
  }

  /// Leaves a space as it is, as ``ReaderEnv/move(_:_:)`` does.
  @inlinable
  @discardableResult
  public func move<Other>(_ env: inout Env<Environment, Other>) -> Value {
    run(env.environment)
  }
}

extension Env {
  /// Returns this space: a reader moves nowhere.
  @inlinable
  public func moved<Result>(by move: Reader<Environment, Result>) -> Env { self }

  /// Combines the value with what a move reads in the environment.
  @inlinable
  public func pair<Other, Result>(
    with move: Reader<Environment, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    ReaderEnv().flipped.pair(self, move, combine)
  }
}
