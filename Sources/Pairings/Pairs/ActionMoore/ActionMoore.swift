/// The pairing of ``Action`` with ``Moore``: a move sends its inputs, and the space
/// is seen as it is then.
///
///     let till = Moore<Int, String>(0, step: { $0 += $1 }, output: { "\($0) paid" })
///     Action.send(contentsOf: [40, 2]).pair(with: till) { _, view in view }  // "42 paid"
///
/// - Complexity: A call of the step for each input and, for `pair`, one of the output.
///   `move` allocates nothing when the space is not shared and the action is flat.
@frozen
public struct ActionMoore<Input>: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = ActionOf<Input>

  /// The comonad of spaces.
  public typealias Space = MooreOf<Input>

  /// Creates the pairing, which holds nothing.
  @inlinable
  public init() {}

  /// Combines the value of the move with the one that a copy of the machine shows
  /// after its inputs.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<ActionOf<Input>, First>, _ space: Kind<MooreOf<Input>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let action = move.narrow()
    return combine(action.value, space.narrow().run(action.inputs))
  }

  /// Lets the machine take the inputs of the move, in place if nothing else refers to
  /// it; returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<ActionOf<Input>, Result>, _ space: inout Kind<MooreOf<Input>, Value>
  ) -> Result {
    if !Kind.isUnique(&space) { space = space.narrow().copy() }
    let moore = (consume space).narrow()
    moore.take(move.narrow().inputs)
    space = moore
    return move.narrow().value
  }
}

// MARK: - Methods

extension Action {
  /// Combines the value of this move with the one that a machine shows after it.
  @inlinable
  public func pair<Other, Result>(
    with machine: Moore<Input, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    ActionMoore().pair(self, machine, combine)
  }

  /// Applies the function that this move returns to the value that a machine shows
  /// after it.
  @inlinable
  public func zap<Source, Output>(_ machine: Moore<Input, Source>) -> Output
  where Value == (Source) -> Output {
    ActionMoore().zap(self, machine)
  }

  /// Returns the machine that a machine of machines shows after this move.
  @inlinable
  public func select<Other>(
    from machines: Moore<Input, Moore<Input, Other>>
  ) -> Moore<Input, Other> {
    pair(with: machines) { _, machine in machine }
  }

  /// Moves a machine in place, as ``ActionMoore/move(_:_:)`` does.
  @inlinable
  @discardableResult
  public func move<Other>(_ machine: inout Moore<Input, Other>) -> Value {
    var space: Kind<MooreOf<Input>, Other> = consume machine
    defer { machine = space.narrow() }
    return ActionMoore().move(self, &space)
  }
}

extension Moore {
  /// Returns this machine after the inputs of a move.
  @inlinable
  public func moved<Result>(by move: Action<Input, Result>) -> Moore {
    ActionMoore().moved(self, by: move).narrow()
  }

  /// Combines the value that this machine shows after a move with the move's own.
  @inlinable
  public func pair<Other, Result>(
    with move: Action<Input, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    ActionMoore().flipped.pair(self, move, combine)
  }
}
