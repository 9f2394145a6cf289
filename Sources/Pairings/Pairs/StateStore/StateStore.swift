/// The pairing of ``State`` with ``Store``: a move runs on the position, and the
/// space is seen from where it arrives.
///
///     let counter = Store(0) { "count: \($0)" }
///     State.modify { $0 + 1 }.pair(with: counter) { _, view in view }  // "count: 1"
///
/// - Complexity: One call of the move and, for `pair`, one of the space. `move`
///   allocates nothing when the space is not shared.
@frozen
public struct StateStore<Position>: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = StateOf<Position>

  /// The comonad of spaces.
  public typealias Space = StoreOf<Position>

  /// Creates the pairing, which holds nothing.
  @inlinable
  public init() {}

  /// Runs the move from the store's position; combines its value with the one
  /// seen from where it arrives.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<StateOf<Position>, First>, _ space: Kind<StoreOf<Position>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let store = space.narrow()
    var position = store.position
    let value = move.narrow().run(&position)
    return combine(value, store.peek(position))
  }

  /// Runs the move on the store's position, in place if nothing else refers to the
  /// store; returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<StateOf<Position>, Result>, _ space: inout Kind<StoreOf<Position>, Value>
  ) -> Result {
    if !Kind.isUnique(&space) { space = space.narrow().seek(space.narrow().position) }
    let store = (consume space).narrow()
    store.isMoving = true
    let result = move.narrow().run(&store.place)
    store.isMoving = false
    space = store
    return result
  }
}

// MARK: - Methods

extension State {
  /// Combines the value of this move with the one seen from where it arrives.
  @inlinable
  public func pair<Other, Result>(
    with store: Store<Position, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    StateStore().pair(self, store, combine)
  }

  /// Applies the function that this move returns to the value seen from where it
  /// arrives.
  @inlinable
  public func zap<Input, Output>(_ store: Store<Position, Input>) -> Output
  where Value == (Input) -> Output {
    StateStore().zap(self, store)
  }

  /// Returns the store seen from where this move arrives.
  @inlinable
  public func select<Other>(
    from stores: Store<Position, Store<Position, Other>>
  ) -> Store<Position, Other> {
    pair(with: stores) { _, store in store }
  }

  /// Moves a store in place, as ``StateStore/move(_:_:)`` does.
  @inlinable
  @discardableResult
  public func move<Other>(_ store: inout Store<Position, Other>) -> Value {
    var space: Kind<StoreOf<Position>, Other> = consume store
    defer { store = space.narrow() }
    return StateStore().move(self, &space)
  }
}

extension Store {
  /// Returns this store seen from where a move arrives.
  @inlinable
  public func moved<Result>(by move: State<Position, Result>) -> Store {
    StateStore().moved(self, by: move).narrow()
  }

  /// Combines the value seen from where a move arrives with the move's own.
  @inlinable
  public func pair<Other, Result>(
    with move: State<Position, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    StateStore().flipped.pair(self, move, combine)
  }
}
