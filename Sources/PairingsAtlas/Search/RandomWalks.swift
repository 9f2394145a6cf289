extension Search {
  /// Walks randomly from the states that are not expanded, until all properties of states are
  /// decided; returns the number of walks.
  @inlinable
  mutating func walkRandomly() -> Int {
    let open = Array(frontier.present.dropFirst(frontier.index) + frontier.upcoming)
    let monitor = visitor.monitor
    guard bounds.walkCount > 0, !open.isEmpty, !monitor.isDone else { return 0 }
    var random = Random(seed: bounds.seed)
    for count in 0..<bounds.walkCount {
      let offset = Int.random(in: 0..<open.count, using: &random)
      do throws(SearchStop) {
        try walk(from: open[offset], frontier.expanded + offset, &random)
      } catch {
        return monitor.isDone ? count + 1 : count
      }
      if monitor.isDone { return count + 1 }
    }
    return bounds.walkCount
  }

  /// Walks randomly from a numbered state.
  @inlinable
  mutating func walk(
    from start: System.State, _ number: Int, _ random: inout Random
  ) throws(SearchStop) {
    if budget.isDue() { try checkBudget() }
    var (state, path): (System.State, [Int]) = (start, [])
    while path.count < bounds.stepsPerWalk, !visitor.monitor.isDone,
      let step = try step(from: state, number, beyond: path, &random)
    {
      (state, transitions) = (step.state, transitions + 1)
      path.append(step.ordinal)
      guard visitor.needsViews else { continue }
      visitor.monitor.observe(model.view(of: state), number, beyond: path)
    }
  }

  /// Takes a random action of a state at the end of a path; returns nil if no action is enabled.
  @inlinable
  mutating func step(
    from state: System.State, _ number: Int, beyond path: [Int], _ random: inout Random
  ) throws(SearchStop) -> (state: System.State, ordinal: Int)? {
    var (ordinal, taken, passed) = (-1, 0, 0)
    var chosen: (state: System.State, ordinal: Int)?
    try model.visitActions(
      from: state,
      where: { _ throws(SearchStop) in
        if budget.isDue() { try checkBudget() }
        (ordinal, passed) = (ordinal + 1, 0)
        return true
      },
      passing: { view throws(SearchStop) in
        defer { passed += 1 }
        guard visitor.needsViews else { return }
        visitor.monitor.observe(view, number, beyond: path + [ordinal], passing: passed)
      }
    ) { (_, next) throws(SearchStop) in
      taken += 1
      if Int.random(in: 0..<taken, using: &random) == 0 { chosen = (next, ordinal) }
    }
    if visitor.needsExpansions { try finishExpansion(state, number, taken, beyond: path) }
    return chosen
  }
}

/// A generator of random numbers, determined by its seed.
///
/// - SeeAlso: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
@frozen
@usableFromInline
struct Random: RandomNumberGenerator {
  @usableFromInline var state: UInt64

  @inlinable
  init(seed: UInt64) { state = seed }

  @inlinable
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
