public import PairingsCore
public import PairingsEffects

/// The pairing of ``Pairings/ReaderT`` with ``EnvT`` over a base pairing: the move reads the environment,
/// and its effect moves the base.
///
/// ## Laws
///
/// The laws of ``Pairings/Pairing``, and over ``Pairings/IdentityPairing`` it is ``Pairings/ReaderEnv``.
@frozen
public struct ReaderTEnvT<Environment, Base: Pairing>: Pairing {
  /// The monad of moves.
  public typealias Moves = ReaderTOf<Environment, Base.Moves>

  /// The comonad of spaces.
  public typealias Space = EnvTOf<Environment, Base.Space>

  /// The pairing of the base.
  public let base: Base

  /// Creates the pairing over a base pairing.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// Combines the value of the move with the value of the space after the move.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let env = EnvTOf.carrier(space)
    return base.pair(ReaderTOf.provide(move, env.context), env.place, combine)
  }

  /// Moves the base, in place if nothing else refers to the space, and returns the value of the
  /// move. The environment is unchanged.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    let effect = ReaderTOf.provide(move, EnvTOf.carrier(space).context)
    if !Kind.isUnique(&space) {
      space = EnvTCarrier(EnvTOf.carrier(space).context, EnvTOf.carrier(space).place)
    }
    let env = EnvTOf.carrier(consume space)
    let result = env.move { base.move(effect, &$0) }
    space = env
    return result
  }
}

extension ReaderTEnvT: Sendable where Base: Sendable {}
