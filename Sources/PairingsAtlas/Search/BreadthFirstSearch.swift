/// A breadth-first search: it visits every state on a shortest path, in the same order each time.
@frozen
@usableFromInline
struct BreadthFirstSearch<System: Model> {
  /// A successor of an expanded state, with the transition to it.
  @frozen
  @usableFromInline
  struct Successor {
    @usableFromInline let fingerprint: UInt64?
    @usableFromInline let state: System.State
    @usableFromInline let parent: UInt32
    @usableFromInline let ordinal: UInt16

    @inlinable @inline(__always)
    init(fingerprint: UInt64?, state: System.State, parent: Int, ordinal: Int) {
      (self.fingerprint, self.state) = (fingerprint, state)
      self.parent = UInt32(truncatingIfNeeded: parent)
      self.ordinal = UInt16(truncatingIfNeeded: ordinal)
    }
  }

  @usableFromInline let model: System
  @usableFromInline let bounds: Bounds
  @usableFromInline let monitor: PropertyMonitor<System>
  @usableFromInline let needsViews: Bool
  @usableFromInline let isGraph: Bool
  @usableFromInline let needsExpansions: Bool

  /// The builder of the chart; nil without a chart.
  @usableFromInline var builder: ChartBuilder<System.View>?

  /// The bound of the sample in which aliasing is detected; zero after the first case.
  @usableFromInline var compared: UInt64
  @usableFromInline var aliasing: Aliasing<System.View>?

  /// The transition to a state with the fingerprint of another and a different view.
  @usableFromInline var aliased: (parent: Int, ordinal: Int)?

  /// The number of the state that has too many actions.
  @usableFromInline var overflowing: Int?

  @usableFromInline var budget: SearchBudget
  @usableFromInline var seen: SeenSet
  @usableFromInline var predecessors = Predecessors()
  @usableFromInline var graph = Graph()

  /// The number of the first state at each depth, up to the depth after the present one.
  @usableFromInline var layers = [0]

  /// The number of the first state at the present depth.
  @usableFromInline var layerStart = 0

  /// The states at the present depth, and those at the next one.
  @usableFromInline var frontier: [System.State] = []
  @usableFromInline var next: [System.State] = []

  /// The successors that were not yet deduplicated.
  @usableFromInline var successors: [Successor] = []

  /// The number of successors of the present batch, and the monitor's decision after the last
  /// batch. An earlier deduplication changes neither, so that slow actions visit as many states as
  /// fast ones.
  @usableFromInline var batched = 0
  @usableFromInline var isDecided = false

  /// The sum of the prefetched slots of the visited set.
  @usableFromInline var touched: UInt64 = 0

  /// The number of expanded states.
  @usableFromInline var expanded = 0
  @usableFromInline var transitions = 0
  @usableFromInline var hasUnidentifiedStates = false

  @inlinable
  init(
    _ model: System, _ bounds: Bounds, _ monitor: PropertyMonitor<System>,
    _ aliasing: Aliasing<System.View>?, builder: ChartBuilder<System.View>? = nil,
    report: ((Progress) -> Bool)?
  ) {
    (self.model, self.bounds, self.monitor, self.builder) = (model, bounds, monitor, builder)
    (self.aliasing, compared) = (aliasing, aliasing?.bound ?? 0)
    seen = SeenSet(isNumbered: monitor.needsNumbers || builder != nil)
    (needsViews, isGraph) = (monitor.needsViews, monitor.needsGraph)
    needsExpansions = monitor.needsExpansions
    budget = SearchBudget(bounds, report: report)
  }

  /// Runs the search to its end; returns the extent.
  @inlinable
  mutating func run() -> Extent {
    do throws(SearchStop) {
      try search()
      return .everything
    } catch {
      successors.removeAll()
      return error.extent
    }
  }

  @inlinable
  mutating func search() throws(SearchStop) {
    let start = model.initial
    frontier = [start]
    if let fingerprint = model.identify(start) {
      _ = seen.isNumbered ? seen.insert(fingerprint, number: 0) == 0 : seen.insert(fingerprint)
      if SeenSet.spread(fingerprint) < compared { compare(start, fingerprint, from: 0, by: 0) }
    } else {
      hasUnidentifiedStates = true
    }
    if builder != nil { draw(start) }
    if needsViews { monitor.visit(model, start, 0) }
    isDecided = monitor.isDone
    while !frontier.isEmpty {
      layerStart = expanded
      if layers.count > bounds.depth { throw SearchStop(.depth(bounds.depth)) }
      layers.append(predecessors.count)
      for state in frontier {
        if needsViews, seen.isNumbered ? monitor.isDone : isDecided {
          try deduplicate()
          throw SearchStop(.decided)
        }
        try expand(state)
      }
      try deduplicateBatch()
      swap(&frontier, &next)
      next.removeAll(keepingCapacity: true)
    }
  }

