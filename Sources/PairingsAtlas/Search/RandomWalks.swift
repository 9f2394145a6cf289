extension Search where Frontier == LayeredFrontier<System> {
  /// Walks randomly from the states that are not expanded, until all properties of states are
  /// decided; returns the number of walks.
  @inlinable
  mutating func walkRandomly() -> Int {
    let open = Array(frontier.present.dropFirst(frontier.index) + frontier.upcoming)
    let monitor = visitor.monitor
    guard bounds.walkCount > 0, !open.isEmpty, !monitor.isDone else { return 0 }
    var walk = Search<System, PathFrontier<System>>(
      model, .none, PathFrontier(within: bounds.stepsPerWalk, seed: bounds.seed, isWalk: true),
      .none, visitor, budget)
    walk.transitions = transitions
    walk.frontier.before = (
      frontier.depth, seen.held + frontier.held, seen.bytesToGrow + frontier.bytesToGrow
    )
    defer { (budget, transitions) = (walk.budget, walk.transitions) }
    for count in 0..<bounds.walkCount {
      let offset = Int.random(in: 0..<open.count, using: &walk.frontier.random)
      walk.frontier.origin = frontier.expanded + offset
      (walk.frontier.path, walk.frontier.successors) = ([], [])
      do throws(SearchStop) {
        if walk.budget.isDue() { try walk.checkBudget() }
        guard !walk.frontier.isEnd(false) else { continue }
        try walk.expand(open[offset], frontier.expanded + offset, by: model)
        try walk.expandPresent()
      } catch {
        return monitor.isDone ? count + 1 : count
      }
      if monitor.isDone { return count + 1 }
    }
    return bounds.walkCount
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
