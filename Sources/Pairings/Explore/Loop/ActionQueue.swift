/// The actions of a loop that wait their turn.
@frozen @usableFromInline
struct ActionQueue<Action> {
  /// The actions, in order.
  @usableFromInline var actions: [Action] = []

  /// True while sent actions are refused, because a runaway continues while it is dropped.
  @usableFromInline var isRefusing = false

  /// The functions that end the refused requests, called once actions can be sent again.
  @usableFromInline var refused: [() -> Void] = []

  /// True once an action has waited. A read of this flag looks up no type.
  @usableFromInline var hasWaited = false

  /// The number of times that the loop began to perform the queued actions.
  @usableFromInline var drains = 0

  @inlinable
  init() {}
}

/// The progress of a loop through its queue.
///
/// An action that is sent while another is performed belongs to the next generation. An action
/// that keeps sending one action makes one generation after the other. An action that keeps
/// sending two makes generations that double. Both are runaways. Any number of actions in the
/// first generation is no runaway.
@frozen @usableFromInline
struct Drain {
  @usableFromInline var generation = 0

  /// The number of sent actions, without the first generation.
  @usableFromInline var count = 0

  /// The number of runaways. Observers of the first may still send actions. Actions that are sent
  /// after the second are dropped.
  @usableFromInline var runaways = 0

  @inlinable
  init() {}

  /// Counts the next generation and returns true if it may be performed.
  ///
  /// A generation may have 100 actions on average, except the first, which is not limited.
  @inlinable
  mutating func admits(_ actions: Int, limit: Int) -> Bool {
    generation += 1
    if generation > 1 { count += actions }
    return generation <= limit && count / 100 <= limit
  }

  /// Counts a runaway and resets the generations.
  @inlinable
  mutating func runAway() {
    runaways += 1
    (generation, count) = (0, 0)
  }
}
