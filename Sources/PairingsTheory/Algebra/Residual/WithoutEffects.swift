public import PairingsCore

/// A pairing as a residual pairing whose moves have no effects.
///
/// ## Laws
///
/// The laws of ``ResidualFunctorPairing``, those of ``ResidualPairing`` if the original is a
/// ``Pairings/Pairing``, and for every `l`, `r` and `f`:
///
///     WithoutEffects(p).pair(l, r, f) == pure(p.pair(l, r, f))      // pair without effects
@frozen
public struct WithoutEffects<Original: FunctorPairing, Eff: Monad>: ResidualFunctorPairing {
  /// The pairing.
  public let original: Original

  /// Creates a residual pairing from a pairing.
  @inlinable
  public init(_ original: Original, _: Eff.Type = Eff.self) { self.original = original }

  /// Combines both values and has no effect.
  @inlinable
  public func pair<First, Second, Result>(
    _ left: Kind<Original.Left, First>, _ right: Kind<Original.Right, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    Eff.pure(original.pair(left, right, combine))
  }
}

extension WithoutEffects: ResidualPairing where Original: Pairing {
  /// The monad of moves.
  public typealias Moves = Original.Moves

  /// The comonad of spaces.
  public typealias Space = Original.Space

  /// Moves the space as the original pairing does, and has no effect.
  @inlinable
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Eff, (value: Result, space: Kind<Space, Value>)> {
    var space = space
    let value = original.move(move, &space)
    return Eff.pure((value, space))
  }
}

extension WithoutEffects: Sendable where Original: Sendable {}
