/// A closed walk in a component that satisfies all fairness constraints, greedily: it goes to the
/// nearest unsatisfied constraint, and at the end returns to its first state.
///
/// - Complexity: O(transitions) to find the nearest constraint. Each state is examined once for the
///   constraints that it satisfies, and each of its transitions once for a constraint that it
///   satisfies.
struct ClosedWalk {
  private let search: CycleSearch
  private let start: Int
  private var state: Int

  /// The unsatisfied constraints.
  private var unsatisfied: Set<UInt32>

  /// The states that have a transition for each unsatisfied constraint; they keep that property
  /// when constraints become satisfied.
  private var complete = StateTable<Int, Bool>()

  /// The number of transitions of a state that satisfy no constraint any more.
  private var tried = StateTable<Int, Int>()

  /// The transitions so far.
  private(set) var transitions: [Int] = []

  private var graph: Graph { search.graph }

  init(
    _ search: CycleSearch, from start: Int, _ constraints: [UInt32], _ budget: inout SearchBudget
  ) throws(SearchStop) {
    (self.search, self.start, state, unsatisfied) = (search, start, start, Set(constraints))
    try enter(&budget)
  }

  /// Extends the walk to the next constraint, or back to its first state; returns false if the walk
  /// is complete.
  ///
  /// - Throws: The interruption of the search.
  mutating func extend(_ budget: inout SearchBudget) throws(SearchStop) -> Bool {
    guard !unsatisfied.isEmpty || state != start || transitions.isEmpty,
      let segment = try segment(&budget),
      let last = segment.last
    else { return false }
    transitions += segment
    unsatisfied.remove(graph.classes[last])
    state = Int(graph.targets[last])
    try enter(&budget)
    return true
  }

  /// Returns the shortest path to the next constraint, or back if all are satisfied.
  private mutating func segment(_ budget: inout SearchBudget) throws(SearchStop) -> [Int]? {
    var origins = StateTable<Int, (from: Int, transition: Int)>()
    var (open, next) = ([state], 0)
    func segment(to end: Int) -> [Int] {
      var (segment, end): ([Int], Int) = ([], end)
      while let origin = origins[end, of: end] {
        segment.append(origin.transition)
        end = origin.from
      }
      return segment.reversed()
    }
    while next < open.count {
      let from = open[next]
      next += 1
      if let transition = try constraint(at: from, &budget) {
        return segment(to: from) + [transition]
      }
      for transition in graph.transitions(of: from) {
        try budget.spend()
        let target = Int(graph.targets[transition])
        guard isWithin(target) else { continue }
        if unsatisfied.isEmpty, target == start { return segment(to: from) + [transition] }
        guard target != state, origins[target, of: target] == nil else { continue }
        origins[target, of: target] = (from, transition)
        if try !isComplete(target, &budget) { return segment(to: target) }
        open.append(target)
      }
    }
    return nil
  }

  private func isWithin(_ target: Int) -> Bool {
    search.component[target] == search.component[start]
  }

  /// Returns a transition of a state that satisfies a constraint.
  private mutating func constraint(at state: Int, _ budget: inout SearchBudget) throws(SearchStop)
    -> Int?
  {
    guard !unsatisfied.isEmpty else { return nil }
    let transitions = graph.transitions(of: state)
    for transition in transitions.dropFirst(tried[state, of: state] ?? 0) {
      try budget.spend()
      tried[state, of: state] = transition - transitions.lowerBound
      if unsatisfied.contains(graph.classes[transition]), isWithin(Int(graph.targets[transition])) {
        return transition
      }
    }
    tried[state, of: state] = transitions.count
    return nil
  }

  /// Removes the constraints that the present state satisfies because it has no such transition.
  private mutating func enter(_ budget: inout SearchBudget) throws(SearchStop) {
    guard try !isComplete(state, &budget) else { return }
    unsatisfied = try enabled(at: state, &budget)
    complete[state, of: state] = true
  }

  private mutating func isComplete(_ state: Int, _ budget: inout SearchBudget) throws(SearchStop)
    -> Bool
  {
    if unsatisfied.isEmpty || complete[state, of: state] == true { return true }
    guard try enabled(at: state, &budget).count == unsatisfied.count else { return false }
    complete[state, of: state] = true
    return true
  }

  /// Returns the unsatisfied constraints of which a state has a transition.
  private func enabled(at state: Int, _ budget: inout SearchBudget) throws(SearchStop) -> Set<
    UInt32
  > {
    var enabled: Set<UInt32> = []
    for transition in graph.transitions(of: state) {
      try budget.spend()
      if unsatisfied.contains(graph.classes[transition]) {
        enabled.insert(graph.classes[transition])
      }
    }
    return enabled
  }
}
