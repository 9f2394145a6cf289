/// The actions of a loop that wait for their turn.
@frozen @usableFromInline
struct ActionQueue<Action> {
  /// The actions, in order.
  @usableFromInline var actions: [Action] = []

  /// Whether what is sent is refused, since a runaway goes on while it is dropped.
  @usableFromInline var isRefusing = false

  /// Ends the requests that were refused, once something may be sent again.
  @usableFromInline var refused: [() -> Void] = []

  /// Whether an action ever had to wait, which asks for the type of nothing.
  @usableFromInline var hasWaited = false

  /// How often the loop began to do what waits.
  @usableFromInline var drains = 0

  @inlinable
  init() {}

  /// Removes and returns the actions after the first ones.
  @inlinable
  mutating func take(from first: Int) -> [Action] {
    let taken = Array(actions[first...])
    actions.removeLast(taken.count)
    return taken
  }
}

/// How far a loop has come with what waits.
///
/// What is sent while an action is done is of the next generation. An action that keeps
/// sending one action makes one generation after the other, one that keeps sending two
/// makes generations that double: both are runaways. Any number of actions in the first
/// generation is none.
@frozen @usableFromInline
struct Drain {
  @usableFromInline var generation = 0

  /// How many actions were sent, but for those of the first generation.
  @usableFromInline var count = 0

  /// How many runaways there were. Those who are told of the first may still send
  /// something; what is sent after the second is dropped.
  @usableFromInline var runaways = 0

  @inlinable
  init() {}

  /// Whether the next generation may be done.
  ///
  /// A generation may have 100 actions on the average, but for the first.
  @inlinable
  mutating func admits(_ actions: Int, limit: Int) -> Bool {
    generation += 1
    if generation > 1 { count += actions }
    return generation <= limit && count / 100 <= limit
  }

  /// Begins anew after a runaway.
  @inlinable
  mutating func runAway() {
    runaways += 1
    (generation, count) = (0, 0)
  }
}
