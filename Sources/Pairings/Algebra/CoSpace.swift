#if !hasFeature(Embedded)

/// A space of values of some type, which those who move in it do not know.
@_fixed_layout
public class _CoSpace<Space: Comonad> {
  @inlinable
  init() {}

  /// Moves the space and returns the value of the action.
  @usableFromInline
  func run<Action: CoMove>(_ action: Action) -> Action.Value where Action.Space == Space {
    preconditionFailure("A space has futures.")
  }
}

/// A space of values of a type that those who made it know.
@usableFromInline
@_fixed_layout
final class CoSpace<Space: Comonad, Future>: _CoSpace<Space> {
  /// The space; nothing while an action moves it.
  ///
  /// Exclusivity needs no check: no access lasts, since an action takes the space out and
  /// puts it back.
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
  /// - Precondition: No action is moving it.
  @inlinable
  func take() -> Kind<Space, Future> {
    guard let space = unsafe held.take() else {
      preconditionFailure("A move moves the space that it is moving.")
    }
    return space
  }

  /// The value in focus.
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

// A move knows the type of the futures by an overridden method with a type of its own, which
// Embedded Swift has not. There a move is made in a space of hidden values, which is made
// once a move: `move` costs an `extend` and a `map`.

/// A space of values of some type, which those who move in it do not know.
@_fixed_layout
public final class _CoSpace<Space: Comonad> {
  /// The space; nothing while an action moves it.
  @usableFromInline var held: Kind<Space, Hidden>?

  @inlinable
  init(_ space: Kind<Space, Hidden>) { held = space }

  /// Moves the space and returns the value of the action.
  @inlinable
  func run<Action: CoMove>(_ action: Action) -> Action.Value where Action.Space == Space {
    var space = take()
    let value = action.move(&space)
    held = space
    return value
  }

  /// Takes the space out.
  ///
  /// - Precondition: No action is moving it.
  @inlinable
  func take() -> Kind<Space, Hidden> {
    guard let space = held.take() else {
      preconditionFailure("A move moves the space that it is moving.")
    }
    return space
  }
}

/// A space of values of a type that those who made it know.
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

  /// The value in focus.
  @inlinable
  func extract() -> Future { Space.reveal(hidden.take(), as: Future.self) }
}

#endif