  @inlinable
  mutating func expand(_ state: System.State) throws(SearchStop) {
    let number = expanded
    var (ordinal, taken) = (-1, 0)
    if isGraph { graph.begin() }
    do throws(SearchStop) {
      try model.visitActions(
        from: state,
        where: { _ throws(SearchStop) in
          ordinal += 1
          if budget.isDue() {
            try checkBudget()
            if budget.isSlow { try deduplicate() }
          }
          guard ordinal < Predecessors.limit else { throw SearchStop(.actions) }
          return true
        }
      ) { (action, state) throws(SearchStop) in
        taken += 1
        guard seen.isNumbered else {
          enqueue(state, from: number, by: ordinal)
          batched += 1
          if batched >= 64 { try deduplicateBatch() }
          return
        }
        let target = try visit(state, from: number, by: ordinal)
        if isGraph {
          graph.append(target, monitor.fairness(of: action), UInt16(truncatingIfNeeded: ordinal))
        }
        builder?.add(action, from: number, to: Int(target))
      }
      if needsExpansions { try finishExpansion(state, number, taken) }
      transitions += taken
    } catch {
      transitions += taken
      if isGraph { graph.abandon() }
      if error.extent == .actions { overflowing = number }
      throw error
    }
    expanded += 1
  }

  @inlinable @inline(__always)
  mutating func enqueue(_ state: System.State, from parent: Int, by ordinal: Int) {
    let fingerprint = model.identify(state)
    successors.append(
      Successor(fingerprint: fingerprint, state: state, parent: parent, ordinal: ordinal))
  }

  @inlinable
  mutating func deduplicateBatch() throws(SearchStop) {
    try deduplicate()
    (batched, isDecided) = (0, monitor.isDone)
  }

  /// Deduplicates the successors, in order.
  ///
  /// The search first prefetches all their slots. A large table is in no cache, and independent
  /// reads wait for memory together.
  @inlinable
  mutating func deduplicate() throws(SearchStop) {
    for successor in successors { touched &+= seen.touch(successor.fingerprint ?? 0) }
    for successor in successors {
      if let fingerprint = successor.fingerprint {
        if SeenSet.spread(fingerprint) < compared {
          compare(
            successor.state, fingerprint, from: Int(successor.parent), by: Int(successor.ordinal))
        }
        guard seen.insert(fingerprint) else { continue }
        seen.grow()
      } else {
        hasUnidentifiedStates = true
      }
      try add(successor.state, from: successor.parent, by: successor.ordinal)
    }
    successors.removeAll(keepingCapacity: true)
  }

  /// Visits a successor; returns its number.
  @inlinable
  mutating func visit(
    _ state: System.State, from parent: Int, by ordinal: Int
  ) throws(SearchStop) -> UInt32 {
    let new = UInt32(truncatingIfNeeded: predecessors.count)
    var number = new
    if let fingerprint = model.identify(state) {
      number = seen.insert(fingerprint, number: new)
      if SeenSet.spread(fingerprint) < compared {
        compare(state, fingerprint, from: parent, by: ordinal)
      }
    } else {
      hasUnidentifiedStates = true
    }
    if number == new {
      try add(
        state, from: UInt32(truncatingIfNeeded: parent), by: UInt16(truncatingIfNeeded: ordinal))
      if builder != nil { draw(state) }
    } else {
      monitor.revisit(model, state, Int(number), from: parent, by: ordinal)
    }
    return number
  }

  @inlinable @inline(__always)
  mutating func add(
    _ state: System.State, from parent: UInt32, by ordinal: UInt16
  ) throws(SearchStop) {
    guard predecessors.count < bounds.states else { throw SearchStop(.states) }
    if needsViews {
      if budget.isDue() { try checkBudget() }
      monitor.visit(model, state, predecessors.count)
    }
    predecessors.append(from: parent, by: ordinal)
    next.append(state)
  }
}
