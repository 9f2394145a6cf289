/// The fairness constraints of components: the fair actions that a cycle has to take or to find
/// disabled.
struct FairnessConstraints {
  /// The constraints of a component, and a goal for each by which a cycle satisfies it.
  struct Goals {
    /// The fair actions that some state of the component enables.
    var actions: [UInt32] = []

    /// The states to visit, in each of which some of these actions are disabled.
    var states: Set<Int> = []

    /// The actions to take, which all states enable.
    var taken: Set<UInt32> = []
  }

  private let graph: Graph
  private let component: [Int]

  /// By fair action: the number of states at the beginning of the component that all enable it, and
  /// true if a transition within the component takes it.
  private var enabling: [Int] = []
  private var isTaken: [Bool] = []

  /// A Boolean value for each fair action, indicating whether a state enables it.
  private var isEnabled: [Bool] = []

  init(_ graph: Graph, _ component: [Int]) { (self.graph, self.component) = (graph, component) }

  /// Returns the goals of a cycle in a component, given by its states; nil if the component has no
  /// fair cycle.
  ///
  /// - Throws: The interruption of the search.
  /// - Complexity: O(states + transitions), for all components together.
  mutating func goals(
    in states: ArraySlice<Int>, _ budget: inout SearchBudget
  ) throws(SearchStop) -> Goals? {
    var (goals, hasStep) = (Goals(), false)
    for (index, state) in states.enumerated() {
      try budget.spend()
      for transition in graph.transitions(of: state) {
        try budget.spend()
        let kind = Int(graph.classes[transition])
        while enabling.count <= kind {
          try budget.spend()
          enabling.append(0)
          isTaken.append(false)
          isEnabled.append(false)
        }
        if component[Int(graph.targets[transition])] == component[state] {
          (hasStep, isTaken[kind]) = (true, kind != 0)
        }
        guard kind != 0 else { continue }
        if !isEnabled[kind] { goals.actions.append(UInt32(kind)) }
        isEnabled[kind] = true
        if enabling[kind] == index { enabling[kind] += 1 }
      }
    }
    var isFair = true
    for action in goals.actions {
      try budget.spend()
      let kind = Int(action)
      if enabling[kind] < states.count {
        goals.states.insert(states[states.startIndex + enabling[kind]])
      } else if isTaken[kind] {
        goals.taken.insert(action)
      } else {
        isFair = false
      }
      (enabling[kind], isTaken[kind], isEnabled[kind]) = (0, false, false)
    }
    return hasStep && isFair ? goals : nil
  }
}
