public import PairingsCore

/// The rules that all places of a component share: the dispatcher of inputs, the transition of a
/// space after an input, and the making of views.
@usableFromInline
@_fixed_layout
final class ComponentRules<Eff: Monad, Pair: Pairing, Input, View> {
  @usableFromInline typealias Space = Component<Eff, Pair, Input, View>.Space
  @usableFromInline typealias Inputs = Dispatcher<Eff, Pair.Moves, Input>

  /// A function that changes a space by an input and sets the follow-up effects, if there are any.
  /// It returns true if the change is a commit.
  @usableFromInline typealias Transition = (
    _ input: Input, _ space: inout Space, _ effects: inout Inputs.FollowUp?
  ) -> Bool

  /// The dispatcher that gives inputs their meaning.
  @usableFromInline let dispatcher: Inputs

  /// The transition of a space after an input.
  @usableFromInline let transition: Transition

  /// A function that makes the view of the present place of a space.
  @usableFromInline let render: (_ space: Space, _ send: Send<Input>) -> View

  @inlinable
  init(
    _ dispatcher: Inputs, _ transition: @escaping Transition,
    render: @escaping (Space, Send<Input>) -> View
  ) {
    (self.dispatcher, self.transition, self.render) = (dispatcher, transition, render)
  }

  @inlinable
  convenience init(_ pairing: Pair, _ dispatcher: Inputs) {
    self.init(
      dispatcher, Self.transition(pairing, dispatcher),
      render: { space, send in Pair.Space.extract(space).make(send) })
  }

  /// Returns the transition of a space by the moves that the dispatcher assigns to inputs. The pairing
  /// makes a move once, if changes may be in place.
  @inlinable
  static func transition(
    _ pairing: Pair, _ dispatcher: Inputs, inPlace: Bool = false
  ) -> Transition {
    if case .nothing = dispatcher.clauses.content { return { _, _, _ in false } }
    if case .one(.move(let move)) = dispatcher.clauses.content {
      return { input, space, _ in
        guard let move = move(input) else { return false }
        pairing.move(move, &space)
        return true
      }
    }
    #if !hasFeature(Embedded)  // Where nothing is specialised, a list looks up fewer types than a rope.
    let clauses = dispatcher.clauses.elements
    #else
    let clauses = dispatcher.clauses
    #endif
    return { input, space, effects in
      var isCommit = false
      func make(_ step: Kind<Pair.Moves, Inputs.FollowUp>) {
        let going = pairing.move(step, &space)
        isCommit = isCommit || going.isCommit
        effects = going.after(effects)
      }
      func take(_ meaning: Inputs.Clause) {
        #if !hasFeature(Embedded)  // A page is to be small.
        if inPlace, case .update(let reducer) = meaning {
          if reducer.fill(input) { make(reducer.filled) }
          return
        }
        if inPlace, case .reduce(let reducer) = meaning {
          guard reducer.fill(input) else { return }
          pairing.move(reducer.filled, &space)
          isCommit = true
          return
        }
        #endif
        switch meaning.step(for: input) {
        case nil: break
        case .move(let move):
          pairing.move(move, &space)
          isCommit = true
        case .effects(let going): effects = going.after(effects)
        case .step(let step): make(step)
        }
      }
      #if !hasFeature(Embedded)
      for index in clauses.indices { take(clauses[index]) }
      #else
      clauses.forEach(take)
      #endif
      return isCommit
    }
  }
}

// The caller of these methods holds this object, so that no closure need be held, which it would be
// where a method is inlined.

extension ComponentRules {
  /// Changes a space by an input and sets the follow-up effects, if there are any. Returns true if
  /// the change is a commit.
  @inlinable @inline(never)
  func move(_ input: Input, _ space: inout Space, _ effects: inout Inputs.FollowUp?) -> Bool {
    transition(input, &space, &effects)
  }

  /// Makes the view of the present place of a space.
  @inlinable @inline(never)
  func view(_ space: Space, _ send: Send<Input>) -> View { render(space, send) }
}

extension ComponentRules {
  /// Returns the same rules under another effect.
  @inlinable
  func under<Morphism: NaturalTransformation>(
    along morphism: Morphism
  ) -> ComponentRules<Morphism.Target, Pair, Input, View>
  where Morphism.Source == Eff, Morphism.Target: Monad {
    ComponentRules<Morphism.Target, Pair, Input, View>(
      dispatcher.under(along: morphism),
      { [transition] input, space, effects in
        var own: Inputs.FollowUp?
        let isCommit = transition(input, &space, &own)
        effects = own?.under(along: morphism)
        return isCommit
      }, render: render)
  }
}
