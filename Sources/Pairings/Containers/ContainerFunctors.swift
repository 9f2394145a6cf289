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
