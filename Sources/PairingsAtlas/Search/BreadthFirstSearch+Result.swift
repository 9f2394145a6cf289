extension BreadthFirstSearch {
  /// Checks the bounds of time and memory, and calls the progress function.
  @inlinable @inline(never)
  mutating func checkBudget() throws(SearchStop) {
    let (states, transitions, depth) = (predecessors.count, transitions, layers.count - 2)
    let (held, needed, aside) = (held, needed, Duration.nanoseconds(analysed * 80))
    try budget.check(held: held, needed: needed, aside: aside) { time in
      Progress(states: states, transitions: transitions, depth: depth, time: time)
    }
  }

  /// The number of states and transitions that the analysis of the graph visits.
  @inlinable
  var analysed: Int {
    isGraph ? (predecessors.count + graph.targets.count) * monitor.graphProperties : 0
  }

  /// The size of the tables and of the stored states, without what these refer to, in bytes.
  @inlinable
  var held: Int {
    seen.bytes + predecessors.count * 6 + graph.targets.count * 10 + graph.offsets.count * 8
      + (frontier.capacity + next.capacity) * MemoryLayout<System.State>.stride
  }

  /// The size by which the tables grow next, and of the analysis of the graph, in bytes.
  @inlinable
  var needed: Int {
    seen.bytesToGrow + predecessors.parents.bytesToGrow + predecessors.ordinals.bytesToGrow
      + next.bytesToGrow
      + graph.targets.bytesToGrow * 2
      + (analysed > 0 ? (predecessors.count + graph.targets.count) * 24 : 0)
  }

  /// Decides the properties, after random walks if the search did not visit everything.
  @usableFromInline
  mutating func checkResult(_ extent: Extent) -> CheckResult<System.Action, System.View> {
    let walkCount = extent == .everything || extent == .decided ? 0 : walkRandomly()
    var result = SearchResult(
      model: model, monitor: monitor, predecessors: predecessors, graph: graph, layers: layers,
      transitions: transitions,
      hasUnidentifiedStates: hasUnidentifiedStates, bytes: seen.bytes + predecessors.count * 6,
      budget: budget,
      walkCount: walkCount, aliased: aliased, overflowing: overflowing)
    return result.checkResult(extent)
  }
}
