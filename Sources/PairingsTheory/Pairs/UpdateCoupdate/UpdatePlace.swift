public import PairingsCore

/// A shape with the position that led to it: the place of a ``Coupdate``.
///
/// For a ``Pairings/MonoidAction`` it is the present state with the composite of all patches so far.
@frozen
public struct UpdatePlace<Container: DirectedContainer> {
  /// The present shape.
  public var shape: Container.Shape

  /// The composite of all positions that were followed since the space was made.
  public var position: Container.Position

  /// Creates the place at the root of a shape.
  @inlinable
  public init(_ shape: consuming Container.Shape) {
    position = Container.root(at: shape)
    self.shape = shape
  }

  /// Replaces the shape by the one at a position, and appends the position, in place.
  ///
  /// - Precondition: The position is enabled at the present shape.
  @inlinable
  mutating func follow(_ next: Container.Position) {
    Container.shift(&shape, along: next)
    Container.append(next, to: &position)
  }
}

extension UpdatePlace: Equatable
where Container.Shape: Equatable, Container.Position: Equatable {}

extension UpdatePlace: Hashable where Container.Shape: Hashable, Container.Position: Hashable {}
