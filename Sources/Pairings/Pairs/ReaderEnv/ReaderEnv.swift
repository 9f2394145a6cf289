/// The pairing of ``Reader`` with ``Env``: the space has the environment that the
/// move asks for, and stays where it is.
///
///     let net = Env(environment: 0.25, value: 100.0)  // tax rate, price
///     Reader.asks { 1 + $0 }.pair(with: net) { $0 * $1 }  // 125.0
///
/// A reader cannot change its environment, so every move of this pair arrives
/// where it started. What changes an environment is `Env.local`, which
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
    let env = EnvOf.carrier(space)
    var environment = env.context
    return combine(ReaderOf.program(move).execute(&environment), env.content)
  }

  /// Leaves the space as it is, since what a reader reads, it cannot write; returns the
  /// value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<ReaderOf<Environment>, Result>, _ space: inout Kind<EnvOf<Environment>, Value>
  ) -> Result {
    var environment = EnvOf.carrier(space).context
    return ReaderOf.program(move).execute(&environment)
  }
}
