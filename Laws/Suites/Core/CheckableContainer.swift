public import PairingsCore

/// A directed container whose laws can be checked. It has a domain of shapes and one of positions.
///
///     extension Ladder: CheckableContainer {
///       static var shapes: Domain<Int> { … }
///       static var positions: Domain<Int> { … }
///     }
///     expectLaws(.directedContainer(Ladder.self))
///     expectLaws(.pairing(UpdateCoupdate<Ladder>()))
///
/// The domain of positions should contain some that are enabled at some shapes only, if there are
/// any.
public protocol CheckableContainer: DirectedContainer {
  /// The domain of shapes.
  static var shapes: Domain<Shape> { get }

  /// The domain of the positions of all shapes.
  static var positions: Domain<Position> { get }
}

extension CheckableContainer where Shape: LawValue {
  /// The domain of all shapes.
  public static var shapes: Domain<Shape> { Shape.domain }
}

extension CheckableContainer where Position: LawValue {
  /// The domain of all positions.
  public static var positions: Domain<Position> { Position.domain }
}

extension DirectedContainer {
  /// Returns a position if it is enabled at a shape, and the root otherwise.
  @inlinable
  package static func enabled(_ position: Position, at shape: Shape) -> Position {
    isEnabled(position, at: shape) ? position : root(at: shape)
  }
}
