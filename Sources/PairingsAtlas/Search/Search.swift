/// A search of the reachable states of a model: a frontier of states to expand, a seen set, and a
/// visitor of new states and of transitions.
///
/// The frontier is a type parameter, since it determines the loop. A seen set is numbered or not,
/// whole or a part or none; a visitor records what its properties need.
///
/// - SeeAlso: Edelkamp, Leue and Lluch-Lafuente, *Directed Explicit-State Model Checking in the
///   Validation of Communication Protocols* (2004), for the general search.
@frozen
@usableFromInline
struct Search<System: Model, Frontier: SearchFrontier<System>> {
  @usableFromInline typealias Successor = SearchSuccessor<System.State>

  @usableFromInline let model: System
  @usableFromInline let bounds: Bounds
  @usableFromInline var frontier: Frontier
  @usableFromInline var seen: SeenSet<System.State>
  @usableFromInline var visitor: StateRecorder<System>
  @usableFromInline var budget: SearchBudget

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

  /// The number of the state that has too many actions.
  @usableFromInline var overflowing: Int?

  @inlinable
  init(
    _ model: System, _ bounds: Bounds, _ frontier: Frontier, _ seen: SeenSet<System.State>,
    _ visitor: StateRecorder<System>, _ budget: SearchBudget
  ) {
    (self.model, self.bounds, self.budget) = (model, bounds, budget)
    (self.frontier, self.seen, self.visitor) = (frontier, seen, visitor)
  }

  /// Runs the search from the initial state to its end; returns the extent.
  @inlinable
  mutating func run() -> Extent {
    let lookup = Frontier.lookup
    do throws(SearchStop) {
      let start = Successor(model.identify(model.initial), model.initial, from: .max, by: 0)
      _ = number(of: start, lookup, isNumbered: seen.isNumbered)
      add(start, lookup)
      if lookup == .removal { try expand(start.state, 0, by: model) }
      repeat { try expandPresent() } while try frontier.advance()
      return .everything
    } catch {
      successors.removeAll()
      return error.extent
    }
  }

  /// Expands the present states of the frontier.
  @inlinable
  mutating func expandPresent() throws(SearchStop) {
    let (model, lookup) = (model, Frontier.lookup)
    while let (state, number) = frontier.next() {
      let isBatched = lookup == .batch && !seen.isNumbered
      if visitor.needsViews, isBatched ? isDecided : visitor.monitor.isDone {
        try lookUp()
        throw SearchStop(.decided)
      }
      if lookup == .removal {
        let successor = Successor(seen.isNone ? 0 : model.identify(state), state, from: 0, by: 0)
        guard try reach(successor, lookup, isNumbered: false) < .max,
          !frontier.isEnd(visitor.monitor.isDone)
        else { continue }
      }
      try expand(state, number, by: model)
    }
    try lookUpBatch()
  }

  /// Takes the actions of a state.
  @inlinable @inline(__always)
  mutating func expand(
    _ state: System.State, _ number: Int, by model: System
  ) throws(SearchStop) {
    let (parent, lookup) = (seen.id(of: number), Frontier.lookup)
    var (ordinal, taken, passed) = (-1, 0, 0)
    if visitor.isGraph { visitor.graph.begin() }
    do throws(SearchStop) {
      try model.visitActions(
        from: state,
        where: { action throws(SearchStop) in
          ordinal += 1
          if budget.isDue() {
            try checkBudget()
            if lookup == .batch, budget.isSlow { try lookUp() }
          }
          guard lookup == .removal || ordinal < Predecessors.limit else {
            throw SearchStop(.actions)
          }
          passed = 0
          return frontier.wants(action)
        },
        passing: { view throws(SearchStop) in
          try pass(view, passed, number, by: ordinal)
          passed += 1
        }
      ) { (action, state) throws(SearchStop) in
        taken += 1
        guard lookup != .removal else { return frontier.postpone(state, by: ordinal) }
        let successor = Successor(model.identify(state), state, from: parent, by: ordinal)
        if lookup == .batch, seen.isNumbered {
          let target = try reach(successor, lookup, isNumbered: true)
          visitor.take(action, from: number, to: target, by: ordinal)
        } else if seen.keeps(successor) {
          successors.append(successor)
          batched += 1
          if lookup == .batch, batched >= 64 { try lookUpBatch() }
        }
      }
      if lookup == .expansion { try lookUp() }
      if visitor.needsExpansions, let actions = frontier.enabled(taken) {
        try visitor.monitor.finishExpansion(model, state, number, actions, beyond: frontier.path) {
          () throws(SearchStop) in
          if budget.isDue() { try checkBudget() }
        }
      }
      transitions += frontier.finishExpansion(taken)
    } catch {
      if lookup == .batch { transitions += taken }
      if visitor.isGraph { visitor.graph.abandon() }
      if error.extent == .actions { overflowing = number }
      throw error
    }
  }

