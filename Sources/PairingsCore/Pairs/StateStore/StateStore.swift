/// The pairing of ``State`` with ``Store``: a move runs on the position, and the value of the space
/// is that of the resulting position.
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

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Runs the move from the store's position, and combines its value with that of the resulting
  /// position.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<StateOf<Position>, First>, _ space: Kind<StoreOf<Position>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let store = StoreOf.carrier(space)
    var position = store.place
    let value = StateOf.program(move).execute(&position)
    return combine(value, store.values(position))
  }

  /// Runs the move on the store's position and returns the value of the move. The position changes
  /// in place if nothing else refers to the store.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<StateOf<Position>, Result>, _ space: inout Kind<StoreOf<Position>, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      space = StoreCarrier(StoreOf.carrier(space).place, StoreOf.carrier(space).values)
    }
    let store = StoreOf.carrier(consume space)
    let result = store.move { StateOf.program(move).execute(&$0) }
    space = store
    return result
  }
}
