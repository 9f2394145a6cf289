/// A search for a fair cycle in a component. For each constraint, the cycle takes the fair action
/// or visits a state in which that is disabled.
struct CycleSearch {
  let graph: Graph
  let component: [Int]
  private let constraints: [UInt32]

  /// The bit of each constraint, if there are few.
  private let bits: [UInt32: Int]

  /// The constraints that a state satisfies because it has no such transition, by state.
  private var satisfied = StateTable<Int, Int>()

  init(_ graph: Graph, _ component: [Int], _ constraints: [UInt32]) {
    (self.graph, self.component, self.constraints) = (graph, component, constraints)
    bits =
      constraints.count > 16
      ? [:] : Dictionary(uniqueKeysWithValues: constraints.enumerated().map { ($1, 1 << $0) })
  }

  /// Returns a fair cycle from a state, found greedily.
  ///
  /// - Throws: The interruption of the search.
  func greedy(from start: Int, _ budget: inout SearchBudget) throws(SearchStop) -> [Int] {
    var walk = try ClosedWalk(self, from: start, constraints, &budget)
    while try walk.extend(&budget) {}
    return walk.transitions
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
