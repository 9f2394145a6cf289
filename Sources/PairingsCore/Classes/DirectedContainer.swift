/// Shapes with positions that depend on the shape, and a shape at each position.
///
/// The shapes are the states of a space, and the positions of a shape are the moves that it allows.
/// The shapes are the objects of a category, and their positions are its arrows. A ``MonoidAction``
/// has the same positions at every shape.
///
///     enum Ladder: DirectedContainer {  // three rungs; a position climbs or descends
///       static func isEnabled(_ rungs: Int, at rung: Int) -> Bool { 0..<3 ~= rung + rungs }
///       static func root(at rung: Int) -> Int { 0 }
///       static func shift(_ rung: inout Int, along rungs: Int) { rung += rungs }
///       static func append(_ next: Int, to rungs: inout Int) { rungs += next }
///     }
///     Update<Ladder, Bool>.follow(2).run(0).value  // true
///     Update<Ladder, Bool>.follow(2).run(1).value  // false, and stays
///
/// ## Laws
///
/// For every `s`, every `p` that is enabled at `s`, `q` at the shape to which `p` leads, and `r` at
/// the shape to which `q` leads:
///
///     isEnabled(root(at: s), at: s) == true                                  // root is enabled
///     isEnabled(p.q, at: s) == true                                          // composite is enabled
///     shifted(s, along: root(at: s)) == s                                    // root keeps the shape
///     shifted(s, along: p.q) == shifted(shifted(s, along: p), along: q)      // shift of a composite
///     root(at: s).p == p                                                     // left unit
///     p.root(at: shifted(s, along: p)) == p                                  // right unit
///     (p.q).r == p.(q.r)                                                     // associativity
///
/// Here `p.q` is `appended(q, to: p)`.
///
/// - SeeAlso: Ahman, Chapman and Uustalu, *When Is a Container a Comonad?* (2012).
public protocol DirectedContainer<Shape, Position>: SendableMetatype {
  /// The type of shapes.
  associatedtype Shape

  /// The type of the positions of all shapes.
  associatedtype Position

  /// Returns true if a shape has a position.
  static func isEnabled(_ position: Position, at shape: Shape) -> Bool

  /// Returns the position that stays at a shape: the identity arrow.
  static func root(at shape: Shape) -> Position

  /// Replaces a shape by the one at a position of it.
  ///
  /// - Precondition: The position is enabled at the shape.
  static func shift(_ shape: inout Shape, along position: Position)

  /// Continues a position by one of the shape to which it leads.
  ///
  /// - Precondition: The second position is enabled where the first one leads.
  static func append(_ next: Position, to position: inout Position)
}

extension DirectedContainer {
  /// Returns the shape at a position of another one.
  @inlinable
  public static func shifted(_ shape: Shape, along position: Position) -> Shape {
    var result = shape
    shift(&result, along: position)
    return result
  }

  /// Returns a position that is continued by one of the shape to which it leads.
  @inlinable
  public static func appended(_ next: Position, to position: Position) -> Position {
    var result = position
    append(next, to: &result)
    return result
  }
}

/// A directed container that lists generators: positions of which all others are composed.
///
/// ## Laws
///
/// For every `s`:
///
///     enabled(at: s).allSatisfy { isEnabled($0, at: s) } == true    // listed positions are enabled
///
/// Each position that is enabled at `s` is a composite of listed ones      // listed positions generate
public protocol GeneratedContainer<Shape, Position>: DirectedContainer {
  /// Returns the generators that are enabled at a shape.
  static func enabled(at shape: Shape) -> [Position]
}
