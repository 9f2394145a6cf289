public import PairingsCore

/// A residual pairing whose effects are converted by a natural transformation.
///
///     StateStore<Int>().hoisted(effects: PureTransformation<IOOf<Refused>>())
///
/// has the moves of `State`, as those of a pairing with failures whose moves do not fail.
///
/// ## Laws
///
/// The laws of ``Pairings/ResidualFunctorPairing``. Those of ``Pairings/ResidualPairing`` hold if the
/// transformation is a monad morphism. For every `m`, `w` and `f`:
///
///     p.hoisted(effects: t).interact(m, w, f) == t(p.interact(m, w, f))    // agreement
@frozen
public struct HoistedEffects<Original: ResidualFunctorPairing, Morphism: NaturalTransformation>:
  ResidualFunctorPairing
where Morphism.Source == Original.Eff, Morphism.Target: Monad {
  /// The pairing with the original effects.
  public let original: Original

  /// The transformation of the effects.
  public let morphism: Morphism

  @inlinable
  init(_ original: Original, _ morphism: Morphism) {
    (self.original, self.morphism) = (original, morphism)
  }

  /// Returns the transformed effect of the original interaction.
  @inlinable
  public func interact<First, Second, Result>(
    _ left: Kind<Original.Left, First>, _ right: Kind<Original.Right, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Morphism.Target, Result> {
    morphism(original.interact(left, right, combine))
  }
}

extension HoistedEffects: ResidualPairing where Original: ResidualPairing {
  /// The monad of moves.
  public typealias Moves = Original.Moves

  /// The comonad of spaces.
  public typealias Space = Original.Space

  /// Moves the space as the original does, and transforms the effect.
  @inlinable
  public func interact<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Morphism.Target, (value: Result, space: Kind<Space, Value>)> {
    morphism(original.interact(move, space))
  }
}

extension HoistedEffects: Sendable where Original: Sendable, Morphism: Sendable {}

extension ResidualFunctorPairing {
  /// Returns the same pairing with other effects, to which a transformation converts those of this
  /// one.
  @inlinable
  public func hoisted<Morphism: NaturalTransformation>(
    effects morphism: Morphism
  ) -> HoistedEffects<Self, Morphism> where Morphism.Source == Eff, Morphism.Target: Monad {
    HoistedEffects(self, morphism)
  }
}
