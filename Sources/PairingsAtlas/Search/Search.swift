/// A breadth-first search of the reachable states of a model: a frontier of states to expand, a seen
/// set, and a visitor of new states and of transitions. It visits every state on a shortest path, in
/// the same order each time.
///
/// A seen set is numbered or not, whole or a part; sleep sets leave out transitions; a visitor
/// records what its properties need.
///
/// - SeeAlso: Edelkamp, Leue and Lluch-Lafuente, *Directed Explicit-State Model Checking in the
///   Validation of Communication Protocols* (2004), for the general search.
@frozen
@usableFromInline
struct Search<System: Model> {
  @usableFromInline typealias Successor = SearchSuccessor<System.State>

  @usableFromInline let model: System
  @usableFromInline let bounds: Bounds
  @usableFromInline var frontier: LayeredFrontier<System.State>
  @usableFromInline var seen: SeenSet<System.State>
  @usableFromInline var visitor: StateRecorder<System>
  @usableFromInline var budget: SearchBudget

  /// The sleep sets; nil without partial-order reduction.
  @usableFromInline var sleepSets: SleepSets<System>?

  /// The successors that were not yet looked up.
  @usableFromInline var successors: [Successor] = []

  /// The number of successors of the present batch, and the monitor's decision after the last
  /// batch. An earlier lookup changes neither, so that slow actions visit as many states as fast
  /// ones.
  @usableFromInline var batched = 0
  @usableFromInline var isDecided = false

  /// The sum of the prefetched slots of the seen set.
  @usableFromInline var touched: UInt64 = 0
  @usableFromInline var transitions = 0
  @usableFromInline var hasUnidentifiedStates = false

  @inlinable
  init(
    _ model: System, _ bounds: Bounds, _ monitor: PropertyMonitor<System>,
    builder: ChartBuilder<System.View>? = nil, sleepSets: SleepSets<System>? = nil,
    report: ((Progress) -> Bool)?
  ) {
    (self.model, self.bounds, self.sleepSets) = (model, bounds, sleepSets)
    frontier = LayeredFrontier(within: bounds.depth)
    seen = SeenSet(isNumbered: monitor.needsNumbers || builder != nil || sleepSets != nil)
    visitor = StateRecorder(monitor, builder: builder)
    budget = SearchBudget(bounds, report: report)
  }

  /// Runs the search from the initial state to its end; returns the extent.
  @inlinable
  mutating func run() -> Extent {
    do throws(SearchStop) {
      let start = Successor(model.identify(model.initial), model.initial, from: .max, by: 0)
      _ = number(of: start, isNumbered: seen.isNumbered)
      add(start)
      repeat {
        try expandPresent()
      } while try frontier.advance(isOpen: sleepSets?.advance() == true)
      return .everything
    } catch {
      successors.removeAll()
      return error.extent
    }
  }

  /// Expands the present states of the frontier.
  @inlinable
  mutating func expandPresent() throws(SearchStop) {
    let model = model
    while let (state, number) = frontier.next() {
      if visitor.needsViews, seen.isNumbered ? visitor.monitor.isDone : isDecided {
        try lookUp()
        throw SearchStop(.decided)
      }
      try expand(state, number, by: model)
      frontier.index += 1
    }
    while let (state, number) = sleepSets?.next() { try expand(state, number, by: model) }
    try lookUpBatch()
  }

  /// Takes the actions of a state.
  @inlinable @inline(__always)
  mutating func expand(
    _ state: System.State, _ number: Int, by model: System
  ) throws(SearchStop) {
    let parent = seen.id(of: number)
    var (ordinal, taken, passed) = (-1, 0, 0)
    if visitor.isGraph { visitor.graph.begin() }
    sleepSets?.begin(number)
    do throws(SearchStop) {
      try model.visitActions(
        from: state,
        where: { action throws(SearchStop) in
          ordinal += 1
          if budget.isDue() {
            try checkBudget()
            if budget.isSlow { try lookUp() }
          }
          precondition(ordinal < Predecessors.limit, "A state has more than 65 536 actions.")
          passed = 0
          return sleepSets?.wants(action) ?? true
        },
        passing: { view throws(SearchStop) in
          sleepSets?.isPassing = true
          try pass(view, passed, number, by: ordinal)
          passed += 1
        }
      ) { (action, state) throws(SearchStop) in
        taken += 1
        let successor = Successor(model.identify(state), state, from: parent, by: ordinal)
        if seen.isNumbered {
          let target = try reach(successor, isNumbered: true)
          visitor.take(action, from: number, to: target, by: ordinal)
        } else if seen.keeps(successor) {
          successors.append(successor)
          batched += 1
          if batched >= 64 { try lookUpBatch() }
        }
      }
      if let actions = sleepSets == nil ? taken : sleepSets?.finish(number, taken),
        visitor.needsExpansions
      {
        try finishExpansion(state, number, actions)
      }
      transitions += taken
    } catch {
      transitions += taken
      if visitor.isGraph { visitor.graph.abandon() }
      throw error
    }
  }

