public import PairingsCore

/// The pairing of a choice with its alternatives, the coproduct of two interaction laws: the left
/// side is a coproduct of two functors, and the right side is the product of their partners.
///
///     let pairing = CoproductProduct(IdentityPairing(), ReaderEnv<Int>())
///     let choice = Coproduct<IdentityOf, ReaderOf<Int>, Int>(.right(.asks { $0 * 10 }))
///     let both = FunctorProduct(Identity("a"), Env(environment: 4, value: "b"))
///     pairing.pair(choice, both) { "\($0) \($1)" }  // "40 b"
///
/// This is a pairing of functors: a coproduct of two monads is not a monad.
@frozen
public struct CoproductProduct<First: FunctorPairing, Second: FunctorPairing>: FunctorPairing {
  /// The choice.
  public typealias Left = CoproductOf<First.Left, Second.Left>

  /// The alternatives.
  public typealias Right = FunctorProductOf<First.Right, Second.Right>

  /// The pairing of the left structures.
  public let first: First

  /// The pairing of the right structures.
  public let second: Second

  /// Joins two pairings.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Combines the values by the pairing of the structure that is present.
  @inlinable
  public func pair<A, B, Result>(
    _ left: Kind<Left, A>, _ right: Kind<Right, B>, _ combine: (A, B) -> Result
  ) -> Result {
    switch left.either() {
    case .left(let choice): first.pair(choice, Right.carrier(right).first, combine)
    case .right(let choice): second.pair(choice, Right.carrier(right).second, combine)
    }
  }
}

extension CoproductProduct: Sendable where First: Sendable, Second: Sendable {}

extension FunctorPairing {
  /// Returns the pairing of a choice between this left side and another with both right sides.
  @inlinable
  public func coproduct<Other: FunctorPairing>(_ other: Other) -> CoproductProduct<Self, Other> {
    CoproductProduct(self, other)
  }
}
