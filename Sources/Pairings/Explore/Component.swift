/// A space of interfaces with the pairing that moves in it.
///
///     let counter = Component(StateStore(), Store(0) { count in
///       UI<IdentityOf, StateOf<Int>, Button> { handler in
///         Button(label: "\(count)", tap: { handler(.modify { $0 + 1 }) })
///       }
///     })
///
/// A component is a value and runs nothing: an ``Explorer`` does.
///
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016); Xavier, *Comonads for User
///   Interfaces* (2018).
@frozen
public struct Component<Eff: Monad, Pair: Pairing, View> {
  /// The interface of every place.
  public typealias Space = Kind<Pair.Space, UI<Eff, Pair.Moves, View>>

  /// What turns a move into the next space.
  public let pairing: Pair

  /// The space of interfaces.
  public let space: Space

  /// Creates a component from a pairing and a space of interfaces.
  @inlinable
  public init(_ pairing: Pair, _ space: Space) {
    self.pairing = pairing
    self.space = space
  }

  /// Makes the view of the present place for a handler.
  @inlinable
  public func view(_ handler: Handler<Eff, Pair.Moves>) -> View {
    Pair.Space.extract(space).make(handler)
  }

  /// Returns this component where a move arrives.
  @inlinable
  public func moved<Result>(by move: Kind<Pair.Moves, Result>) -> Component {
    Component(pairing, pairing.moved(space, by: move))
  }
}

extension Component where Pair.Space: ComonadStore {
  /// The position of the present place.
  @inlinable
  public var position: Pair.Space.Position { space.position }
}

// MARK: - Composition

extension Component {
  /// Transforms the view of every place.
  @inlinable
  public func map<NewView>(
    _ transform: @escaping (View) -> NewView
  ) -> Component<Eff, Pair, NewView> {
    Component<Eff, Pair, NewView>(pairing, Pair.Space.map(space) { $0.map(transform) })
  }

  /// Interacts through a handler that `transform` makes of the one it is given.
  @inlinable
  public func handling(
    _ transform: @escaping (Handler<Eff, Pair.Moves>) -> Handler<Eff, Pair.Moves>
  ) -> Component {
    Component(pairing, Pair.Space.map(space) { $0.handling(transform) })
  }

  /// Runs an effect after each interaction was handled, chosen by the component
  /// as it was in the place where the interaction began.
  @inlinable
  public func onEffect(_ react: @escaping (Component) -> Kind<Eff, Void>) -> Component {
    reacting { component, _ in react(component) }
  }

  /// Makes one more move after each interaction was handled, chosen by the
  /// component as it was in the place where the interaction began. That move is no
  /// interaction: nothing reacts to it.
  @inlinable
  public func onAction(
    _ react: @escaping (Component) -> Kind<Eff, Kind<Pair.Moves, Void>>
  ) -> Component {
    reacting { component, handler in handler(react(component)) }
  }

  /// Runs an effect after each interaction was handled, which knows the place where the
  /// interaction began, and has a handler to which nothing reacts.
  @inlinable
  func reacting(
    _ react: @escaping (Component, Handler<Eff, Pair.Moves>) -> Kind<Eff, Void>
  ) -> Component {
    let extended = Pair.Space.extend(space) { [pairing] space in
      Pair.Space.extract(space).handling { (handler: Handler<Eff, Pair.Moves>) in
        handler.reacting { react(Component(pairing, space), $0) }
      }
    }
    return Component(pairing, extended)
  }

  /// Moves this component into another pair, along a morphism of spaces and one
  /// of moves.
  ///
  /// The two must agree: for every `m`, `w` and `f`,
  ///
  ///     other.pair(moves(m), spaces(w), f) == pairing.pair(m, w, f)  // agreement
  @inlinable
  public func lift<Other: Pairing, Spaces: NaturalTransformation, Moves: NaturalTransformation>(
    to other: Other, spaces: Spaces, moves: Moves
  ) -> Component<Eff, Other, View>
  where
    Spaces.Source == Pair.Space, Spaces.Target == Other.Space,
    Moves.Source == Pair.Moves, Moves.Target == Other.Moves
  {
    Component<Eff, Other, View>(
      other,
      spaces(Pair.Space.map(space) { $0.handling { $0.lift(moves) } }))
  }
}
