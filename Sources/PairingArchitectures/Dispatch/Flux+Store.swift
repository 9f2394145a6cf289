public import Pairings

extension Flux {
  /// Owns the state of one domain, which actions alone change.
  ///
  /// A store is an ``Pairings/Explorer`` of a space whose every place shows itself: who
  /// observes it gets each committed state with its version, in the order of their
  /// registration, as long as they live or hold their token.
  @_fixed_layout
  public final class Store<Eff: Launching, Position, Action> {
    /// What an action means to a store.
    @usableFromInline
    enum Meaning {
      case pure(Reducer<Position, Action>)
      case effectful(Pairings.Dispatcher<Eff, StateOf<Position>, Void, Action>)
    }

    /// What dispatchers, loggers and other stores call it.
    public let name: String

    /// The loop.
    public let explorer: Explorer<Eff, StateStore<Position>, Position>

    @usableFromInline let meaning: Meaning

    /// Changes what an action has made of the state, within its commit.
    @usableFromInline let amend: ((inout Position) -> Void)?

    @inlinable
    init(
      _ name: String, _ position: Position, _ meaning: Meaning,
      _ amend: ((inout Position) -> Void)?
    ) {
      (self.name, self.meaning, self.amend) = (name, meaning, amend)
      explorer = Explorer(
        Component(StateStore(), Pairings.Store(position) { position in UI { _ in position } }))
    }

    /// Makes a store whose actions change its state and do nothing else; what an action has
    /// made of the state can be amended within its commit.
    @inlinable
    public convenience init(
      _ name: String, _ position: Position, _ reducer: Reducer<Position, Action>,
      effect: Eff.Type = Eff.self, amending amend: ((inout Position) -> Void)? = nil
    ) {
      self.init(name, position, .pure(reducer), amend)
    }

    /// Makes a store whose actions have effects.
    @inlinable
    public convenience init(
      _ name: String, _ position: Position,
      _ dispatcher: Pairings.Dispatcher<Eff, StateOf<Position>, Void, Action>,
      amending amend: ((inout Position) -> Void)? = nil
    ) {
      self.init(name, position, .effectful(dispatcher), amend)
    }

    /// The state.
    @inlinable
    public var state: Position { explorer.position }

    /// Shows an observer every committed state, as long as it lives; of a transaction, the last.
    public func observe<Owner: AnyObject>(
      _ owner: Owner, _ receive: @escaping (Owner, Snapshot<Position>) -> Void
    ) {
      explorer.observe(owner, receive)
    }

    /// Shows an observer every committed state, until the token is cancelled or released; of a
    /// transaction, the last.
    public func observe(
      _ receive: @escaping (Snapshot<Position>) -> Void
    ) -> ObservationToken {
      explorer.observe(receive)
    }

    /// Shows an observer the view that a component has of every committed state, until the
    /// token is cancelled or released.
    public func observe<View>(
      shown component: Component<Eff, StateStore<Position>, View>,
      _ receive: @escaping (View) -> Void
    ) -> ObservationToken {
      let views = component.space
      let handler = explorer.handler
      return explorer.observe { snapshot in receive(views.peek(snapshot.view).make(handler)) }
    }

    /// Starts what an action means; nothing is returned if that is done already.
    @inlinable
    func start(_ action: Action, on launcher: Eff.Launcher) -> Request<Eff.Failure>? {
      switch meaning {
      case .pure(let reducer):
        let move = State<Position, Void> { [amend] position in
          reducer.run(&position, action)
          amend?(&position)
        }
        guard explorer.canCommit else {
          let handler = explorer.handler.responding(to: action)
          return explorer.run(handler(move), on: launcher)
        }
        explorer.commit(move, from: action)
        // In a transaction it is done when that is, and never was if that fails.
        return explorer.isTransacting ? explorer.gather { [] } : nil
      case .effectful(let dispatcher):
        let handler = explorer.handler.lift { [amend] (move: Kind<StateOf<Position>, Void>) in
          amend.map { amend in move.then(.modify(inPlace: amend)) } ?? move
        }
        return explorer.run(dispatcher.dispatch(action, to: handler), on: launcher)
      }
    }
  }
}

extension Flux {
  /// What a registered store is known by: its type, and no cast, says what it holds.
  @frozen
  public struct Key<Eff: Launching, Position, Action> {
    /// The name of the store.
    public var name: String { store.name }

    @usableFromInline let store: Store<Eff, Position, Action>

    @inlinable
    init(store: Store<Eff, Position, Action>) { self.store = store }
  }
}
