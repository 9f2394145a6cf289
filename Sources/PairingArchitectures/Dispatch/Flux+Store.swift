public import Pairings

extension Flux {
  /// Owns the state of one domain, which actions alone change.
  ///
  /// A store is an ``Pairings/Explorer`` whose inputs are actions and whose every place shows
  /// itself: who observes it gets each committed state with its version, in the order of their
  /// registration, as long as they live or hold their token.
  @_fixed_layout
  public final class Store<Eff: Launching, Position, Action> {
    /// What dispatchers, loggers and other stores call it.
    public let name: String

    /// The loop.
    public let explorer: Explorer<Eff, StateStore<Position>, Action, Position>

    /// Makes a store whose actions may have effects.
    ///
    /// - Parameters:
    ///   - name: What dispatchers, loggers and other stores call it.
    ///   - position: The state to begin with.
    ///   - dispatcher: What an action means.
    ///   - launcher: What effects are launched with.
    ///   - amend: Changes what a move has made of the state, within its commit.
    @inlinable
    public init(
      _ name: String, _ position: Position,
      _ dispatcher: Pairings.Dispatcher<Eff, StateOf<Position>, Action>,
      on launcher: Eff.Launcher, amending amend: ((inout Position) -> Void)? = nil
    ) {
      self.name = name
      explorer = Explorer(
        .store(position, on: amend.map { dispatcher.lift(Amended(amend: $0)) } ?? dispatcher) {
          position, _ in position
        }, on: launcher)
    }

    /// Makes a store whose actions change its state and do nothing else.
    @inlinable
    public convenience init(
      _ name: String, _ position: Position, _ reducer: Reducer<Position, Action>,
      effect: Eff.Type = Eff.self, on launcher: Eff.Launcher,
      amending amend: ((inout Position) -> Void)? = nil
    ) {
      let dispatcher = Pairings.Dispatcher<IdentityOf, StateOf<Position>, Action>.reduce {
        position, action in
        reducer.run(&position, action)
        amend?(&position)
      }
      self.init(name, position, dispatcher.under(), on: launcher)
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
    /// token is cancelled or released. What such a view sends are actions of this store.
    public func observe<View>(
      shown component: Component<Eff, StateStore<Position>, Action, View>,
      _ receive: @escaping (View) -> Void
    ) -> ObservationToken {
      let views = component.space
      let send = Send<Action> { [weak explorer] action in _ = explorer?.send(action) }
      return explorer.observe { snapshot in receive(views.peek(snapshot.view).make(send)) }
    }

    /// Starts what an action means; nothing is returned if that is done already.
    @inlinable
    func start(_ action: Action) -> Request<Eff.Failure>? {
      let request = explorer.send(action)
      guard case .success? = request.outcome else { return request }
      // In a transaction it is done when that is, and never was if that fails.
      return explorer.isTransacting ? explorer.gather { [] } : nil
    }
  }

  /// Moves of which each is amended in the same step.
  @frozen
  @usableFromInline
  struct Amended<Position>: NaturalTransformation {
    @usableFromInline typealias Source = StateOf<Position>
    @usableFromInline typealias Target = StateOf<Position>

    @usableFromInline let amend: (inout Position) -> Void

    @inlinable
    init(amend: @escaping (inout Position) -> Void) { self.amend = amend }

    @inlinable
    func callAsFunction<Value>(_ move: State<Position, Value>) -> State<Position, Value> {
      move.flatMap { value in
        State { [amend] position in
          amend(&position)
          return value
        }
      }
    }
  }
}

extension Flux.Store where Eff.Launcher == Void {
  /// Makes a store whose actions may have effects, which need nothing to be launched with.
  @inlinable
  public convenience init(
    _ name: String, _ position: Position,
    _ dispatcher: Pairings.Dispatcher<Eff, StateOf<Position>, Action>,
    amending amend: ((inout Position) -> Void)? = nil
  ) {
    self.init(name, position, dispatcher, on: (), amending: amend)
  }

  /// Makes a store whose actions change its state and do nothing else.
  @inlinable
  public convenience init(
    _ name: String, _ position: Position, _ reducer: Reducer<Position, Action>,
    effect: Eff.Type = Eff.self, amending amend: ((inout Position) -> Void)? = nil
  ) {
    self.init(name, position, reducer, on: (), amending: amend)
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
