/// The pairing of ``Reader`` with ``Env``: the move reads the environment of the space, which does
/// not move.
///
///     let net = Env(environment: 0.25, value: 100.0)  // tax rate, price
///     Reader.asks { 1 + $0 }.pair(with: net) { $0 * $1 }  // 125.0
///
/// A reader cannot change its environment, so every move of this pair arrives where it started.
/// `Env.local` changes an environment; it belongs to the owner of the space.
///
/// - Complexity: One call of the move; none for `move`.
@frozen
public struct ReaderEnv<Environment>: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = ReaderOf<Environment>

  /// The comonad of spaces.
  public typealias Space = EnvOf<Environment>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines the value that the move reads in the space's environment with the space's value.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<ReaderOf<Environment>, First>, _ space: Kind<EnvOf<Environment>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let env = EnvOf.carrier(space)
    var environment = env.context
    return combine(ReaderOf.program(move).execute(&environment), env.content)
  }

  /// Returns the value of the move and leaves the space unchanged, since a reader cannot write.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<ReaderOf<Environment>, Result>, _ space: inout Kind<EnvOf<Environment>, Value>
  ) -> Result {
    var environment = EnvOf.carrier(space).context
    return ReaderOf.program(move).execute(&environment)
  }
}
