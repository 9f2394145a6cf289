/// A pairing whose sides are reached along natural transformations.
///
/// What is paired is what the transformations make of the two sides.
///
/// ## Laws
///
/// Those of ``FunctorPairing``. Those of ``Pairing`` hold if the transformation of the
/// moves is a monad morphism and the one of the spaces a comonad morphism. For every `m`,
/// `w` and `f`:
///
///     p.hoisted(left: t, right: u).pair(m, w, f) == p.pair(t(m), u(w), f)      // agreement
@frozen
public struct Hoisted<
  Original: FunctorPairing, LeftMorphism: NaturalTransformation,
  RightMorphism: NaturalTransformation
>: FunctorPairing
where
  LeftMorphism.Target == Original.Left, RightMorphism.Target == Original.Right,
  LeftMorphism.Source: Functor, RightMorphism.Source: Functor
{
  /// The pairing of what the transformations make.
  public let original: Original

  /// What makes the left side.
  public let left: LeftMorphism

  /// What makes the right side.
  public let right: RightMorphism

  @inlinable
  init(_ original: Original, _ left: LeftMorphism, _ right: RightMorphism) {
    self.original = original
    self.left = left
    self.right = right
  }

  /// Pairs what the transformations make of both sides.
  @inlinable
  public func pair<First, Second, Result>(
    _ left: Kind<LeftMorphism.Source, First>, _ right: Kind<RightMorphism.Source, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    original.pair(self.left(left), self.right(right), combine)
  }
}

extension Hoisted: Pairing
where LeftMorphism.Source: Monad, RightMorphism.Source: Comonad, Original: Pairing {
  /// The monad of moves.
  public typealias Moves = LeftMorphism.Source

  /// The comonad of spaces.
  public typealias Space = RightMorphism.Source

  /// Moves a space by choosing from its duplicate, since a transformation leads from it and
  /// not back; returns the value of the move.
  ///
  /// - Complexity: One `duplicate` a move, as ``Pairing/moveByDuplicating(_:_:)``.
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

extension FunctorPairing {
  /// Pairs what two transformations make of other sides.
  @inlinable
  public func hoisted<LeftMorphism: NaturalTransformation, RightMorphism: NaturalTransformation>(
    left: LeftMorphism, right: RightMorphism
  ) -> Hoisted<Self, LeftMorphism, RightMorphism> {
    Hoisted(self, left, right)
  }

  /// Pairs what a transformation makes of another left side.
  @inlinable
  public func hoisted<LeftMorphism: NaturalTransformation>(
    left: LeftMorphism
  ) -> Hoisted<Self, LeftMorphism, IdentityTransformation<Right>> {
    Hoisted(self, left, IdentityTransformation())
  }

  /// Pairs what a transformation makes of another right side.
  @inlinable
  public func hoisted<RightMorphism: NaturalTransformation>(
    right: RightMorphism
  ) -> Hoisted<Self, IdentityTransformation<Left>, RightMorphism> {
    Hoisted(self, IdentityTransformation(), right)
  }
}
