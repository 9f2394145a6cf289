public import Pairings

extension Flux {
  /// The owner of the state of one domain, which only actions change.
  ///
  /// A store is an ``Pairings/Explorer`` whose inputs are actions and whose view is the state
  /// itself. An observer receives each committed state with its version, in the order of
  /// registration. The registration lasts as long as the observer lives or holds its token.
  @_fixed_layout
  public final class Store<Eff: Launching, Position, Action> {
    /// The name of the store, for dispatchers, loggers and other stores.
    public let name: String

    /// The explorer that runs the actions.
    public let explorer: Explorer<Eff, StateStore<Position>, Action, Position>

    /// Creates a store whose actions may have effects.
    ///
    /// - Parameters:
    ///   - name: The name of the store, for dispatchers, loggers and other stores.
    ///   - position: The initial state.
    ///   - dispatcher: The moves and effects of the actions.
    ///   - launcher: The launcher of the effects.
    ///   - amend: Changes the state after a move that is a commit, within that commit.
    @inlinable
    public init(
      _ name: String, _ position: Position,
      _ dispatcher: Pairings.Dispatcher<Eff, StateOf<Position>, Action>,
      on launcher: Eff.Launcher, amending amend: ((inout Position) -> Void)? = nil
    ) {
      self.name = name
      explorer = Explorer(
        .store(position, on: amend.map(dispatcher.amended) ?? dispatcher) {
          position, _ in position
        }, on: launcher)
    }

    /// Creates a store whose actions change its state without effects.
    @inlinable
    public convenience init(
      _ name: String, _ position: Position, _ reducer: Reducer<Position, Action>,
      effect: Eff.Type = Eff.self, on launcher: Eff.Launcher,
      amending amend: ((inout Position) -> Void)? = nil
    ) {
      let amended = amend.map { amend in
        Reducer<Position, Action> { position, action in
          reducer.run(&position, action)
          amend(&position)
        }
      }
      let dispatcher = Pairings.Dispatcher<IdentityOf, StateOf<Position>, Action>.reduce(
        amended ?? reducer)
      self.init(name, position, dispatcher.under(), on: launcher)
    }

    /// The state.
    @inlinable
    public var state: Position { explorer.position }

    /// Calls an observer with every committed state as long as it lives.
    public func observe<Owner: AnyObject>(
      _ owner: Owner, _ receive: @escaping (Owner, Snapshot<Position>) -> Void
    ) {
      explorer.observe(owner, receive)
    }

    /// Calls an observer with every committed state, until the token is cancelled or released.
    public func observe(
      _ receive: @escaping (Snapshot<Position>) -> Void
    ) -> ObservationToken {
      explorer.observe(receive)
    }

    /// Calls an observer with a component's view of every committed state, until the token is
    /// cancelled or released. The inputs that the view sends are actions of this store.
    public func observe<View>(
      shown component: Component<Eff, StateStore<Position>, Action, View>,
      _ receive: @escaping (View) -> Void
    ) -> ObservationToken {
      let views = component.space
      let send = Send<Action> { [weak explorer] action in _ = explorer?.send(action) }
      return explorer.observe { snapshot in receive(views.peek(snapshot.view).make(send)) }
    }

    /// Starts an action. Returns nil if the action is done already.
    @inlinable
    func start(_ action: Action) -> Request<Eff.Failure>? {
      guard let request = explorer.start(action) else { return nil }
      if case .success? = request.outcome { return nil }
      return request
    }
  }
}

extension Dispatcher {
  /// Returns the same dispatcher with a change after each move that is a commit, also of an effect.
  @inlinable
  func amended<Position>(by amend: @escaping (inout Position) -> Void) -> Dispatcher
  where Moves == StateOf<Position> {
    lift(
      moves: { $0.then(.modify(inPlace: amend)) },
      steps: { step in
        State { position in
          let going = step.run(&position)
          if going.isCommit { amend(&position) }
          return going
        }
      }, reads: { $0 }, input: .identity)
  }
}

extension Flux.Store where Eff.Launcher == Void {
  /// Creates a store whose actions may have effects, which need no launcher.
  @inlinable
  public convenience init(
    _ name: String, _ position: Position,
    _ dispatcher: Pairings.Dispatcher<Eff, StateOf<Position>, Action>,
    amending amend: ((inout Position) -> Void)? = nil
  ) {
    self.init(name, position, dispatcher, on: (), amending: amend)
  }

  /// Creates a store whose actions change its state without effects.
  @inlinable
  public convenience init(
    _ name: String, _ position: Position, _ reducer: Reducer<Position, Action>,
    effect: Eff.Type = Eff.self, amending amend: ((inout Position) -> Void)? = nil
  ) {
    self.init(name, position, reducer, on: (), amending: amend)
  }
}

extension Flux {
  /// The key of a registered store, whose type parameters are those of the store.
  @frozen
  public struct Key<Eff: Launching, Position, Action> {
    /// The name of the store.
    public var name: String { store.name }

    @usableFromInline let store: Store<Eff, Position, Action>

    @inlinable
    init(store: Store<Eff, Position, Action>) { self.store = store }
  }
}
