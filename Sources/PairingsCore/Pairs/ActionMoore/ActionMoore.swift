/// The pairing of ``Action`` with ``Moore``: a move sends its inputs, and the value of the space is
/// that of the resulting state.
///
///     let till = Moore<Int, String>(0, step: { $0 += $1 }, output: { "\($0) paid" })
///     Action.send(contentsOf: [40, 2]).pair(with: till) { _, view in view }  // "42 paid"
///
/// - Complexity: O(*n*) for *n* inputs, of which each is one call of the step, and for `pair` one of
///   the output. `move` allocates nothing when the space is not shared and the action is flat.
@frozen
public struct ActionMoore<Input>: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = ActionOf<Input>

  /// The comonad of spaces.
  public typealias Space = MooreOf<Input>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines the value of the move with the value that a copy of the machine has after the inputs.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<ActionOf<Input>, First>, _ space: Kind<MooreOf<Input>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let (inputs, value) = ActionOf.carrier(move).flat
    let machine = MooreOf.carrier(space).copy()
    machine.take(contentsOf: inputs)
    return combine(value, machine.show())
  }

  /// Sends the inputs of the move to the machine and returns the value of the move. The machine
  /// changes in place if nothing else refers to it.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<ActionOf<Input>, Result>, _ space: inout Kind<MooreOf<Input>, Value>
  ) -> Result {
    let (inputs, value) = ActionOf.carrier(move).flat
    if !Kind.isUnique(&space) { space = MooreOf.carrier(space).copy() }
    let moore = MooreOf.carrier(consume space)
    moore.take(contentsOf: inputs)
    space = moore
    return value
  }
}
