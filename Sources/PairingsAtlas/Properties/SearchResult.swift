/// The result of a search, on one core or several, before the properties are decided: the paths, the
/// graph, and the evidence.
struct SearchResult<System: Model> {
  let model: System
  let monitor: PropertyMonitor<System>
  let sample: MergeSample<System.State>
  var graph = Graph()

  /// The number of the first state at each depth.
  var layers: [Int] = []
  let states: Int
  let transitions: Int
  let depth: Int
  let hasUnidentifiedStates: Bool

  /// The budget of time for the analysis of the graph.
  var budget: SearchBudget

  /// The number of random walks beyond the bounds.
  var walkCount = 0

  /// Returns the ordinals of the actions on the path to a numbered state.
  let ordinals: (_ number: Int) -> [Int]

  /// Returns true for the fingerprint of a visited state.
  let isVisited: (UInt64) -> Bool

  /// The violation of the laws of the model that the search met.
  var defect: ModelDefect<System.Action, System.View>?

  /// Decides the properties.
  mutating func checkResult(_ end: Extent) -> CheckResult<System.Action, System.View> {
    var extent = end
    budget.extend(
      for: Progress(
        states: states, transitions: transitions, depth: depth, time: .zero,
        violations: monitor.violations))
    var results: [Result] = []
    for index in monitor.properties.indices { results.append(result(index, extent)) }
    if extent.isWithinBounds {
      do throws(SearchStop) {
        if isUnexplained, let found = try incongruence() { defect = found }
        if defect == nil, extent == .everything { defect = try unreached() }
      } catch {
        if extent == .everything { extent = error.extent }
        results = results.map { $0.withoutTrust(uncompared) }
      }
    } else if !sample.merges.isEmpty {
      results = results.map { $0.withoutTrust(uncompared) }
    }
    for (property, evidence) in zip(monitor.properties, monitor.evidence)
    where property.isAboutKeys && evidence != nil { results = results.map { $0.ofDefectiveModel } }
    return CheckResult(
      states: states, transitions: transitions, depth: depth, extent: extent, results: results,
      defect: defect, hasUnidentifiedStates: hasUnidentifiedStates, walkCount: walkCount)
  }

  /// True without a defect, and if the replay of a run does not confirm it: the states of a run that
  /// differ may be one by an incomplete key.
  private var isUnexplained: Bool {
    guard let defect else { return true }
    return monitor.properties.contains { $0.name == defect.unconfirmed && $0.isAboutGraph }
  }

  /// Returns the defect of a key that takes different states for one.
  private mutating func incongruence() throws(SearchStop)
    -> ModelDefect<System.Action, System.View>?
  {
    var congruence = Congruence(model, monitor, transitions: transitions)
    let found = try congruence.difference(in: sample, &budget)
    return found.map {
      $0.defect(of: model, after: ordinals(to: $0.first), and: ordinals(to: $0.second))
    }
  }

  /// Returns the defect of an enabled action that leads from some state of the sample to a state
  /// that was not visited.
  private mutating func unreached() throws(SearchStop) -> ModelDefect<System.Action, System.View>? {
    let unlisted = try sample.unlisted(by: model, &budget)
    guard let found = unlisted.first(where: { !isVisited($0.to) }) else { return nil }
    return ModelDefect(
      path: PathReplay(model, ordinals(to: found.from)).path, unreached: found.name)
  }

  private func ordinals(to arrival: Arrival<System.State>) -> [Int] {
    ordinals(arrival.number) + arrival.beyond
  }

  private typealias Result = PropertyResult<System.Action, System.View>

  /// Replays a path; returns nil and notes a defect if the replay does not confirm it.
  private mutating func replayed(
    _ ordinals: [Int], passing: Int? = nil, cycle: Int? = nil, to property: String,
    where shows: (PathReplay<System>) -> Bool
  ) -> PathReplay<System>.Trace? {
    let replay = PathReplay(model, ordinals, passing: passing, cycle: cycle)
    guard let found = replay.defect(property, where: shows) else { return replay.path }
    defect = defect ?? found
    return nil
  }

