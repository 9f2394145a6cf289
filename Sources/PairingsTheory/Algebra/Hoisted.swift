public import PairingsCore

/// A pairing, with effects or without, whose sides are converted by natural transformations.
///
/// The original pairing applies to the results of the transformations.
///
/// ## Laws
///
/// The laws of ``Pairings/ResidualFunctorPairing``. Those of ``Pairings/ResidualPairing`` hold if the
/// transformation of the moves is a monad morphism and that of the spaces a comonad morphism. For every `m`, `w`
/// and `f`:
///
///     p.hoisted(left: t, right: u).interact(m, w, f) == p.interact(t(m), u(w), f)    // agreement
@frozen
public struct Hoisted<
  Original: ResidualFunctorPairing, LeftMorphism: NaturalTransformation,
  RightMorphism: NaturalTransformation
>: ResidualFunctorPairing
where
  LeftMorphism.Target == Original.Left, RightMorphism.Target == Original.Right,
  LeftMorphism.Source: Functor, RightMorphism.Source: Functor
{
  /// The pairing of the transformed sides.
  public let original: Original

  /// The transformation of the left side.
  public let left: LeftMorphism

  /// The transformation of the right side.
  public let right: RightMorphism

  @inlinable
  init(_ original: Original, _ left: LeftMorphism, _ right: RightMorphism) {
    self.original = original
    self.left = left
    self.right = right
  }

  /// Lets the results of the transformations of both sides interact.
  @inlinable
  public func interact<First, Second, Result>(
    _ left: Kind<LeftMorphism.Source, First>, _ right: Kind<RightMorphism.Source, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Original.Eff, Result> {
    original.interact(self.left(left), self.right(right), combine)
  }
}

extension Hoisted: FunctorPairing where Original: FunctorPairing {
  /// Pairs the results of the transformations of both sides.
  @inlinable
  public func pair<First, Second, Result>(
    _ left: Kind<LeftMorphism.Source, First>, _ right: Kind<RightMorphism.Source, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    original.pair(self.left(left), self.right(right), combine)
  }
}

extension Hoisted: ResidualPairing
where LeftMorphism.Source: Monad, RightMorphism.Source: Comonad, Original: ResidualPairing {
  /// The monad of moves.
  public typealias Moves = LeftMorphism.Source

  /// The comonad of spaces.
  public typealias Space = RightMorphism.Source
}

extension Hoisted: Pairing
where LeftMorphism.Source: Monad, RightMorphism.Source: Comonad, Original: Pairing {
  /// Moves a space by choosing from its duplicate, since the transformation of spaces has no
  /// inverse, and returns the value of the move.
  ///
  /// - Complexity: One `duplicate` per move, as ``Pairings/Pairing/moveByDuplicating(_:_:)``.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    moveByDuplicating(move, &space)
  }
}

extension Hoisted: Sendable
where Original: Sendable, LeftMorphism: Sendable, RightMorphism: Sendable {}

extension ResidualFunctorPairing {
  /// Returns the pairing of other sides, which two transformations convert to the sides of this
  /// one.
  @inlinable
  public func hoisted<LeftMorphism: NaturalTransformation, RightMorphism: NaturalTransformation>(
    left: LeftMorphism, right: RightMorphism
  ) -> Hoisted<Self, LeftMorphism, RightMorphism> {
    Hoisted(self, left, right)
  }

  /// Returns the pairing of another left side, which a transformation converts to the left side of
  /// this one.
  @inlinable
  public func hoisted<LeftMorphism: NaturalTransformation>(
    left: LeftMorphism
  ) -> Hoisted<Self, LeftMorphism, IdentityTransformation<Right>> {
    Hoisted(self, left, IdentityTransformation())
  }

  /// Returns the pairing of another right side, which a transformation converts to the right side
  /// of this one.
  @inlinable
  public func hoisted<RightMorphism: NaturalTransformation>(
    right: RightMorphism
  ) -> Hoisted<Self, IdentityTransformation<Left>, RightMorphism> {
    Hoisted(self, IdentityTransformation(), right)
  }
}
