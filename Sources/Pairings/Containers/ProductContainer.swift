/// The product of two directed containers: a pair of shapes, with a position of each.
///
/// It is the container of a ``Day``: the sides are independent of each other.
public enum ProductContainer<First: DirectedContainer, Second: DirectedContainer>:
  DirectedContainer
{
  /// A shape of each side.
  public typealias Shape = (First.Shape, Second.Shape)

  /// A position of each side.
  public typealias Position = (First.Position, Second.Position)

  /// Returns true if each shape has its position.
  @inlinable
  public static func isEnabled(_ position: Position, at shape: Shape) -> Bool {
    First.isEnabled(position.0, at: shape.0) && Second.isEnabled(position.1, at: shape.1)
  }

  /// Returns the roots of both shapes.
  @inlinable
  public static func root(at shape: Shape) -> Position {
    (First.root(at: shape.0), Second.root(at: shape.1))
  }

  /// Replaces each shape by the one at its position.
  @inlinable
  public static func shift(_ shape: inout Shape, along position: Position) {
    First.shift(&shape.0, along: position.0)
    Second.shift(&shape.1, along: position.1)
  }

  /// Continues each position.
  @inlinable
  public static func append(_ next: Position, to position: inout Position) {
    First.append(next.0, to: &position.0)
    Second.append(next.1, to: &position.1)
  }
}

extension ProductContainer: GeneratedContainer
where First: GeneratedContainer, Second: GeneratedContainer {
  /// Returns the generators of each side, beside the root of the other one.
  @inlinable
  public static func enabled(at shape: Shape) -> [Position] {
    let root = root(at: shape)
    return First.enabled(at: shape.0).map { ($0, root.1) }
      + Second.enabled(at: shape.1).map { (root.0, $0) }
  }
}

// MARK: - Spaces side by side

extension DayOf: DirectedComonad where First: DirectedComonad, Second: DirectedComonad {
  /// The product of the sides' containers.
  public typealias Container = ProductContainer<First.Container, Second.Container>

  /// Returns the shapes of both sides.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    let place = placed(wa).current
    return (place.first.shape, place.second.shape)
  }

  /// Returns the value at a position of each side; nil if one of them is not enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    wa.places().peek(along: position.0).flatMap { $0.peek(along: position.1) }
  }
}

extension SumSpaceOf: DirectedComonad where First: DirectedComonad, Second: DirectedComonad {
  /// The sides to show, beside the containers of both.
  public typealias Container = ProductContainer<
    Codiscrete<Side>, ProductContainer<First.Container, Second.Container>
  >

  /// Returns the side shown, and the shapes of both.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    let place = placed(wa).current
    return (place.shown, (place.first.shape, place.second.shape))
  }

  /// Returns the value of a side to show, at a position of each side; nil if one of them is not
  /// enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    let (side, (first, second)) = position
    return wa.places(showing: side).peek(along: first).flatMap { $0.peek(along: second) }
  }
}

// MARK: - Transformers

extension StoreTOf: DirectedComonad where Base: DirectedComonad {
  /// The positions, beside the container of the base.
  public typealias Container = ProductContainer<Codiscrete<Position>, Base.Container>

  /// Returns the position, and the shape of the base.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    (position(wa), wa.values().shape)
  }

  /// Returns the value of a position, at one of the base; nil if that is not enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    wa.values().peek(along: position.1)?(position.0)
  }
}

extension TracedTOf: DirectedComonad where Base: DirectedComonad {
  /// The action of the logs on themselves, beside the container of the base.
  public typealias Container = ProductContainer<RegularAction<Log>, Base.Container>

  /// Returns the log written so far, and the shape of the base.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    (offset(wa), wa.values().shape)
  }

  /// Returns the value after a further log, at a position of the base; nil if that is not enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    wa.values().peek(along: position.1)?(offset(wa).combined(with: position.0))
  }
}

extension EnvTOf: DirectedComonad where Base: DirectedComonad {
  /// The environment, beside the container of the base.
  public typealias Container = ProductContainer<Discrete<Environment>, Base.Container>

  /// Returns the environment, and the shape of the base.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    (environment(wa), lowered(wa).shape)
  }

  /// Returns the value at a position of the base; nil if it is not enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    lowered(wa).peek(along: position.1)
  }
}
