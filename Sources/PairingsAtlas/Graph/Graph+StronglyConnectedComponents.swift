extension Graph {
  /// Returns the strongly connected components of a subgraph: a number for each state, which is -1
  /// for states outside the subgraph.
  ///
  /// - Throws: The interruption of the search.
  /// - Complexity: O(states + transitions), without recursion.
  /// - SeeAlso: Tarjan, *Depth-First Search and Linear Graph Algorithms* (1972).
  func stronglyConnectedComponents(
    among isIn: [Bool], _ budget: inout SearchBudget
  ) throws(SearchStop) -> (of: [Int], count: Int) {
    var (component, count) = (Array(repeating: -1, count: isIn.count), 0)
    var (order, low) = (
      Array(repeating: -1, count: isIn.count), [Int](repeating: 0, count: isIn.count)
    )
    var (next, stack, calls): (Int, [Int], [(state: Int, transition: Int)]) = (0, [], [])
    var onStack = Array(repeating: false, count: isIn.count)
    func enter(_ state: Int) {
      (order[state], low[state]) = (next, next)
      next += 1
      stack.append(state)
      onStack[state] = true
      calls.append((state, transitions(of: state).lowerBound))
    }
    for root in isIn.indices {
      try budget.spend()
      guard isIn[root], order[root] < 0 else { continue }
      enter(root)
      while let (state, transition) = calls.last {
        try budget.spend()
        if transition < transitions(of: state).upperBound {
          calls[calls.count - 1].transition += 1
          let target = Int(targets[transition])
          guard isIn[target] else { continue }
          if order[target] < 0 {
            enter(target)
          } else if onStack[target] {
            low[state] = min(low[state], order[target])
          }
          continue
        }
        calls.removeLast()
        if let parent = calls.last?.state { low[parent] = min(low[parent], low[state]) }
        guard low[state] == order[state] else { continue }
        while let member = stack.popLast() {
          try budget.spend()
          onStack[member] = false
          component[member] = count
          if member == state { break }
        }
        count += 1
      }
    }
    return (component, count)
  }
}
