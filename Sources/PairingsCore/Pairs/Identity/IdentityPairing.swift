/// The pairing of `Identity` with itself: there is one place, and every move
/// stays there.
@frozen
public struct IdentityPairing: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = IdentityOf

  /// The comonad of spaces.
  public typealias Space = IdentityOf

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines both values.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<IdentityOf, First>, _ space: Kind<IdentityOf, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    combine(IdentityOf.carrier(move).content, IdentityOf.carrier(space).content)
  }

  /// Returns the value of the move and leaves the space unchanged.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<IdentityOf, Result>, _ space: inout Kind<IdentityOf, Value>
  ) -> Result {
    IdentityOf.carrier(move).content
  }
}

extension Kind where Brand == IdentityOf {
  /// Combines both values. This overload resolves the ambiguity between the pairing of a move and
  /// that of a space, which coincide here.
  @inlinable
  public func pair<Other, Result>(
    with other: Identity<Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    IdentityPairing().pair(self, other, combine)
  }
}
