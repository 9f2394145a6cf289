/// The fairness constraints of components: the fair actions that a cycle has to take or to find
/// disabled.
struct FairnessConstraints {
  private let graph: Graph
  private let component: [Int]

  /// By fair action: the last state in which it was seen, the number of states of the component in
  /// which it is enabled, and the last component in which it was taken.
  private var seen: [Int] = []
  private var counts: [Int] = []
  private var taken: [Int] = []

  init(_ graph: Graph, _ component: [Int]) { (self.graph, self.component) = (graph, component) }

  /// Returns the fair actions of a component, given by its states; nil if the component has no fair
  /// cycle.
  ///
  /// - Throws: The interruption of the search.
  /// - Complexity: O(states + transitions), for all components together.
  mutating func constraints(
    in states: ArraySlice<Int>, _ budget: inout SearchBudget
  ) throws(SearchStop) -> [UInt32]? {
    var (kinds, hasStep): ([UInt32], Bool) = ([], false)
    for state in states {
      try budget.spend()
      for transition in graph.transitions(of: state) {
        try budget.spend()
        let kind = Int(graph.classes[transition])
        while seen.count <= kind {
          try budget.spend()
          seen.append(-1)
          counts.append(0)
          taken.append(-1)
        }
        if component[Int(graph.targets[transition])] == component[state] {
          (hasStep, taken[kind]) = (true, component[state])
        }
        guard kind != 0, seen[kind] != state else { continue }
        if counts[kind] == 0 { kinds.append(UInt32(kind)) }
        (seen[kind], counts[kind]) = (state, counts[kind] + 1)
      }
    }
    var isFair = true
    for kind in kinds {
      try budget.spend()
      let isTaken = taken[Int(kind)] == states.first.map { component[$0] }
      if counts[Int(kind)] == states.count, !isTaken { isFair = false }
      counts[Int(kind)] = 0
    }
    return hasStep && isFair ? kinds : nil
  }
}
