/// The coproduct of two directed containers: a shape of one of them, with its positions.
///
/// It is the container of a ``Coproduct`` of spaces: no position leads from one side to the other.
public enum CoproductContainer<First: DirectedContainer, Second: DirectedContainer>:
  DirectedContainer
{
  /// A shape of one side.
  public typealias Shape = Either<First.Shape, Second.Shape>

  /// A position of one side.
  public typealias Position = Either<First.Position, Second.Position>

  /// Returns true if the position is of the side of the shape, which has it.
  @inlinable
  public static func isEnabled(_ position: Position, at shape: Shape) -> Bool {
    switch (position, shape) {
    case (.left(let position), .left(let shape)): First.isEnabled(position, at: shape)
    case (.right(let position), .right(let shape)): Second.isEnabled(position, at: shape)
    default: false
    }
  }

  /// Returns the root of the shape's side.
  @inlinable
  public static func root(at shape: Shape) -> Position {
    switch shape {
    case .left(let shape): .left(First.root(at: shape))
    case .right(let shape): .right(Second.root(at: shape))
    }
  }

  /// Replaces a shape by the one at a position of its side.
  @inlinable
  public static func shift(_ shape: inout Shape, along position: Position) {
    switch (shape, position) {
    case (.left(let start), .left(let position)):
      shape = .left(First.shifted(start, along: position))
    case (.right(let start), .right(let position)):
      shape = .right(Second.shifted(start, along: position))
    default: preconditionFailure("A shape has no position of the other side.")
    }
  }

  /// Continues a position by one of its side.
  @inlinable
  public static func append(_ next: Position, to position: inout Position) {
    switch (position, next) {
    case (.left(let start), .left(let next)): position = .left(First.appended(next, to: start))
    case (.right(let start), .right(let next)): position = .right(Second.appended(next, to: start))
    default: preconditionFailure("A position leads to no shape of the other side.")
    }
  }
}

extension CoproductContainer: GeneratedContainer
where First: GeneratedContainer, Second: GeneratedContainer {
  /// Returns the generators of the side of a shape.
  @inlinable
  public static func enabled(at shape: Shape) -> [Position] {
    switch shape {
    case .left(let shape): First.enabled(at: shape).map { .left($0) }
    case .right(let shape): Second.enabled(at: shape).map { .right($0) }
    }
  }
}

extension CoproductOf: DirectedComonad where First: DirectedComonad, Second: DirectedComonad {
  /// The coproduct of the sides' containers.
  public typealias Container = CoproductContainer<First.Container, Second.Container>

  /// Returns the shape of the space that is present.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    switch wa.either() {
    case .left(let first): .left(first.shape)
    case .right(let second): .right(second.shape)
    }
  }

  /// Returns the value at a position of the space that is present; nil if it is not enabled there.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    switch (wa.either(), position) {
    case (.left(let first), .left(let position)): first.peek(along: position)
    case (.right(let second), .right(let position)): second.peek(along: position)
    default: nil
    }
  }
}
