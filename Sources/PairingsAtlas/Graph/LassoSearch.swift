/// A search for a fair run that avoids some states.
///
/// A run may end in a state without enabled fair actions. A strongly connected component has a fair
/// cycle if each fair action either is disabled in some state of it, or is taken in it. With weak
/// fairness no smaller part has to be examined.
///
/// - SeeAlso: Clarke, Grumberg and Peled, *Model Checking* (1999), for fair components.
struct LassoSearch {
  let graph: Graph

  /// The states of the subgraph: those that are reachable without the avoided states.
  private var isIn: [Bool]

  /// The distance of each state from the beginning, and the transition that leads to it.
  private var distance: [Int]
  private var incoming: [Int]
  private var farthest = 0

  /// Searches what is reachable from some states without the avoided states. Each source has a
  /// distance of its own; the sources are in the order of their distances.
  ///
  /// - Throws: The interruption of the search.
  init(
    _ graph: Graph, from sources: [(state: Int, distance: Int)], avoiding isAvoided: [Bool],
    _ budget: inout SearchBudget
  ) throws(SearchStop) {
    self.graph = graph
    let count = isAvoided.count
    isIn = Array(repeating: false, count: count)
    distance = Array(repeating: .max, count: count)
    incoming = Array(repeating: -1, count: count)
    var (taken, open, depth): (Int, [Int], Int) = (0, [], sources.first?.distance ?? 0)
    while !open.isEmpty || taken < sources.count {
      if open.isEmpty { depth = max(depth, sources[taken].distance) }
      while taken < sources.count, sources[taken].distance <= depth {
        try budget.spend()
        let state = sources[taken].state
        taken += 1
        guard !isAvoided[state], !isIn[state] else { continue }
        (isIn[state], distance[state], farthest) = (true, depth, depth)
        open.append(state)
      }
      var next: [Int] = []
      for state in open {
        for transition in graph.transitions(of: state) {
          try budget.spend()
          let target = Int(graph.targets[transition])
          guard !isAvoided[target], !isIn[target] else { continue }
          (isIn[target], distance[target], incoming[target]) = (true, depth + 1, transition)
          farthest = depth + 1
          next.append(target)
        }
      }
      (open, depth) = (next, depth + 1)
    }
  }

  /// Returns the shortest fair run in the subgraph: the state at its beginning, the transitions before
  /// its cycle, and those of the cycle, which is empty in a state without enabled fair actions; nil if
  /// there is none.
  ///
  /// Components with many states and many fair actions have too many cycles to compare. There the
  /// cycle begins near and need not be the shortest, as after an interruption.
  ///
  /// - Throws: The interruption of the search, if no run was found before.
  func shortest(_ budget: inout SearchBudget) throws(SearchStop) -> (
    source: Int, stem: [Int], cycle: [Int]
  )? {
    var best: (length: Int, state: Int, cycle: [Int])?
    func offer(_ state: Int, _ cycle: [Int]) {
      let length = distance[state] + cycle.count
      if length < best?.length ?? .max { best = (length, state, cycle) }
    }
    for state in isIn.indices {
      try budget.spend()
      guard isIn[state], state < graph.expanded else { continue }
      if try !hasFairAction(state, &budget) { offer(state, []) }
    }
    let (component, count) = try graph.stronglyConnectedComponents(among: isIn, &budget)
    let near = try Buckets(isIn.indices, count: farthest + 1, &budget) {
      isIn[$0] ? distance[$0] : nil
    }
    let members = try Buckets(near.elements, count: count, &budget) { component[$0] }
    var constraints = FairnessConstraints(graph, component)
    var effort = 1_000_000
    do throws(SearchStop) {
      for number in 0..<count {
        try budget.spend()
        let (states, limit) = (members[number], best?.length ?? .max)
        guard let first = states.first, distance[first] < limit - 1,
          let goals = try constraints.goals(in: states, &budget)
        else { continue }
        var cycles = CycleSearch(graph, component, goals)
        offer(first, try cycles.greedy(from: first, &budget))
        guard goals.actions.count <= 16 else { continue }
        for state in states {
          let limit = (best?.length ?? .max) - distance[state] - 1
          guard effort > 0, limit > 0 else { break }
          if let cycle = try cycles.shortest(from: state, upTo: limit, &effort, &budget) {
            offer(state, cycle)
          }
        }
      }
    } catch {
      if best == nil { throw error }
    }
    return best.map { best in
      let (source, stem) = stem(to: best.state)
      return (source, stem, best.cycle)
    }
  }

  private func hasFairAction(_ state: Int, _ budget: inout SearchBudget) throws(SearchStop) -> Bool
  {
    for transition in graph.transitions(of: state) {
      try budget.spend()
      if graph.classes[transition] != 0 { return true }
    }
    return false
  }

  private func stem(to state: Int) -> (source: Int, transitions: [Int]) {
    var (state, transitions): (Int, [Int]) = (state, [])
    while incoming[state] >= 0 {
      transitions.append(incoming[state])
      state = graph.state(of: incoming[state])
    }
    return (state, transitions.reversed())
  }
}
