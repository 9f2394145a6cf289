// The spaces that a container generates: its positions are those of the functor, composed.

/// The transition system of a tree of structures: an input is a position of the structure at the
/// root of the tree, and leads to the tree that stands there.
///
/// Its ``Paths`` are the container of ``Cofree``. The shape is the whole tree, without its values.
public enum Branching<Response: ContainerFunctor>: Transitions {
  /// A tree of structures without values.
  public typealias State = Cofree<Response, Void>

  /// Returns true if the structure at the root of a tree has a position.
  @inlinable
  public static func isEnabled(_ position: Response.Position, at tree: State) -> Bool {
    tree.tail.value(at: position) != nil
  }

  /// Replaces a tree by the one at a position of the structure at its root.
  @inlinable
  public static func step(_ tree: inout State, by position: Response.Position) {
    guard let next = tree.tail.value(at: position) else {
      preconditionFailure("A tree has no branch at a position that is not enabled.")
    }
    tree = next
  }
}

extension Branching: EnumeratedTransitions where Response: FinitaryContainer {
  /// Returns the positions of the structure at the root of a tree.
  @inlinable
  public static func enabled(at tree: State) -> [Response.Position] {
    Response.positions(of: tree.tail)
  }
}

extension CofreeOf: DirectedComonad where Response: ContainerFunctor {
  /// The paths from the root of a tree of structures: a list of positions, each of the structure to
  /// which those before it lead.
  public typealias Container = Paths<Branching<Response>>

  /// Returns the tree of structures, without its values.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Cofree<Response, Void> {
    map(wa) { _ in }
  }

  /// Returns the value at the end of a path; nil if a position of it is not enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along path: [Response.Position]
  ) -> Value? {
    end(of: path, from: wa).map { extract($0) }
  }

  /// Replaces a space by the one at the end of a path.
  ///
  /// - Precondition: The path is enabled at the present shape.
  @inlinable
  public static func shift<Value>(
    _ wa: inout Kind<Self, Value>, along path: [Response.Position]
  ) {
    guard let end = end(of: path, from: wa) else {
      preconditionFailure("A space has no place along a path that is not enabled.")
    }
    wa = end
  }

  @inlinable
  static func end<Value>(
    of path: [Response.Position], from wa: Kind<Self, Value>
  ) -> Kind<Self, Value>? {
    var space = wa
    for position in path {
      guard let next = tail(space).value(at: position) else { return nil }
      space = next
    }
    return space
  }
}

/// The directed container of the structures of a functor: a position replaces each value by one of
/// the same structure, given by its position, in any shape.
///
/// It is the container of ``Density``.
public enum Rearrangements<Base: FinitaryContainer>: DirectedContainer {
  /// A structure without values.
  public typealias Shape = Kind<Base, Void>

  /// A structure of positions of the shape.
  public typealias Position = Kind<Base, Base.Position>

  /// Returns true if a shape has all positions in a structure.
  @inlinable
  public static func isEnabled(_ position: Position, at shape: Shape) -> Bool {
    Base.positions(of: position).allSatisfy { place in
      position.value(at: place).flatMap { shape.value(at: $0) } != nil
    }
  }

  /// Returns the structure with its own positions.
  @inlinable
  public static func root(at shape: Shape) -> Position { shape.labelled() }

  /// Replaces a shape by that of a structure.
  @inlinable
  public static func shift(_ shape: inout Shape, along position: Position) {
    shape = position.void()
  }

  /// Replaces each position of a structure by the one that stands there.
  @inlinable
  public static func append(_ next: Position, to position: inout Position) {
    position = Base.rearranged(position, by: next)
  }
}

extension FinitaryContainer {
  /// Returns a structure with the value at each position of a structure of positions.
  ///
  /// - Precondition: The structure has all of these positions.
  @inlinable
  static func rearranged<Value>(
    _ fa: Kind<Self, Value>, by positions: Kind<Self, Position>
  ) -> Kind<Self, Value> {
    positions.map { position in
      guard let value = value(of: fa, at: position) else {
        preconditionFailure("A structure has no value at a position that is not enabled.")
      }
      return value
    }
  }
}

extension DensityOf: DirectedComonad where Base: FinitaryContainer {
  /// The rearrangements of the structure.
  public typealias Container = Rearrangements<Base>

  /// Returns the structure without its values.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Kind<Base, Void> { wa.structure() }

  /// Returns the value of a rearranged structure; nil if a position of it is not enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Kind<Base, Base.Position>
  ) -> Value? {
    guard Container.isEnabled(position, at: shape(wa)) else { return nil }
    let structure = Base.rearranged(placed(wa).current.structure, by: position)
    return Viewpoint.look(from: _DensityPlace(structure), placed(wa).see)
  }
}

extension ComposeOf: DirectedComonad where Inner: RightAdjoint, Inner.Left == Outer {
  /// The structures of the left adjoint, each of which leads to every other.
  public typealias Container = Codiscrete<Kind<Outer, Void>>

  /// Returns the structure of the left adjoint, without its values.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Kind<Outer, Void> {
    Inner.split(wa.composed()).structure
  }

  /// Returns the value in a structure of the left adjoint, which every space has.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Kind<Outer, Void>
  ) -> Value? {
    let values = Inner.split(wa.composed()).value
    return Inner.rightAdjunct(position.map { values }) { $0 }
  }
}
