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
  @usableFromInline typealias Successor = SearchSuccessor<System.State>
  @usableFromInline typealias Report = PartitionReport<Successor>

  @usableFromInline var search: Search<System>

  /// The evidence at the present depth.
  @usableFromInline var evidence: [PropertyEvidence?]

  @inlinable
  init(
    _ number: Int, of count: Int, _ bounds: Bounds, _ make: @Sendable () -> System,
    _ properties: @Sendable () -> [Property<System.View>]
  ) {
    let monitor = PropertyMonitor<System>(properties()) { _ in false }
    var own = bounds
    own.states = (Int(UInt32.max) - number + count - 1) / count
    own.depth = .max
    search = Search(make(), own, monitor, report: nil)
    search.seen = SeenSet(isNumbered: false, partition: number, of: count)
    search.budget = SearchBudget(own, report: nil, heedsCancellation: true)
    evidence = monitor.evidence
  }

  /// Looks up the successors from other partitions, and expands new states of this depth, until the
  /// round has enough transitions.
  @inlinable
  mutating func advance(_ successors: [[Successor]], _ round: Round) -> Report {
    let (monitor, before) = (search.visitor.monitor, search.transitions)
    var report = Report(count: search.seen.partitions, properties: evidence.count)
    do throws(SearchStop) {
      for batch in successors { try lookUp(batch) }
      if round.begins {
        _ = try search.frontier.advance()
        report.states = search.frontier.present.count
        (report.hasUnidentifiedStates, evidence) = (search.hasUnidentifiedStates, monitor.evidence)
      }
      while report.transitions < round.transitions, let (state, number) = search.frontier.next() {
        try search.expand(state, number, by: search.model)
        search.frontier.index += 1
        report.transitions = search.transitions - before
      }
      try search.lookUpBatch()
      (report.sent, report.successors) = (search.seen.sent, search.seen.send())
    } catch {
      (report.stop, evidence) = (error.extent, monitor.evidence)
    }
    for (index, property) in monitor.properties.enumerated() {
      let isOfExpansion =
        property.isAboutDeadlock || monitor.evidence[index]?.passing != nil
      let known = isOfExpansion ? monitor.evidence[index] : evidence[index]
      report.evidence[index] = known
      if let known { report.evidence[index]?.state = Int(search.seen.id(of: known.state)) }
    }
    report.isDone = search.frontier.next() == nil
    report.upcoming = search.frontier.upcoming.count
    return report
  }

  /// Looks up successors from another partition, in batches whose slots are prefetched.
  @inlinable
  mutating func lookUp(_ successors: [Successor]) throws(SearchStop) {
    for start in stride(from: 0, to: successors.count, by: 64) {
      if search.budget.isDue() { try search.checkBudget() }
      try search.lookUp(successors[start..<min(start + 64, successors.count)])
    }
  }

  /// The tables at the end of the search.
  @inlinable
  var tables: SearchWorker<System.State>.Tables {
    (search.seen, search.visitor.predecessors, search.visitor.sample)
  }
}
