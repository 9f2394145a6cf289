/// The rules that all places of a component share: the dispatcher of inputs, the transition of a
/// space after an input, and the making of views.
@usableFromInline
@_fixed_layout
final class ComponentRules<Eff: Monad, Pair: Pairing, Input, View> {
  @usableFromInline typealias Space = Component<Eff, Pair, Input, View>.Space
  @usableFromInline typealias Meaning = Dispatcher<Eff, Pair.Moves, Input>
  @usableFromInline typealias Transition = InputTransition<Space, Eff, Pair.Moves, Input>

  /// The dispatcher that gives inputs their meaning.
  @usableFromInline let dispatcher: Meaning

  /// The transition of a space after an input.
  @usableFromInline let transition: Transition

  /// A function that makes the view of the present place of a space.
  @usableFromInline let render: (_ space: Space, _ send: Send<Input>) -> View

  @inlinable
  init(
    _ dispatcher: Meaning, _ transition: Transition,
    render: @escaping (Space, Send<Input>) -> View
  ) {
    (self.dispatcher, self.transition, self.render) = (dispatcher, transition, render)
  }

  @inlinable
  convenience init(_ pairing: Pair, _ dispatcher: Meaning) {
    self.init(
      dispatcher, Self.transition(pairing, dispatcher),
      render: { space, send in Pair.Space.extract(space).make(send) })
  }

  /// Returns the transition of a space by the moves that the dispatcher assigns to inputs.
  @inlinable
  static func transition(
    _ pairing: Pair, _ dispatcher: Meaning
  ) -> Transition {
    if case .one(.move(let move)) = dispatcher.meanings.content {
      return .pure { input, space in
        guard let move = move(input) else { return false }
        pairing.move(move, &space)
        return true
      }
    }
    if dispatcher.isPure {
      return .pure { input, space in
        guard case .move(let move)? = dispatcher.step(for: input) else { return false }
        pairing.move(move, &space)
        return true
      }
    }
    return .effectful { input, space in
      switch dispatcher.step(for: input) {
      case nil: return (false, .none)
      case .move(let move):
        pairing.move(move, &space)
        return (true, .none)
      case .effects(let effects): return (false, effects)
      case .step(let step):
        let effects = pairing.move(step, &space)
        return (effects.isCommit, effects)
      }
    }
  }
}

extension ComponentRules {
  /// Makes the view of the present place of a space. The caller holds this object, so that the
  /// closure need not be held, which it would be where this is inlined.
  @inlinable @inline(never)
  func view(_ space: Space, _ send: Send<Input>) -> View { render(space, send) }
}

extension ComponentRules where Eff == IdentityOf {
  /// Returns the same rules under another effect.
  @inlinable
  func under<Other: Monad>() -> ComponentRules<Other, Pair, Input, View> {
    typealias New = ComponentRules<Other, Pair, Input, View>
    let transition: New.Transition =
      switch transition {
      case .pure(let move): .pure(move)
      case .effectful(let move):
        .effectful { input, space in
          let (isCommit, effects) = move(input, &space)
          return (isCommit, effects.under())
        }
      }
    return New(dispatcher.under(), transition, render: render)
  }
}

/// The transition of a space after an input.
@frozen @usableFromInline
enum InputTransition<Space, Eff: Monad, Moves: Monad, Input> {
  @usableFromInline typealias Going = Effects<Eff, Moves, Input>

  /// A transition without effects, which returns true if the input has a meaning.
  case pure((_ input: Input, _ space: inout Space) -> Bool)

  /// A transition that returns true if it commits, with the follow-up effects.
  case effectful((_ input: Input, _ space: inout Space) -> (isCommit: Bool, effects: Going))

  /// Moves a space and returns the follow-up effects, or nil if the input has no meaning.
  @inlinable
  func make(_ input: Input, _ space: inout Space) -> Going? {
    switch self {
    case .pure(let move): return move(input, &space) ? Going.none : nil
    case .effectful(let move):
      let (isCommit, effects) = move(input, &space)
      return isCommit || !effects.isEmpty ? effects : nil
    }
  }
}
