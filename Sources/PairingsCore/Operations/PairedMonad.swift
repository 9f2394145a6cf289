/// A monad of moves with a canonical comonad and a pairing without state, so that callers need not
/// name the pairing.
public protocol PairedMonad: Monad {
  /// The pairing.
  associatedtype Pair: Pairing where Pair.Moves == Self

  /// The pairing.
  static var pairing: Pair { get }
}

extension Kind where Brand: PairedMonad {
  /// Combines the value of this move with the value of the space after the move.
  @inlinable
  public func pair<Other, Result>(
    with space: Kind<Brand.Pair.Space, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    Brand.pairing.pair(self, space, combine)
  }

  /// Applies the function that this move returns to the value of the space after the move.
  @inlinable
  public func zap<Input, Output>(_ space: Kind<Brand.Pair.Space, Input>) -> Output
  where Value == (Input) -> Output {
    Brand.pairing.zap(self, space)
  }

  /// Returns the space that this move chooses from a space of spaces.
  @inlinable
  public func select<Other>(
    from spaces: Kind<Brand.Pair.Space, Kind<Brand.Pair.Space, Other>>
  ) -> Kind<Brand.Pair.Space, Other> {
    Brand.pairing.select(self, spaces)
  }

  /// Moves a space, in place if nothing else refers to it, and returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Other>(_ space: inout Kind<Brand.Pair.Space, Other>) -> Value {
    Brand.pairing.move(self, &space)
  }
}
