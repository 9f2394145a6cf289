/// A search for a fair cycle in a component. For each constraint, the cycle takes the fair action
/// or visits a state in which that is disabled.
struct CycleSearch {
  private let graph: Graph
  private let component: [Int]
  private let goals: FairnessConstraints.Goals
  private var constraints: [UInt32] { goals.actions }

  /// The bit of each constraint, if there are few.
  private let bits: [UInt32: Int]

  /// The constraints that a state satisfies because it has no such transition, by state.
  private var satisfied = StateTable<Int, Int>()

  init(_ graph: Graph, _ component: [Int], _ goals: FairnessConstraints.Goals) {
    (self.graph, self.component, self.goals) = (graph, component, goals)
    let actions = goals.actions
    bits =
      actions.count > 16
      ? [:] : Dictionary(uniqueKeysWithValues: actions.enumerated().map { ($1, 1 << $0) })
  }

  /// Returns a fair cycle from a state, found greedily: it goes to the nearest goal, and at the end
  /// returns to its first state.
  ///
  /// - Throws: The interruption of the search.
  /// - Complexity: O(transitions) for each goal.
  func greedy(from start: Int, _ budget: inout SearchBudget) throws(SearchStop) -> [Int] {
    var (states, actions, cycle, end) = (goals.states, goals.taken, [Int](), start)
    states.remove(start)
    while !states.isEmpty || !actions.isEmpty || end != start || cycle.isEmpty {
      let isLast = states.isEmpty && actions.isEmpty
      let path = try path(from: end, &budget) { transition in
        let target = Int(graph.targets[transition])
        return isLast
          ? target == start
          : states.contains(target) || actions.contains(graph.classes[transition])
      }
      for transition in path {
        end = Int(graph.targets[transition])
        states.remove(end)
        actions.remove(graph.classes[transition])
      }
      cycle += path
    }
    return cycle
  }

  /// Returns the shortest path in the component from a state to a transition with a property.
  ///
  /// - Precondition: There is such a path.
  private func path(
    from start: Int, _ budget: inout SearchBudget, to isLast: (Int) -> Bool
  ) throws(SearchStop) -> [Int] {
    var origins = StateTable<Int, Int>()
    var (open, next) = ([start], 0)
    while next < open.count {
      for transition in graph.transitions(of: open[next]) {
        try budget.spend()
        let target = Int(graph.targets[transition])
        guard component[target] == component[start] else { continue }
        if isLast(transition) {
          var (path, end) = ([transition], open[next])
          while end != start, let earlier = origins[end, of: end] {
            path.append(earlier)
            end = graph.state(of: earlier)
          }
          return path.reversed()
        }
        guard target != start, origins[target, of: target] == nil else { continue }
        origins[target, of: target] = transition
        open.append(target)
      }
      next += 1
    }
    preconditionFailure("The states of a component are reachable from each other.")
  }

  private struct Node: Hashable {
    let state: Int
    let satisfied: Int
  }

  /// Returns the shortest fair cycle of at most so many transitions from a state; nil if there is
  /// none, or if the search takes more than the effort.
  ///
  /// - Precondition: There are at most sixteen constraints.
  /// - Throws: The interruption of the search.
  /// - Complexity: O(transitions · 2^constraints).
  mutating func shortest(
    from start: Int, upTo limit: Int, _ effort: inout Int, _ budget: inout SearchBudget
  ) throws(SearchStop) -> [Int]? {
    let (all, first) = (
      (1 << constraints.count) - 1, Node(state: start, satisfied: try satisfied(at: start, &budget))
    )
    var origins = StateTable<Node, (from: Node, transition: Int)>()
    var open = [first]
    var length = 0
    while !open.isEmpty, length < limit, effort > 0 {
      length += 1
      var next: [Node] = []
      for node in open {
        for transition in graph.transitions(of: node.state) {
          try budget.spend()
          effort -= 1
          let target = Int(graph.targets[transition])
          guard component[target] == component[start] else { continue }
          let constraint = bits[graph.classes[transition]] ?? 0
          let successor = Node(
            state: target,
            satisfied: node.satisfied | constraint | (try satisfied(at: target, &budget)))
          if successor.state == start, successor.satisfied == all {
            var (transitions, back) = ([transition], node)
            while back != first, let earlier = origins[back, of: back.state] {
              transitions.append(earlier.transition)
              back = earlier.from
            }
            return transitions.reversed()
          }
          guard successor != first, origins[successor, of: target] == nil else { continue }
          origins[successor, of: target] = (node, transition)
          next.append(successor)
        }
      }
      open = next
    }
    return nil
  }

  private mutating func satisfied(at state: Int, _ budget: inout SearchBudget) throws(SearchStop)
    -> Int
  {
    if let known = satisfied[state, of: state] { return known }
    var enabled = 0
    for transition in graph.transitions(of: state) {
      try budget.spend()
      enabled |= bits[graph.classes[transition]] ?? 0
    }
    let new = ((1 << constraints.count) - 1) & ~enabled
    satisfied[state, of: state] = new
    return new
  }
}