  /// Observes that a state at the end of some actions from a numbered state has so many actions.
  @inlinable @inline(never)
  mutating func finishExpansion(
    _ state: System.State, _ number: Int, _ actions: Int, beyond path: [Int] = []
  ) throws(SearchStop) {
    try visitor.monitor.finishExpansion(model, state, number, actions, beyond: path) {
      () throws(SearchStop) in
      if budget.isDue() { try checkBudget() }
    }
  }

  /// Observes a passing view of an action of the present state, after the earlier successors.
  @inlinable @inline(never)
  mutating func pass(
    _ view: System.View, _ passed: Int, _ number: Int, by ordinal: Int
  ) throws(SearchStop) {
    guard visitor.needsViews else { return }
    try lookUp()
    visitor.monitor.observe(view, number, beyond: [ordinal], passing: passed)
  }

  @inlinable
  mutating func lookUpBatch() throws(SearchStop) {
    try lookUp()
    (batched, isDecided) = (0, visitor.monitor.isDone)
  }

  /// Looks up the successors in the seen set, in order.
  @inlinable
  mutating func lookUp() throws(SearchStop) {
    try lookUp(successors[...])
    successors.removeAll(keepingCapacity: true)
  }

  /// Looks up successors in the seen set, in order.
  ///
  /// The search first prefetches all their slots. A large table is in no cache, and independent
  /// reads wait for memory together.
  @inlinable @inline(__always)
  mutating func lookUp(_ batch: ArraySlice<Successor>) throws(SearchStop) {
    for successor in batch { touched &+= seen.touch(successor.fingerprint ?? 0) }
    for successor in batch { _ = try reach(successor, isNumbered: false) }
  }

  /// Looks up a successor, and visits it if it is new; returns its number. Without numbers, the
  /// number of a state that was seen before is the maximum.
  @inlinable @inline(__always)
  mutating func reach(_ successor: Successor, isNumbered: Bool) throws(SearchStop) -> UInt32 {
    let new = visitor.count
    let number = number(of: successor, isNumbered: isNumbered)
    guard number == UInt32(truncatingIfNeeded: new) else {
      if isNumbered {
        visitor.monitor.revisit(
          model, successor.state, Int(number), from: Int(successor.parent),
          by: Int(successor.ordinal))
        sleepSets?.revisit(successor, Int(number))
      }
      return number
    }
    guard new < bounds.states else { throw SearchStop(.states) }
    if visitor.needsViews, budget.isDue() { try checkBudget() }
    add(successor)
    return number
  }

  /// Returns the number of a successor, which is the next number if it is new.
  @inlinable @inline(__always)
  mutating func number(of successor: Successor, isNumbered: Bool) -> UInt32 {
    let new = UInt32(truncatingIfNeeded: visitor.count)
    guard let fingerprint = successor.fingerprint else {
      hasUnidentifiedStates = true
      return new
    }
    if fingerprint.spread < visitor.sample.bound { sample(successor, fingerprint) }
    return seen.insert(fingerprint, number: new, isNumbered: isNumbered)
  }

  /// Visits a new state, and adds it to the frontier.
  @inlinable @inline(__always)
  mutating func add(_ successor: Successor) {
    frontier.upcoming.append(successor.state)
    sleepSets?.add(successor)
    visitor.visit(model, successor, depth: frontier.depth + 1)
  }

  /// Checks the bounds of time and memory, and calls the progress function.
  @inlinable @inline(never)
  mutating func checkBudget() throws(SearchStop) {
    let (states, transitions, depth) = (visitor.count, transitions, frontier.depth)
    let violations = visitor.monitor.violations
    try budget.check(
      needed: seen.bytesToGrow + frontier.bytesToGrow + visitor.bytesToGrow
        + (sleepSets?.bytesToGrow ?? 0),
      aside: .nanoseconds(visitor.analysed * 80)
    ) { time in
      Progress(
        states: states, transitions: transitions, depth: depth, time: time, violations: violations)
    }
  }
}
