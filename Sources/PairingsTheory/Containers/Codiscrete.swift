public import PairingsCore

/// The directed container in which each shape leads to every shape: the container of ``Pairings/Store``.
///
/// An ``Update`` of it is a function `(Shape) -> (Shape, Value)`, a ``Pairings/State``.
public enum Codiscrete<Shape>: DirectedContainer {
  /// Returns true: every shape is reachable.
  @inlinable
  public static func isEnabled(_ position: Shape, at shape: Shape) -> Bool { true }

  /// Returns the shape itself.
  @inlinable
  public static func root(at shape: Shape) -> Shape { shape }

  /// Replaces a shape by the one at a position, which is that position.
  @inlinable
  public static func shift(_ shape: inout Shape, along position: Shape) { shape = position }

  /// Replaces a position by the next one.
  @inlinable
  public static func append(_ next: Shape, to position: inout Shape) { position = next }
}

extension Codiscrete: GeneratedContainer where Shape: CaseIterable {
  /// Returns all shapes.
  @inlinable
  public static func enabled(at shape: Shape) -> [Shape] { Array(Shape.allCases) }
}
