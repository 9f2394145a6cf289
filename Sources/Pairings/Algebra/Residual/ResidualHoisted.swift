/// A residual pairing whose sides and whose effects are converted by natural transformations.
///
/// ## Laws
///
/// The laws of ``ResidualFunctorPairing``, if the transformation of the effects is natural. The
/// laws of ``ResidualPairing`` hold if the transformations of the moves and of the effects are
/// monad morphisms and that of the spaces is a comonad morphism. For every `m`, `w` and `f`:
///
///     p.hoisted(left: t, right: u, residual: v).pair(m, w, f)
///       == v(p.pair(t(m), u(w), f))                               // agreement
@frozen
public struct ResidualHoisted<
  Original: ResidualFunctorPairing, LeftMorphism: NaturalTransformation,
  RightMorphism: NaturalTransformation, Residual: NaturalTransformation
>: ResidualFunctorPairing
where
  LeftMorphism.Target == Original.Left, RightMorphism.Target == Original.Right,
  LeftMorphism.Source: Functor, RightMorphism.Source: Functor,
  Residual.Source == Original.Eff, Residual.Target: Monad
{
  /// The pairing of the transformed sides.
  public let original: Original

  /// The transformation of the left side.
  public let left: LeftMorphism

  /// The transformation of the right side.
  public let right: RightMorphism

  /// The transformation of the effects.
  public let residual: Residual

  @inlinable
  init(
    _ original: Original, _ left: LeftMorphism, _ right: RightMorphism, _ residual: Residual
  ) {
    (self.original, self.left, self.right) = (original, left, right)
    self.residual = residual
  }

  /// Pairs the results of the transformations of both sides, and transforms the effect.
  @inlinable
  public func pair<First, Second, Result>(
    _ left: Kind<LeftMorphism.Source, First>, _ right: Kind<RightMorphism.Source, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Residual.Target, Result> {
    residual(original.pair(self.left(left), self.right(right), combine))
  }
}

extension ResidualHoisted: ResidualPairing
where LeftMorphism.Source: Monad, RightMorphism.Source: Comonad, Original: ResidualPairing {
  /// The monad of moves.
  public typealias Moves = LeftMorphism.Source

  /// The comonad of spaces.
  public typealias Space = RightMorphism.Source
}

extension ResidualHoisted: Sendable
where
  Original: Sendable, LeftMorphism: Sendable, RightMorphism: Sendable, Residual: Sendable
{}

extension ResidualFunctorPairing {
  /// Returns the residual pairing of other sides, with effects of another monad.
  @inlinable
  public func hoisted<
    LeftMorphism: NaturalTransformation, RightMorphism: NaturalTransformation,
    Residual: NaturalTransformation
  >(
    left: LeftMorphism, right: RightMorphism, residual: Residual
  ) -> ResidualHoisted<Self, LeftMorphism, RightMorphism, Residual> {
    ResidualHoisted(self, left, right, residual)
  }

  /// Returns the residual pairing of other sides, which two transformations convert to the sides of
  /// this one.
  @inlinable
  public func hoisted<LeftMorphism: NaturalTransformation, RightMorphism: NaturalTransformation>(
    left: LeftMorphism, right: RightMorphism
  ) -> ResidualHoisted<Self, LeftMorphism, RightMorphism, IdentityTransformation<Eff>> {
    ResidualHoisted(self, left, right, IdentityTransformation())
  }

  /// Returns the residual pairing of another left side, which a transformation converts to the left
  /// side of this one.
  @inlinable
  public func hoisted<LeftMorphism: NaturalTransformation>(
    left: LeftMorphism
  ) -> ResidualHoisted<
    Self, LeftMorphism, IdentityTransformation<Right>, IdentityTransformation<Eff>
  > {
    ResidualHoisted(self, left, IdentityTransformation(), IdentityTransformation())
  }

  /// Returns the residual pairing of another right side, which a transformation converts to the
  /// right side of this one.
  @inlinable
  public func hoisted<RightMorphism: NaturalTransformation>(
    right: RightMorphism
  ) -> ResidualHoisted<
    Self, IdentityTransformation<Left>, RightMorphism, IdentityTransformation<Eff>
  > {
    ResidualHoisted(self, IdentityTransformation(), right, IdentityTransformation())
  }

  /// Returns the residual pairing of the same sides whose effects are converted to those of another
  /// monad.
  @inlinable
  public func hoisted<Residual: NaturalTransformation>(
    residual: Residual
  ) -> ResidualHoisted<
    Self, IdentityTransformation<Left>, IdentityTransformation<Right>, Residual
  > {
    ResidualHoisted(self, IdentityTransformation(), IdentityTransformation(), residual)
  }
}
