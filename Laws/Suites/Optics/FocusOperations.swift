public import Pairings

/// The operations of focusing, for moves and spaces of a part and of the whole.
///
/// The defaults are the operations of the framework, and an instance may replace each of them.
public protocol FocusOperations {
  /// Returns the move of the whole that moves its part.
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value>

  /// Returns the move of the whole that moves its part, or returns nil if the part is missing.
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value?>

  /// Returns the same for a move without a value.
  func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void>

  /// Returns the space of the part around the position of a space of the whole.
  func focus<Whole, Part, Value>(
    _ space: Kind<StoreOf<Whole>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StoreOf<Part>, Value>
}

extension FocusOperations {
  /// Returns the move of the whole that moves its part.
  public func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> { move.focus(lens) }

  /// Returns the move of the whole that moves its part, or returns nil if the part is missing.
  public func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value?> { move.focus(affine) }

  /// Returns the same for a move without a value.
  public func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void> { move.focus(affine) }

  /// Returns the space of the part around the position of a space of the whole.
  public func focus<Whole, Part, Value>(
    _ space: Kind<StoreOf<Whole>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StoreOf<Part>, Value> { space.focus(lens) }
}

/// The operations of the framework.
public struct DefaultFocusOperations: FocusOperations {
  /// Creates the operations.
  public init() {}
}
