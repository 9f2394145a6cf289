extension BreadthFirstSearch {
  /// Walks randomly from the states that are not expanded, until all properties of states are
  /// decided; returns the number of walks.
  mutating func walkRandomly() -> Int {
    guard bounds.walkCount > 0 else { return 0 }
    let open = Array((frontier.dropFirst(expanded - layerStart) + next).enumerated())
    guard !open.isEmpty, !monitor.isDone else { return 0 }
    var random = Random(seed: bounds.seed)
    for walk in 0..<bounds.walkCount {
      let (offset, start) = open[Int.random(in: 0..<open.count, using: &random)]
      do throws(SearchStop) { try walkRandomly(from: start, expanded + offset, &random) } catch {
        return walk
      }
      if monitor.isDone { return walk + 1 }
    }
    return bounds.walkCount
  }

  /// Walks randomly from a numbered state.
  private mutating func walkRandomly(
    from start: System.State, _ number: Int, _ random: inout Random
  ) throws(SearchStop) {
    if budget.isDue() { try checkBudget() }
    var (state, taken): (System.State, [Int]) = (start, [])
    while taken.count < bounds.stepsPerWalk, !monitor.isDone {
      guard let (ordinal, successor) = try randomSuccessor(from: state, using: &random) else {
        return monitor.observeDeadlock(model.view(of: state), number, beyond: taken)
      }
      taken.append(ordinal)
      state = successor
      monitor.observe(model.view(of: state), number, beyond: taken)
      transitions += 1
    }
  }

  /// Returns a random successor, uniformly distributed; nil for a state without enabled actions.
  private mutating func randomSuccessor(
    from state: System.State, using random: inout Random
  ) throws(SearchStop) -> (ordinal: Int, state: System.State)? {
    var (tried, count, found): (Int, Int, (Int, System.State)?) = (0, 0, nil)
    try model.visitActions(
      from: state,
      where: { _ throws(SearchStop) in
        tried += 1
        if budget.isDue() { try checkBudget() }
        return true
      }
    ) { (_, next) throws(SearchStop) in
      count += 1
      if Int.random(in: 0..<count, using: &random) == 0 { found = (tried - 1, next) }
    }
    return found
  }
}

/// A generator of random numbers, determined by its seed.
///
/// - SeeAlso: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
