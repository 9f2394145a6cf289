/// A comonad of spaces with a canonical monad and a pairing without state, so that callers need not
/// name the pairing.
public protocol PairedComonad: Comonad {
  /// The pairing.
  associatedtype Pair: Pairing where Pair.Space == Self

  /// The pairing.
  static var pairing: Pair { get }
}

extension Kind where Brand: PairedComonad {
  /// Returns this space after a move.
  @inlinable
  public func moved<Result>(by move: Kind<Brand.Pair.Moves, Result>) -> Kind {
    Brand.pairing.moved(self, by: move)
  }

  /// Combines the value of this space after a move with the move's own value.
  @inlinable
  public func pair<Other, Result>(
    with move: Kind<Brand.Pair.Moves, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    Brand.pairing.flipped.pair(self, move, combine)
  }
}
