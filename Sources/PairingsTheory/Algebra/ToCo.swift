public import PairingsCore

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

extension Pairing {
  /// The transformation of each move to one that the space has by itself.
  @inlinable
  public var toCo: ToCo<Self> { ToCo(self) }
}
