/// A breadth-first search with partial-order reduction by sleep sets: it takes independent actions
/// in one order only.
///
/// An action in the sleep set of a state need not be taken there. Another path took it before an
/// independent action, and reaches the same successor after as many steps. All states are visited,
/// on shortest paths; only transitions are saved.
///
/// - SeeAlso: Godefroid, *Partial-Order Methods for the Verification of Concurrent Systems* (1996),
///   for sleep sets, and for their change where a state is reached again.
struct SleepSetSearch<System: Model> {
  let model: System
  let bounds: Bounds
  let monitor: PropertyMonitor<System>
  let areIndependent: (System.Action, System.Action) -> Bool

  private var budget: SearchBudget
  private var seen = SeenSet(isNumbered: true)
  private var predecessors = Predecessors()
  private var layers = [0]
  private var transitions = 0
  private var hasUnidentifiedStates = false
  private var overflowing: Int?
  private var states: [System.State] = []

  /// The sleep set of each state.
  private var asleep: [Set<System.Action>] = []

  /// A Boolean value for each state, indicating whether it is expanded.
  private var isExpanded: [Bool] = []

  /// The states to expand next: with some actions only, or with all that do not sleep.
  private var next: [(state: Int, only: Set<System.Action>?)] = []

  init(
    _ model: System, _ bounds: Bounds, _ monitor: PropertyMonitor<System>,
    areIndependent: @escaping (System.Action, System.Action) -> Bool, report: ((Progress) -> Bool)?
  ) {
    (self.model, self.bounds, self.monitor) = (model, bounds, monitor)
    self.areIndependent = areIndependent
    budget = SearchBudget(bounds, report: report)
  }

  mutating func run() -> CheckResult<System.Action, System.View> {
    var extent = Extent.everything
    do throws(SearchStop) { try search() } catch { extent = error.extent }
    var result = SearchResult(
      model: model, monitor: monitor, predecessors: predecessors, graph: Graph(), layers: layers,
      transitions: transitions,
      hasUnidentifiedStates: hasUnidentifiedStates, bytes: seen.bytes + predecessors.count * 6,
      budget: budget,
      overflowing: overflowing)
    return result.checkResult(extent)
  }

  private mutating func search() throws(SearchStop) {
    let start = model.initial
    if let fingerprint = model.identify(start) { _ = seen.insert(fingerprint, number: 0) }
    add(start, [])
    while !next.isEmpty {
      if layers.count > bounds.depth { throw SearchStop(.depth(bounds.depth)) }
      let (frontier, first) = (next, states.count)
      next = []
      for (state, only) in frontier {
        if monitor.isDone, monitor.needsViews { throw SearchStop(.decided) }
        try expand(state, only)
      }
      layers.append(first)
    }
  }

  private mutating func expand(_ number: Int, _ only: Set<System.Action>?) throws(SearchStop) {
    var done = asleep[number]
    var (ordinal, taken): (Int, [(System.Action, System.State, Int)]) = (0, [])
    try model.visitActions(
      from: states[number],
      where: { action throws(SearchStop) in
        ordinal += 1
        try spend()
        guard ordinal <= Predecessors.limit else {
          overflowing = number
          throw SearchStop(.actions)
        }
        return only?.contains(action) ?? !done.contains(action)
      }
    ) { (action, state) throws(SearchStop) in taken.append((action, state, ordinal - 1)) }
    isExpanded[number] = true
    for (action, state, ordinal) in taken {
      try spend()
      try visit(state, done.filter { areIndependent($0, action) }, from: number, by: ordinal)
      done.insert(action)
      transitions += 1
    }
    guard only == nil else { return }
    // The sleeping actions are enabled, too.
    try monitor.finishExpansion(model, states[number], number, taken.count + asleep[number].count) {
      () throws(SearchStop) in try spend()
    }
  }

  private mutating func spend() throws(SearchStop) {
    guard budget.isDue() else { return }
    let size = MemoryLayout<System.State>.stride + MemoryLayout<Set<System.Action>>.stride + 7
    let (states, transitions, depth) = (states.count, transitions, layers.count - 1)
    try budget.check(
      held: seen.bytes + states * size, needed: seen.bytesToGrow + self.states.bytesToGrow
    ) { time in
      Progress(states: states, transitions: transitions, depth: depth, time: time)
    }
  }

  private mutating func visit(
    _ state: System.State, _ sleeping: Set<System.Action>, from parent: Int, by ordinal: Int
  ) throws(SearchStop) {
    let new = states.count
    var number = new
    if let fingerprint = model.identify(state) {
      number = Int(seen.insert(fingerprint, number: UInt32(new)))
    } else {
      hasUnidentifiedStates = true
    }
    guard number < new else {
      guard new < bounds.states else { throw SearchStop(.states) }
      predecessors.append(
        from: UInt32(truncatingIfNeeded: parent), by: UInt16(truncatingIfNeeded: ordinal))
      return add(state, sleeping)
    }
    monitor.revisit(model, state, number, from: parent, by: ordinal)
    let woken = asleep[number].subtracting(sleeping)
    guard !woken.isEmpty else { return }
    asleep[number].formIntersection(sleeping)
    if isExpanded[number] { next.append((number, woken)) }
  }

  private mutating func add(_ state: System.State, _ sleeping: Set<System.Action>) {
    next.append((states.count, nil))
    monitor.visit(model, state, states.count)
    states.append(state)
    asleep.append(sleeping)
    isExpanded.append(false)
  }
}
