#if !hasFeature(Embedded)  // As NaryDay.
/// The product of any number of directed containers: a shape of each, with a position of each.
///
/// It is the container of a ``NaryDay``: the parts are independent of each other. The container has
/// no values. It is a structure only because an enumeration cannot have a parameter pack.
@frozen
public struct NaryProductContainer<each Part: DirectedContainer>: DirectedContainer {
  private init() {}

  /// A shape of each part.
  public typealias Shape = (repeat (each Part).Shape)

  /// A position of each part.
  public typealias Position = (repeat (each Part).Position)

  /// Returns true if each shape has its position.
  @inlinable
  public static func isEnabled(_ position: Position, at shape: Shape) -> Bool {
    for isEnabled in repeat (each Part).isEnabled(each position, at: each shape) {
      guard isEnabled else { return false }
    }
    return true
  }

  /// Returns the roots of all shapes.
  @inlinable
  public static func root(at shape: Shape) -> Position {
    (repeat (each Part).root(at: each shape))
  }

  /// Replaces each shape by the one at its position.
  @inlinable
  public static func shift(_ shape: inout Shape, along position: Position) {
    shape = (repeat (each Part).shifted(each shape, along: each position))
  }

  /// Continues each position.
  @inlinable
  public static func append(_ next: Position, to position: inout Position) {
    position = (repeat (each Part).appended(each next, to: each position))
  }
}

extension NaryProductContainer: GeneratedContainer where repeat each Part: GeneratedContainer {
  /// Returns the generators of each part, beside the roots of all others.
  @inlinable
  public static func enabled(at shape: Shape) -> [Position] {
    var count = 0
    for generators in repeat (each Part).enabled(at: each shape) { count += generators.count }
    var positions: [Position] = []
    for index in 0..<count {
      var choice = GeneratorChoice(rest: index)
      positions.append((repeat choice.position(of: (each Part).self, at: each shape)))
    }
    return positions
  }
}

/// The choice of one of the generators of all parts, in order.
@usableFromInline
@frozen
struct GeneratorChoice {
  /// The index of the generator among those of the parts that are left.
  @usableFromInline var rest: Int

  @inlinable
  init(rest: Int) { self.rest = rest }

  /// Returns the generator if it is one of this part, and otherwise the root.
  @inlinable
  mutating func position<Part: GeneratedContainer>(
    of part: Part.Type, at shape: Part.Shape
  ) -> Part.Position {
    let generators = Part.enabled(at: shape)
    defer { rest -= generators.count }
    return generators.indices.contains(rest) ? generators[rest] : Part.root(at: shape)
  }
}

extension NaryDayOf: DirectedComonad where repeat (each Part).Space: DirectedComonad {
  /// The product of the parts' containers.
  public typealias Container = NaryProductContainer<repeat (each Part).Space.Container>

  /// Returns the shapes of all parts.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    let parts = placed(wa).current.parts
    return (repeat (each Part).Space.shape((each parts).space))
  }

  /// Returns the value at a position of each part; nil if one of them is not enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    let parts = placed(wa).current.parts
    for isEnabled in repeat (each parts).isEnabled(each position) {
      guard isEnabled else { return nil }
    }
    let place = _NaryDayPlace<repeat each Part>(
      repeat (each parts).shifted(along: each position))
    return Viewpoint.look(from: place, placed(wa).see)
  }
}

extension _DayPart where Moved.Space: DirectedComonad {
  /// Returns true if the space has a position.
  @inlinable
  func isEnabled(_ position: Moved.Space.Container.Position) -> Bool {
    Moved.Space.Container.isEnabled(position, at: space.shape)
  }

  /// Returns the part with its space at a position.
  ///
  /// - Precondition: The position is enabled.
  @inlinable
  func shifted(along position: Moved.Space.Container.Position) -> Self {
    var part = self
    Moved.Space.shift(&part.space, along: position)
    return part
  }
}
#endif
