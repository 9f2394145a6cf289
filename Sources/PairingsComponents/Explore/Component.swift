public import PairingsCore

/// A space of interfaces, the pairing that moves in it, and the dispatcher of its inputs.
///
///     enum Step: Int { case up = 1, down = -1 }
///     let counter = Component.store(
///       0, on: .reduce { (count, step: Step) in count += step.rawValue }
///     ) { count, send in
///       Button(label: "\(count)", tap: { send(.up) })
///     }
///
/// A component is a value and runs nothing; an ``Explorer`` runs it.
///
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016); Xavier, *Comonads for User
///   Interfaces* (2018).
@frozen
public struct Component<Eff: Monad, Pair: Pairing, Input, View> {
  /// The space with an interface at every place.
  public typealias Space = Kind<Pair.Space, UI<Input, View>>

  /// The dispatcher that gives inputs their meaning.
  public typealias Inputs = Dispatcher<Eff, Pair.Moves, Input>

  @usableFromInline typealias Rules = ComponentRules<Eff, Pair, Input, View>

  /// The pairing that turns a move into the next space.
  public let pairing: Pair

  /// The space of interfaces.
  public let space: Space

  @usableFromInline let rules: Rules

  @inlinable
  init(_ pairing: Pair, _ space: Space, _ rules: Rules) {
    self.pairing = pairing
    self.space = space
    self.rules = rules
  }

  /// Creates a component from a pairing, a space of interfaces, and a dispatcher of inputs.
  @inlinable
  public init(_ pairing: Pair, _ space: Space, on dispatcher: Inputs) {
    self.init(pairing, space, Rules(pairing, dispatcher))
  }

  /// The dispatcher that gives inputs their meaning.
  @inlinable
  public var dispatcher: Inputs { rules.dispatcher }

  /// Makes the view of the present place, which sends its inputs to `send`.
  @inlinable
  public func view(_ send: Send<Input>) -> View { rules.render(space, send) }

  /// Returns this component after a move.
  @inlinable
  public func moved<Result>(by move: Kind<Pair.Moves, Result>) -> Component {
    Component(pairing, pairing.moved(space, by: move), rules)
  }

  /// Returns this component after an input, with the follow-up effects, none of which runs. Returns
  /// nil if the input has no meaning.
  @inlinable
  public func moved(by input: Input) -> (component: Component, effects: Inputs.FollowUp)? {
    var (space, effects) = (space, Inputs.FollowUp?.none)
    guard rules.move(input, &space, &effects) || effects != nil else { return nil }
    return (Component(pairing, space, rules), effects?.with(isCommit: true) ?? .none)
  }
}

extension Component {
  /// The same component with views whose inputs have no effect.
  @inlinable
  package var withMutedViews: Component {
    let rules = rules
    return Component(
      pairing, space,
      Rules(rules.dispatcher, rules.transition) { space, _ in rules.render(space, Send { _ in }) })
  }

  /// Returns the same component, which calls a function before each input, with the component then.
  @inlinable
  package func noting(_ note: @escaping (Component, Input) -> Void) -> Component {
    let (pairing, rules) = (pairing, rules)
    let noting = Rules(
      rules.dispatcher,
      { input, space, effects in
        note(Component(pairing, space, rules), input)
        return rules.move(input, &space, &effects)
      }, render: rules.render)
    return Component(pairing, space, noting)
  }

  /// Returns this component in the place of another.
  @inlinable
  package func moved(to other: Component) -> Component { Component(pairing, other.space, rules) }
}

extension Component where Pair.Space: ComonadStore {
  /// The position of the present place.
  @inlinable
  public var position: Pair.Space.Position { space.position }
}

// MARK: - The general form

extension Component where Eff == IdentityOf {
  /// Creates a component whose inputs are moves.
  @inlinable
  public init(_ pairing: Pair, _ space: Space) where Input == Kind<Pair.Moves, Void> {
    self.init(pairing, space, on: .moves { $0 })
  }
}

extension Component {
  /// Creates a component whose inputs are effects that return moves: the form of the papers.
  @inlinable
  public init(
    effectful pairing: Pair, _ space: Space
  ) where Input == Kind<Eff, Kind<Pair.Moves, Void>> {
    self.init(pairing, space, on: .effects { .move($0) })
  }
}

// MARK: - Composition

extension Component {
  /// Transforms the view of every place.
  @inlinable
  public func map<NewView>(
    _ transform: @escaping (View) -> NewView
  ) -> Component<Eff, Pair, Input, NewView> {
    Component<Eff, Pair, Input, NewView>(
      pairing, Pair.Space.map(space) { $0.map(transform) }, on: dispatcher)
  }