  /// Observes a passing view of an action of the present state, after the earlier successors.
  @inlinable @inline(never)
  mutating func pass(
    _ view: System.View, _ passed: Int, _ number: Int, by ordinal: Int
  ) throws(SearchStop) {
    guard frontier.pass(by: ordinal), visitor.needsViews else { return }
    if Frontier.lookup == .batch { try lookUp() }
    visitor.monitor.observe(view, number, beyond: frontier.path + [ordinal], passing: passed)
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
    let lookup = Frontier.lookup
    for successor in batch { touched &+= seen.touch(successor.fingerprint ?? 0) }
    for successor in batch {
      _ = try reach(successor, lookup, isNumbered: lookup == .expansion)
      if lookup == .expansion { transitions += 1 }
    }
  }

  /// Looks up a successor, and visits it if it is new; returns its number. Without numbers, the
  /// number of a state that was seen before is the maximum.
  @inlinable @inline(__always)
  mutating func reach(
    _ successor: Successor, _ lookup: SearchLookup, isNumbered: Bool
  ) throws(SearchStop) -> UInt32 {
    if lookup != .batch, budget.isDue() { try checkBudget() }
    let new = visitor.count
    let number = number(of: successor, lookup, isNumbered: isNumbered)
    guard number == UInt32(truncatingIfNeeded: new) else {
      if isNumbered {
        visitor.monitor.revisit(
          model, successor.state, Int(number), from: Int(successor.parent),
          by: Int(successor.ordinal))
        frontier.revisit(successor, Int(number))
      }
      return number
    }
    guard new < bounds.states else { throw SearchStop(.states) }
    if lookup == .batch, visitor.needsViews, budget.isDue() { try checkBudget() }
    add(successor, lookup)
    return number
  }

  /// Returns the number of a successor, which is the next number if it is new.
  @inlinable @inline(__always)
  mutating func number(
    of successor: Successor, _ lookup: SearchLookup, isNumbered: Bool
  ) -> UInt32 {
    let new = UInt32(truncatingIfNeeded: visitor.count)
    guard let fingerprint = successor.fingerprint else {
      hasUnidentifiedStates = true
      return new
    }
    if lookup == .removal, seen.isNone { return new }
    if fingerprint.spread < visitor.sample.bound { sample(successor, fingerprint) }
    return seen.insert(fingerprint, number: new, isNumbered: isNumbered)
  }

  /// Visits a new state, and adds it to the frontier.
  @inlinable @inline(__always)
  mutating func add(_ successor: Successor, _ lookup: SearchLookup) {
    let number = frontier.add(successor, number: visitor.count)
    if lookup != .removal {
      visitor.visit(model, successor, depth: frontier.depth + 1)
    } else {
      if !seen.isNone { visitor.count += 1 }
      guard visitor.needsViews else { return }
      visitor.monitor.observe(model.view(of: successor.state), number, beyond: frontier.path)
    }
  }

  /// Checks the bounds of time and memory, and calls the progress function.
  @inlinable @inline(never)
  mutating func checkBudget() throws(SearchStop) {
    let (states, transitions, depth) = (visitor.count, transitions, frontier.depth)
    let violations = visitor.monitor.violations
    try budget.check(
      held: seen.held + frontier.held + visitor.held,
      needed: seen.bytesToGrow + frontier.bytesToGrow + visitor.bytesToGrow,
      aside: .nanoseconds(visitor.analysed * 80)
    ) { time in
      Progress(
        states: states, transitions: transitions, depth: depth, time: time, violations: violations)
    }
  }
}
