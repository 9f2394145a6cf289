/// A partition of a parallel breadth-first search: it owns the states whose fingerprints hash to
/// it.
///
/// The partitions advance by depth. Each sends the others the successors that they own. The
/// partitions synchronise at each round, so that paths are shortest and the result is the same each
/// time.
///
/// - SeeAlso: Stern and Dill, *Parallelizing the Murφ Verifier* (1997).
@frozen
@usableFromInline
struct SearchPartition<System: Model> where System.State: Sendable {
  /// A successor of an expanded state, with the transition to it.
  @frozen
  @usableFromInline
  struct Successor: Sendable {
    @usableFromInline let fingerprint: UInt64?
    @usableFromInline let state: System.State
    @usableFromInline let parent: UInt32
    @usableFromInline let ordinal: UInt16

    @inlinable
    init(fingerprint: UInt64?, state: System.State, parent: UInt32, ordinal: UInt16) {
      (self.fingerprint, self.state, self.parent, self.ordinal) = (
        fingerprint, state, parent, ordinal
      )
    }
  }

  @usableFromInline typealias Report = PartitionReport<Successor>

  @usableFromInline let number: Int
  @usableFromInline let count: Int
  @usableFromInline let model: System
  @usableFromInline let properties: [Property<System.View>]
  @usableFromInline var decided: [Bool]
  @usableFromInline var seen = SeenSet(isNumbered: false)
  @usableFromInline var parents: [UInt32] = []
  @usableFromInline var ordinals: [UInt16] = []

  /// The states at the present depth, and the states at the next depth so far.
  @usableFromInline var frontier: [(state: System.State, number: UInt32)] = []
  @usableFromInline var next: [(state: System.State, number: UInt32)] = []

  /// The number of expanded states of the present depth.
  @usableFromInline var expanded = 0

  /// The report about the next depth so far.
  @usableFromInline var upcoming: Report

  /// The sum of the prefetched slots of the visited set.
  @usableFromInline var touched: UInt64 = 0

  /// The own successors that were not yet deduplicated.
  @usableFromInline var own: [Successor] = []

  @usableFromInline var budget: SearchBudget

  @inlinable
  init(
    _ number: Int, of count: Int, _ bounds: Bounds, _ make: @Sendable () -> System,
    _ properties: @Sendable () -> [Property<System.View>]
  ) {
    (self.number, self.count, model) = (number, count, make())
    self.properties = properties()
    decided = self.properties.map { _ in false }
    upcoming = Report(count: count, properties: self.properties.count)
    var own = bounds
    own.memory = bounds.memory.map { $0 / count }
    budget = SearchBudget(own, report: nil, heedsCancellation: true)
  }

  /// Deduplicates the successors from other partitions, and expands new states of this depth, until
  /// the round has enough transitions.
  @inlinable
  mutating func advance(_ successors: [[Successor]], _ round: Round) -> Report {
    var report = Report(count: count, properties: properties.count)
    do throws(SearchStop) {
      for batch in successors { try deduplicate(batch) }
      if round.begins {
        swap(&report, &upcoming)
        swap(&frontier, &next)
        next.removeAll(keepingCapacity: true)
        report.states = frontier.count
        expanded = 0
      }
      while expanded < frontier.count, report.transitions < round.transitions {
        try expand(frontier[expanded].state, frontier[expanded].number, &report)
        expanded += 1
      }
      try deduplicateOwn()
    } catch {
      report.stop = error.extent
      if error.extent == .actions { report.overflowing = frontier[expanded].number }
      report.successors = Array(repeating: [], count: count)
      for (index, known) in upcoming.evidence.enumerated() where report.evidence[index] == nil {
        report.evidence[index] = known
      }
    }
    report.isDone = expanded == frontier.count
    report.upcoming = next.count
    return report
  }