  /// Accepts a larger type of input. An input that the prism does not match has no meaning.
  @inlinable
  public func widen<NewInput>(
    input prism: Prism<NewInput, Input>
  ) -> Component<Eff, Pair, NewInput, View> {
    let key = ViewKey()
    return Component<Eff, Pair, NewInput, View>(
      pairing,
      Pair.Space.map(space) { ui in UI { ui.make($0.contramap(key, prism.review)) } },
      on: dispatcher.widen(input: prism))
  }

  /// Adds another meaning to each input, in the same move.
  @inlinable
  public func adding(_ other: Inputs) -> Component {
    Component(pairing, space, on: dispatcher.combined(with: other))
  }

  /// Begins follow-up effects after each input. `react` chooses them by the component as it was in
  /// the place whose view sent the input.
  ///
  /// The operation is an `extend`: the component that `react` receives moves with the space.
  @inlinable
  public func onEffect(
    _ react: @escaping (_ component: Component, _ input: Input) -> Inputs.FollowUp
  ) -> Component<Eff, Pair, Reacting<Eff, Pair.Moves, Input>, View> {
    typealias New = Reacting<Eff, Pair.Moves, Input>
    let extended = Pair.Space.extend(space) { [pairing, rules] space in
      Pair.Space.extract(space).sending { input in
        New(input, react(Component(pairing, space, rules), input))
      }
    }
    return Component<Eff, Pair, New, View>(pairing, extended, on: dispatcher.reacting())
  }

  /// Moves this component to another pairing, along a morphism of spaces and one of moves.
  ///
  /// The two morphisms must agree: for every `m`, `w` and `f`,
  ///
  ///     other.pair(moves(m), spaces(w), f) == pairing.pair(m, w, f)  // agreement
  @inlinable
  public func lift<Other: Pairing, Spaces: NaturalTransformation, Moves: NaturalTransformation>(
    to other: Other, spaces: Spaces, moves: Moves
  ) -> Component<Eff, Other, Input, View>
  where
    Spaces.Source == Pair.Space, Spaces.Target == Other.Space,
    Moves.Source == Pair.Moves, Moves.Target == Other.Moves
  {
    Component<Eff, Other, Input, View>(other, spaces(space), on: dispatcher.lift(moves))
  }
}

extension Component {
  /// Returns the same component under another effect, along a morphism of monads.
  @inlinable
  public func under<Morphism: NaturalTransformation>(
    along morphism: Morphism
  ) -> Component<Morphism.Target, Pair, Input, View>
  where Morphism.Source == Eff, Morphism.Target: Monad {
    Component<Morphism.Target, Pair, Input, View>(pairing, space, rules.under(along: morphism))
  }
}

extension Component where Eff == IdentityOf {
  /// Returns the same component under another effect.
  @inlinable
  public func under<Other: Monad>(
    _: Other.Type = Other.self
  ) -> Component<Other, Pair, Input, View> {
    under(along: PureTransformation<Other>())
  }
}

/// An input with follow-up effects.
@frozen
public struct Reacting<Eff: Monad, Moves: Monad, Input> {
  /// The input.
  public let input: Input

  /// The effects that follow those of the input.
  public let reaction: Effects<Eff, Moves, Input>

  /// Creates an input with follow-up effects.
  @inlinable
  public init(_ input: Input, _ reaction: Effects<Eff, Moves, Input> = .none) {
    (self.input, self.reaction) = (input, reaction)
  }
}

extension Dispatcher {
  /// Returns a dispatcher of inputs with follow-up effects.
  @inlinable
  func reacting() -> Dispatcher<Eff, Moves, Reacting<Eff, Moves, Input>> {
    func lift(_ going: FollowUp) -> Effects<Eff, Moves, Reacting<Eff, Moves, Input>> {
      going.lift(moves: { $0 }, input: { Reacting($0) })
    }
    return .init(
      .any { input in
        let reaction: DispatcherStep<Eff, Moves, Input>? =
          input.reaction.isEmpty ? nil : .effects(input.reaction)
        let own = step(for: input.input)
        guard let step = own.map({ own in reaction.map { own.then($0) } ?? own }) ?? reaction
        else { return nil }
        return switch step {
        case .move(let move): .move(move)
        case .effects(let effects): .effects(lift(effects))
        case .step(let step): .step(Moves.map(step, lift))
        }
      })
  }
}