  private mutating func result(_ index: Int, _ extent: Extent) -> Result {
    let property = monitor.properties[index]
    do throws(SearchStop) {
      switch property.form {
      case .always, .noDeadlock, .faithful, .deterministic, .reachable:
        guard let evidence = monitor.evidence[index] else {
          // Without fingerprints, one action may lead to two states unnoticed.
          let isOpen = property.isAboutDeterminism && hasUnidentifiedStates
          return isOpen ? property.result(.open) : property.result(withoutEvidence: extent)
        }
        let ordinals = self.ordinals(evidence.state) + evidence.beyond
        return decided(property, ordinals, passing: evidence.passing, evidence.reason) {
          property.isDecided(at: $0)
        }
      case .canReach(let proposition):
        try budget.check()
        guard let state = try stranded(monitor.marks[index][0]) else {
          return property.result(withoutEvidence: extent)
        }
        let reason = "out of reach from there: \(proposition.name)"
        return decided(property, ordinals(state), reason) {
          !proposition.holds($0.path.end)
        }
      case .leadsTo(let first, let second):
        try budget.check()
        guard let (stem, cycle) = try lasso(monitor.marks[index], isFromStart: first == nil)
        else { return property.result(withoutEvidence: extent) }
        let reason = "it never comes to: \(second.name)"
        return decided(property, stem + cycle, cycle: stem.count, reason) {
          !second.holds($0.path.end)
        }
      }
    } catch {
      return property.result(.open, nil, "the bounds left nothing to look for the result")
    }
  }

  private mutating func decided(
    _ property: Property<System.View>, _ ordinals: [Int], passing: Int? = nil, cycle: Int? = nil,
    _ reason: String?, where shows: (PathReplay<System>) -> Bool
  ) -> Result {
    property.result(
      decidedBy: replayed(
        ordinals, passing: passing, cycle: cycle, to: property.name, where: shows), reason)
  }

  /// Returns a fair run that avoids some states: the ordinals of the actions before its cycle, and
  /// of those in the cycle.
  private mutating func lasso(
    _ marks: [[Bool]], isFromStart: Bool
  ) throws(SearchStop) -> (stem: [Int], cycle: [Int])? {
    let search = try LassoSearch(
      graph, from: isFromStart ? [(0, 0)] : sources(marks[0]), avoiding: marks[marks.count - 1],
      &budget)
    guard let lasso = try search.shortest(&budget) else { return nil }
    let stem = ordinals(lasso.source) + lasso.stem.map { Int(graph.ordinals[$0]) }
    return (stem, lasso.cycle.map { Int(graph.ordinals[$0]) })
  }

  /// Returns the states in which a proposition holds, with their depths, which increase.
  private mutating func sources(
    _ holds: [Bool]
  ) throws(SearchStop) -> [(state: Int, distance: Int)] {
    var (sources, depth): ([(state: Int, distance: Int)], Int) = ([], 0)
    for state in holds.indices {
      try budget.spend()
      while depth + 1 < layers.count, layers[depth + 1] <= state { depth += 1 }
      if holds[state] { sources.append((state, depth)) }
    }
    return sources
  }

  /// Returns the first state from which no state is reachable that satisfies a proposition. From
  /// states that the search did not expand, everything may be reachable.
  private mutating func stranded(_ holds: [Bool]) throws(SearchStop) -> Int? {
    let back = try graph.reversed(count: holds.count, &budget)
    let expanded = graph.expanded
    let canReach = try back.reached(count: holds.count, &budget) { holds[$0] || $0 >= expanded }
    for state in holds.indices {
      try budget.spend()
      if !canReach[state] { return state }
    }
    return nil
  }
}

/// The cause of an open result where the comparison of states was interrupted.
let uncompared = "not all states with one key were compared"

extension Search {
  /// Decides the properties, after random walks if the search did not visit everything and was not
  /// stopped.
  @inlinable
  mutating func checkResult(_ extent: Extent) -> CheckResult<System.Action, System.View> {
    let isOver = extent == .everything || extent == .decided || extent == .stopped
    return result(extent, walkCount: isOver ? 0 : walkRandomly())
  }

  @usableFromInline
  func result(
    _ extent: Extent, walkCount: Int
  ) -> CheckResult<System.Action, System.View> {
    let predecessors = visitor.predecessors
    var result = SearchResult(
      model: model, monitor: visitor.monitor, sample: visitor.sample, graph: visitor.graph,
      layers: frontier.layers, states: visitor.count, transitions: transitions,
      depth: predecessors.ordinals(to: visitor.count - 1).count,
      hasUnidentifiedStates: hasUnidentifiedStates, budget: budget, walkCount: walkCount,
      ordinals: { predecessors.ordinals(to: $0) }, isVisited: { [seen] in seen.contains($0) })
    return result.checkResult(extent)
  }
}
