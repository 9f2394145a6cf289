// Pairings that are made of others have types of their own. These members create them in implicit
// member syntax.

extension Pairing {
  /// Returns the pairing of this pair's spaces side by side with those of another.
  @inlinable
  public func day<Other: Pairing>(_ other: Other) -> DayPairing<Self, Other> {
    DayPairing(self, other)
  }

  /// Returns the pairing of the sums of this pair's spaces with those of another, of which one is
  /// shown.
  @inlinable
  public func sum<Other: Pairing>(_ other: Other) -> SumPairing<Self, Other> {
    SumPairing(self, other)
  }

  /// Returns the pairing of lists of this pair's spaces, identified by values of a type.
  ///
  ///     StateStore<Int>().each(by: String.self)
  @inlinable
  public func each<ID: Hashable>(by id: ID.Type) -> EachPairing<ID, Self> { EachPairing(self) }

  /// The transformation of each move to one that the space has by itself.
  @inlinable
  public var toCo: ToCo<Self> { ToCo(self) }
}

extension FunctorPairing {
  /// Returns the pairing of a choice between this left side and another with both right sides.
  @inlinable
  public func product<Other: FunctorPairing>(_ other: Other) -> CoproductProduct<Self, Other> {
    CoproductProduct(self, other)
  }
}

/// The transformation of the moves that a pairing gives to a space to those that the space has by
/// itself. It is a monad morphism, by the laws of ``Co``.
///
///     let co = StateStore<Int>().toCo(State.modify { $0 + 1 })
///     co.pair(with: Store(20) { $0 * 2 }) { _, seen in seen }  // 42
@frozen
public struct ToCo<Pair: Pairing>: NaturalTransformation {
  /// The pairing.
  public let pairing: Pair

  /// Creates the transformation for the moves of a pairing.
  @inlinable
  public init(_ pairing: Pair) { self.pairing = pairing }

  /// Returns the move that a space has by itself.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<Pair.Moves, Value>
  ) -> Kind<CoOf<Pair.Space>, Value> {
    Co(pairing, kind)
  }
}

extension ToCo: Sendable where Pair: Sendable {}
