/// The graph of the transitions between numbered states, in the order of the search.
///
/// - Complexity: 8 bytes a state and 10 bytes a transition.
@frozen
@usableFromInline
struct Graph {
  /// The first transition of each expanded state.
  @usableFromInline var offsets: [Int] = []

  /// The target of each transition.
  @usableFromInline var targets: [UInt32] = []

  /// The number of the fair action of each transition; 0 for an action that is not fair.
  @usableFromInline var classes: [UInt32] = []

  /// The ordinal of the action of each transition among the actions of its source.
  @usableFromInline var ordinals: [UInt16] = []

  @inlinable
  init() {}

  /// Begins the transitions of the next state.
  @inlinable
  mutating func begin() { offsets.append(targets.count) }

  /// Removes the transitions of the last state, whose expansion was interrupted.
  @inlinable
  mutating func abandon() {
    guard let first = offsets.popLast() else { return }
    targets.removeSubrange(first...)
    classes.removeSubrange(first...)
    ordinals.removeSubrange(first...)
  }

  /// Appends a transition.
  @inlinable @inline(__always)
  mutating func append(_ target: UInt32, _ fairness: UInt32, _ ordinal: UInt16) {
    targets.append(target)
    classes.append(fairness)
    ordinals.append(ordinal)
  }

  /// The number of expanded states.
  var expanded: Int { offsets.count }

  /// Returns the transitions from a state; none if the state is not expanded.
  func transitions(of state: Int) -> Range<Int> {
    guard state < offsets.count else { return 0..<0 }
    let end = state + 1 < offsets.count ? offsets[state + 1] : targets.count
    return offsets[state]..<end
  }

  /// Returns the source of a transition.
  ///
  /// - Complexity: O(log states).
  func state(of transition: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] > transition { high = middle } else { low = middle + 1 }
    }
    return low - 1
  }

  /// Returns the graph with its transitions reversed, without actions.
  ///
  /// - Throws: The interruption of the search.
  func reversed(count: Int, _ budget: inout SearchBudget) throws(SearchStop) -> Graph {
    var counts = Array(repeating: 0, count: count + 1)
    for target in targets {
      try budget.spend()
      counts[Int(target) + 1] += 1
    }
    for state in 0..<count {
      try budget.spend()
      counts[state + 1] += counts[state]
    }
    var back = Graph()
    back.offsets = Array(counts.dropLast())
    back.targets = Array(repeating: 0, count: targets.count)
    for state in 0..<expanded {
      try budget.spend()
      for transition in transitions(of: state) {
        try budget.spend()
        let target = Int(targets[transition])
        back.targets[counts[target]] = UInt32(state)
        counts[target] += 1
      }
    }
    return back
  }

  /// Returns the states that are reachable from some states.
  ///
  /// - Throws: The interruption of the search.
  func reached(
    count: Int, _ budget: inout SearchBudget, from isStart: (Int) -> Bool
  ) throws(SearchStop) -> [Bool] {
    var isReached = Array(repeating: false, count: count)
    var open: [Int] = []
    for start in 0..<count {
      try budget.spend()
      guard isStart(start) else { continue }
      isReached[start] = true
      open.append(start)
    }
    while let state = open.popLast() {
      for transition in transitions(of: state) {
        try budget.spend()
        let target = Int(targets[transition])
        guard !isReached[target] else { continue }
        isReached[target] = true
        open.append(target)
      }
    }
    return isReached
  }
}
