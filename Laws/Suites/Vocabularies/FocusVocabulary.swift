public import Pairings

/// The words of focusing: of moves and spaces of a part, and of the whole.
///
/// They mean those of the framework; an instance says which of them it has otherwise.
public protocol FocusVocabulary {
  /// Returns the move of the whole that a move of its part is.
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value>

  /// Returns the move of the whole that a move is of the part that it may have.
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value?>

  /// Returns the same for a move without value.
  func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void>

  /// Returns the space of the part that a space of the whole has around its position.
  func focus<Whole, Part, Value>(
    _ space: Kind<StoreOf<Whole>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StoreOf<Part>, Value>
}

extension FocusVocabulary {
  /// Returns the move of the whole that a move of its part is.
  public func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> { move.focus(lens) }

  /// Returns the move of the whole that a move is of the part that it may have.
  public func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value?> { move.focus(affine) }

  /// Returns the same for a move without value.
  public func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void> { move.focus(affine) }

  /// Returns the space of the part that a space of the whole has around its position.
  public func focus<Whole, Part, Value>(
    _ space: Kind<StoreOf<Whole>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StoreOf<Part>, Value> { space.focus(lens) }
}

/// The words of the framework.
public struct FocusWords: FocusVocabulary {
  /// Creates the words.
  public init() {}
}
