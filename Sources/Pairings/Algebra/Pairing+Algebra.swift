// The pairings that are made of others have types of their own; these are the ways to them
// that can be written after a dot.

extension Pairing {
  /// The pairing of this pair's spaces beside those of another.
  @inlinable
  public func day<Other: Pairing>(_ other: Other) -> DayPairing<Self, Other> {
    DayPairing(self, other)
  }

  /// The pairing of this pair's spaces behind those of another, of which one is shown.
  @inlinable
  public func sum<Other: Pairing>(_ other: Other) -> SumPairing<Self, Other> {
    SumPairing(self, other)
  }

  /// The pairing of lists of this pair's spaces, each known by an identity.
  ///
  ///     StateStore<Int>().each(by: String.self)
  @inlinable
  public func each<ID: Hashable>(by id: ID.Type) -> EachPairing<ID, Self> { EachPairing(self) }

  /// What makes of each move the one that a space of this kind has by itself.
  @inlinable
  public var toCo: ToCo<Self> { ToCo(self) }
}

extension FunctorPairing {
  /// The pairing of a choice between this left side and another with both right sides.
  @inlinable
  public func product<Other: FunctorPairing>(_ other: Other) -> CoproductProduct<Self, Other> {
    CoproductProduct(self, other)
  }

  /// The pairing of this pair's structures with those of another inside.
  @inlinable
  public func composed<Inner: FunctorPairing>(with inner: Inner) -> ComposePairing<Self, Inner> {
    ComposePairing(self, inner)
  }
}

/// From the moves that a pairing gives a space to those that it has by itself: a monad
/// morphism, by the laws of ``Co``.
///
///     let co = StateStore<Int>().toCo(State.modify { $0 + 1 })
///     co.pair(with: Store(20) { $0 * 2 }) { _, seen in seen }  // 42
@frozen
public struct ToCo<Pair: Pairing>: NaturalTransformation {
  /// The pairing.
  public let pairing: Pair

  /// Takes the moves of a pairing.
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
