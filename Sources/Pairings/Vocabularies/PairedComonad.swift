/// A comonad of spaces that pairs with one monad above all, by a pairing that holds
/// nothing: spaces and moves meet without naming it.
public protocol PairedComonad: Comonad {
  /// The pairing.
  associatedtype Pair: Pairing where Pair.Space == Self

  /// The pairing.
  static var pairing: Pair { get }
}

extension Kind where Brand: PairedComonad {
  /// Returns this space seen from where a move arrives.
  @inlinable
  public func moved<Result>(by move: Kind<Brand.Pair.Moves, Result>) -> Kind {
    Brand.pairing.moved(self, by: move)
  }

  /// Combines the value seen from where a move arrives with the move's own.
  @inlinable
  public func pair<Other, Result>(
    with move: Kind<Brand.Pair.Moves, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    Brand.pairing.flipped.pair(self, move, combine)
  }
}
