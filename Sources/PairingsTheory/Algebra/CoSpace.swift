public import PairingsCore

#if !hasFeature(Embedded)

/// A space whose values have a type that the moves in it do not know.
@_fixed_layout
public class _CoSpace<Space: Comonad> {
  @inlinable
  init() {}

  /// Moves the space and returns the value of the move.
  @usableFromInline
  func run<Action: CoMove>(_ action: Action) -> Action.Value where Action.Space == Space {
    preconditionFailure("A space has futures.")
  }
}

/// A space whose values have a type that its creator knows.
@usableFromInline
@_fixed_layout
final class CoSpace<Space: Comonad, Future>: _CoSpace<Space> {
  /// The space; nil while a move changes it.
  ///
  /// Exclusivity needs no check: no access lasts, since a move takes the space out and puts it
  /// back.
  @exclusivity(unchecked) @usableFromInline var held: Kind<Space, Future>?

  @inlinable
  init(_ space: Kind<Space, Future>) { unsafe held = space }

  @usableFromInline
  override func run<Action: CoMove>(_ action: Action) -> Action.Value
  where Action.Space == Space {
    var space = take()
    let value = action.move(&space)
    unsafe held = space
    return value
  }

  /// Takes the space out.
  ///
  /// - Precondition: No move is changing the space.
  @inlinable
  func take() -> Kind<Space, Future> {
    guard let space = unsafe held.take() else {
      preconditionFailure("A move moves the space that it is moving.")
    }
    return space
  }

  /// Returns the value in focus.
  @inlinable
  func extract() -> Future { Space.extract(take()) }
}

extension CoSpace {
  /// Makes a move in the space and returns its value.
  @inlinable
  func make<Value>(_ move: Kind<CoOf<Space>, Value>) -> Value {
    var context: _CoSpace<Space> = self
    return move.run(&context)
  }
}

#else

// Moves reach the hidden type of the futures by an overridden method with a type parameter of its
// own, which Embedded Swift does not have. There a move runs in a space of hidden values, created
// once per move: `move` costs an `extend` and a `map`.

/// A space whose values have a type that the moves in it do not know.
@_fixed_layout
public final class _CoSpace<Space: Comonad> {
  /// The space; nil while a move changes it.
  @usableFromInline var held: Kind<Space, TypeErased>?

  @inlinable
  init(_ space: Kind<Space, TypeErased>) { held = space }

  /// Moves the space and returns the value of the move.
  @inlinable
  func run<Action: CoMove>(_ action: Action) -> Action.Value where Action.Space == Space {
    var space = take()
    let value = action.move(&space)
    held = space
    return value
  }

  /// Takes the space out.
  ///
  /// - Precondition: No move is changing the space.
  @inlinable
  func take() -> Kind<Space, TypeErased> {
    guard let space = held.take() else {
      preconditionFailure("A move moves the space that it is moving.")
    }
    return space
  }
}

/// A space whose values have a type that its creator knows.
@usableFromInline
@frozen
struct CoSpace<Space: Comonad, Future> {
  @usableFromInline let hidden: _CoSpace<Space>

  @inlinable
  init(_ space: Kind<Space, Future>) { hidden = _CoSpace(Space.hide(space)) }

  /// Makes a move in the space and returns its value.
  @inlinable
  func make<Value>(_ move: Kind<CoOf<Space>, Value>) -> Value {
    var context = hidden
    return move.run(&context)
  }

  /// Returns the value in focus.
  @inlinable
  func extract() -> Future { Space.reveal(hidden.take(), as: Future.self) }
}

#endif
