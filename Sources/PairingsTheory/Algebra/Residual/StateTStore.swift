public import PairingsCore

/// The residual pairing of ``StateT`` with ``Pairings/Store``: a step has its effects, and the value of the
/// store is that of the resulting position.
///
/// It is the universal one over a store: each residual pairing of a monad with `Store` is this one,
/// hoisted along a monad morphism to `StateT`. Such a morphism is a *stateful runner*; see
/// ``StatefulRunner``.
///
/// - SeeAlso: Uustalu, *Stateful Runners of Effectful Computations* (2015).
@frozen
public struct StateTStore<Position, Eff: Monad>: ResidualPairing {
  /// The monad of moves.
  public typealias Moves = StateTOf<Position, Eff>

  /// The comonad of spaces.
  public typealias Space = StoreOf<Position>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Runs the step from the store's position, and combines its value with the value of the
  /// resulting position.
  @inlinable
  public func interact<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    move.run(space.position).map { combine($0.value, space.peek($0.position)) }
  }
}

extension StateTStore: Sendable {}
