public import Pairings
public import PairingsTheory

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

extension Codiscrete: CheckableContainer where Shape: LawValue {}

extension Discrete: CheckableContainer where Shape: LawValue {
  /// The domain of the only position.
  public static var positions: Domain<Void> { .void }
}

extension RegularAction: CheckableContainer where Patch: LawValue {}

extension TrivialAction: CheckableContainer where Patch: LawValue, State == Void {
  /// The domain of the only state.
  public static var shapes: Domain<Void> { .void }
}

extension Overwriting: CheckableContainer where State: LawValue {
  /// The domain of nil and all states.
  public static var positions: Domain<Last<State>?> {
    State.domain.map({ Last($0) }, back: { $0.value }).optional
  }
}

extension CursorSteps: CheckableContainer {
  /// The domain of distances, some of which lead out of every list.
  public static var positions: Domain<Int> {
    Domain(Generator<Int>.integer(in: -4...4)) { $0.observe(&$1) }
  }
}

extension Paths: CheckableContainer where System.State: LawValue, System.Input: LawValue {}
