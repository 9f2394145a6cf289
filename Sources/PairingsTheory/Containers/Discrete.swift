public import PairingsCore

/// The directed container in which the root is the only position of each shape: the container of
/// ``Pairings/Env``.
///
/// An ``Update`` of it is a function `(Shape) -> Value`, a ``Pairings/Reader``.
public enum Discrete<Shape>: GeneratedContainer {
  /// Returns true: every shape has its root.
  @inlinable
  public static func isEnabled(_ position: Void, at shape: Shape) -> Bool { true }

  /// Returns the only position.
  @inlinable
  public static func root(at shape: Shape) {}

  /// Keeps the shape.
  @inlinable
  public static func shift(_ shape: inout Shape, along position: Void) {}

  /// Keeps the position.
  @inlinable
  public static func append(_ next: Void, to position: inout Void) {}

  /// Returns no position: the root needs no generator.
  @inlinable
  public static func enabled(at shape: Shape) -> [Void] { [] }
}
