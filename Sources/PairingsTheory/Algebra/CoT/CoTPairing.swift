#if !hasFeature(Embedded)

public import PairingsCore

/// The residual pairing of a space with the moves, with effects, that it has by itself.
@frozen
public struct CoTPairing<Space: Comonad, Eff: Monad>: ResidualPairing, Sendable {
  /// The moves of the space.
  public typealias Moves = CoTOf<Space, Eff>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines the value of the move with the chosen value of the space.
  @inlinable
  public func interact<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    Eff.map(Moves.carrier(move).choose(space)) { combine($0.value, $0.future) }
  }

  /// Returns the value of the move and the chosen future of the space.
  @inlinable
  public func interact<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Eff, (value: Result, space: Kind<Space, Value>)> {
    Moves.carrier(move).move(space)
  }
}

#endif
