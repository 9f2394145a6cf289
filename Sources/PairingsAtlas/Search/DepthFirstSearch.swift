/// A depth-first search in a random order that follows from a seed: a part of a swarm.
///
/// If there are too many reachable states, searches in different orders visit more states than one
/// search. The searches are independent.
///
/// - SeeAlso: Holzmann, Joshi and Groce, *Swarm Verification Techniques* (2011).
struct DepthFirstSearch<System: Model> {
  private let model: System
  private let bounds: Bounds
  private let monitor: PropertyMonitor<System>
  private var budget: SearchBudget
  private var random: Random
  private var seen = SeenSet(isNumbered: false)
  private var hasUnidentifiedStates = false
  private var transitions = 0
  private var states = 0
  private var maxDepth = 0

  /// For each state of the path, the successors that were not visited yet.
  private var pending: [[(ordinal: Int, state: System.State)]] = []

  /// The number of pending successors.
  private var pendingCount = 0

  /// The ordinals of the actions of the path.
  private var path: [Int] = []

  init(
    _ model: System, _ bounds: Bounds, _ monitor: PropertyMonitor<System>, seed: UInt64,
    report: ((Progress) -> Bool)?
  ) {
    (self.model, self.bounds, self.monitor) = (model, bounds, monitor)
    budget = SearchBudget(bounds, report: report)
    random = Random(seed: seed)
  }

  mutating func run() -> CheckResult<System.Action, System.View> {
    var extent = Extent.everything
    do throws(SearchStop) { extent = try search() } catch { extent = error.extent }
    var result = SearchResult(
      model: model, monitor: monitor, predecessors: Predecessors(), graph: Graph(), layers: [],
      transitions: transitions,
      hasUnidentifiedStates: hasUnidentifiedStates, bytes: seen.bytes, budget: budget)
    return result.checkResult(extent, states: states, depth: maxDepth)
  }

  private mutating func search() throws(SearchStop) -> Extent {
    var isCut = false
    if let fingerprint = model.identify(model.initial) { _ = seen.insert(fingerprint) }
    try visit(model.initial)
    while !pending.isEmpty {
      if monitor.isDone { return .decided }
      try spend()
      guard let (ordinal, state) = pending[pending.count - 1].popLast() else {
        pending.removeLast()
        _ = path.popLast()
        continue
      }
      pendingCount -= 1
      if path.count >= bounds.depth {
        isCut = true
        continue
      }
      let fingerprint = model.identify(state)
      if let fingerprint, seen.contains(fingerprint) { continue }
      if states >= bounds.states { return .states }
      if let fingerprint { _ = seen.insert(fingerprint) }
      seen.grow()
      path.append(ordinal)
      try visit(state)
    }
    return isCut ? .chance : .everything
  }

  private mutating func visit(_ state: System.State) throws(SearchStop) {
    if model.identify(state) == nil { hasUnidentifiedStates = true }
    states += 1
    maxDepth = max(maxDepth, path.count)
    if monitor.needsViews { monitor.observe(model.view(of: state), 0, beyond: path) }
    var (tried, next): (Int, [(ordinal: Int, state: System.State)]) = (0, [])
    try model.visitActions(
      from: state,
      where: { _ throws(SearchStop) in
        tried += 1
        try spend()
        return true
      }
    ) { (_, state) throws(SearchStop) in
      next.append((tried - 1, state))
      pendingCount += 1
    }
    transitions += next.count
    if next.isEmpty, monitor.needsViews {
      monitor.observeDeadlock(model.view(of: state), 0, beyond: path)
    }
    next.shuffle(using: &random)
    pending.append(next)
  }

  private mutating func spend() throws(SearchStop) {
    guard budget.isDue() else { return }
    let (states, transitions, depth) = (states, transitions, path.count)
    let size = MemoryLayout<(ordinal: Int, state: System.State)>.stride
    try budget.check(
      held: seen.bytes + pendingCount * size + depth * 24,
      needed: seen.bytesToGrow + path.bytesToGrow
    ) { time in
      Progress(states: states, transitions: transitions, depth: depth, time: time)
    }
  }
}

extension Atlas {
  /// Checks properties of states by a depth-first search, in a random order that follows from a
  /// seed.
  ///
  /// Paths are not shortest, and there are no random walks beyond the bounds.
  ///
  /// - Precondition: No property is about runs, actions, fingerprints or reachability from every
  ///   state: these need all transitions.
  public func checkDepthFirst(
    _ properties: [Property<System.View>], within bounds: Bounds, seed: UInt64,
    progress: ((Progress) -> Bool)? = nil
  ) -> CheckResult<System.Action, System.View> {
    precondition(
      properties.allSatisfy { !$0.needsNumbers }, "A property about transitions needs all of them.")
    var search = DepthFirstSearch(model, bounds, monitor(properties), seed: seed, report: progress)
    return search.run()
  }
}
