/// The progress of a search.
public struct Progress: Sendable {
  /// The number of states visited.
  public let states: Int

  /// The number of transitions taken.
  public let transitions: Int

  /// The number of steps from the initial state to the present one.
  public let depth: Int

  /// The time since the beginning.
  public let time: Duration

  /// The properties that the search has refuted, each with the violation, in the order in which it
  /// found them.
  public let violations: [String]

  @usableFromInline
  init(states: Int, transitions: Int, depth: Int, time: Duration, violations: [String]) {
    (self.states, self.transitions, self.depth, self.time) = (states, transitions, depth, time)
    self.violations = violations
  }
}