  @inlinable
  mutating func expand(
    _ state: System.State, _ id: UInt32, _ report: inout Report
  ) throws(SearchStop) {
    let (model, count, number) = (model, count, number)
    var (ordinal, taken) = (-1, 0)
    try model.visitActions(
      from: state,
      where: { _ throws(SearchStop) in
        ordinal += 1
        if budget.isDue() {
          try checkBudget(report.sent)
          if budget.isSlow { try deduplicateOwn() }
        }
        guard ordinal < Predecessors.limit else { throw SearchStop(.actions) }
        return true
      }
    ) { (_, state) throws(SearchStop) in
      taken += 1
      let fingerprint = model.identify(state)
      let successor = Successor(
        fingerprint: fingerprint, state: state, parent: id,
        ordinal: UInt16(truncatingIfNeeded: ordinal))
      let owner = fingerprint.map { Self.owner(of: $0, among: count) } ?? number
      if owner == number {
        own.append(successor)
        if own.count >= 64 { try deduplicateOwn() }
      } else {
        report.successors[owner].append(successor)
        report.sent += 1
      }
    }
    report.transitions += taken
    if taken == 0 { end(state, id, &report) }
  }

  @inlinable @inline(never)
  mutating func checkBudget(_ sent: Int) throws(SearchStop) {
    let (states, held) = (parents.count, held + sent * MemoryLayout<Successor>.stride)
    try budget.check(held: held, needed: seen.bytesToGrow + parents.bytesToGrow * 2) { time in
      Progress(states: states, transitions: 0, depth: 0, time: time)
    }
  }

  /// The size of the tables in bytes, without the successors for other partitions.
  @inlinable
  var held: Int {
    bytes + (frontier.capacity + next.capacity) * (MemoryLayout<System.State>.stride + 4)
  }

  @inlinable
  mutating func deduplicateOwn() throws(SearchStop) {
    for successor in own { touched &+= seen.touch(successor.fingerprint ?? 0) }
    for successor in own { try deduplicate(successor) }
    own.removeAll(keepingCapacity: true)
  }

  /// Returns the owner of a fingerprint. It depends on other bits than the slot in the owner's
  /// table.
  @inlinable @inline(__always)
  static func owner(of fingerprint: UInt64, among count: Int) -> Int {
    let share = SeenSet.spread(fingerprint) & 0xFFFF_FFFF
    return Int(truncatingIfNeeded: (share &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// Deduplicates successors from another partition, in batches whose slots are prefetched.
  @inlinable
  mutating func deduplicate(_ batch: [Successor]) throws(SearchStop) {
    var start = 0
    while start < batch.count {
      let end = min(start + 64, batch.count)
      for successor in batch[start..<end] { touched &+= seen.touch(successor.fingerprint ?? 0) }
      for successor in batch[start..<end] { try deduplicate(successor) }
      start = end
    }
  }

  @inlinable
  mutating func deduplicate(_ successor: Successor) throws(SearchStop) {
    if budget.isDue() { try checkBudget(0) }
    if let fingerprint = successor.fingerprint {
      guard seen.insert(fingerprint) else { return }
      seen.grow()
    } else {
      upcoming.hasUnidentifiedStates = true
    }
    guard let id = UInt32(exactly: parents.count * count + number), id < .max else {
      throw SearchStop(.states)
    }
    parents.append(successor.parent)
    ordinals.append(successor.ordinal)
    next.append((successor.state, id))
    guard !properties.isEmpty else { return }
    let view = model.view(of: successor.state)
    for (index, property) in properties.enumerated() where !decided[index] {
      let (isDecided, reason) = property.isDecided(by: view)
      if isDecided { (decided[index], upcoming.evidence[index]) = (true, (id, reason)) }
    }
  }

  @inlinable
  mutating func end(_ state: System.State, _ id: UInt32, _ report: inout Report) {
    for (index, property) in properties.enumerated() where !decided[index] {
      let (isDecided, reason) = property.isDecided(byDeadlock: model.view(of: state))
      if isDecided { (decided[index], report.evidence[index]) = (true, (id, reason)) }
    }
  }

  /// Returns the predecessor of an own state, and the ordinal of the action between them.
  @inlinable
  func origin(of id: UInt32) -> (parent: UInt32, ordinal: UInt16) {
    let index = Int(id) / count
    return (parents[index], ordinals[index])
  }

  /// The size of the visited set and of the predecessors, in bytes.
  @inlinable
  var bytes: Int { seen.bytes + parents.count * 6 }
}
