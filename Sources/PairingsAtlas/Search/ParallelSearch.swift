extension Atlas where System.State: Sendable {
  /// Checks properties of states by a breadth-first search on several cores.
  ///
  /// Paths are shortest; which of several shortest ones is found depends on Swift's hashing. There
  /// are no random walks. Cancellation of the task stops the search. Merged states are compared as in
  /// a search on one core, but not by their views.
  ///
  /// The workers synchronise at each depth. Several cores pay where most depths have thousands of
  /// states, and where the machine has as many cores.
  ///
  ///     await Atlas.check(cores: 2, making: { counters() }) { [.always(proposition())] }
  ///
  /// A model is not `Sendable`; each core makes its own.
  ///
  /// - Precondition: No property is about runs, actions, fingerprints or reachability from every
  ///   state, and the number of cores is positive.
  @inlinable @inline(__always)  // The work is specialised for its model at the call site.
  public static func check(
    cores: Int, within bounds: Bounds = .none, making make: @escaping @Sendable () -> System,
    _ properties: @escaping @Sendable () -> [Property<System.View>] = { [] }
  ) async -> CheckResult<System.Action, System.View> {
    let (model, checked) = (make(), properties())
    precondition(
      checked.allSatisfy { !$0.needsNumbers }, "The property needs all transitions.")
    precondition(cores > 0, "A search needs a core.")
    let workers = makeWorkers(cores, bounds, make, properties)
    return await check(workers, model, checked, bounds)
  }

  @inlinable
  static func makeWorkers(
    _ cores: Int, _ bounds: Bounds, _ model: @escaping @Sendable () -> System,
    _ properties: @escaping @Sendable () -> [Property<System.View>]
  ) -> [Worker] {
    (0..<cores).map { number in
      Worker {
        var partition = SearchPartition(number, of: cores, bounds, model, properties)
        return (
          advance: { partition.advance($0, $1) }, tables: { partition.tables }
        )
      }
    }
  }

  @usableFromInline
  typealias Worker = SearchWorker<System.State>

  @usableFromInline
  static func check(
    _ workers: [Worker], _ model: System, _ properties: [Property<System.View>], _ bounds: Bounds
  ) async -> CheckResult<System.Action, System.View> {
    let budget = SearchBudget(bounds, report: nil, heedsCancellation: true)
    let fingerprint = model.identify(model.initial)
    func owner(_ fingerprint: UInt64) -> Int {
      SeenSet<System.State>.owner(of: fingerprint, among: workers.count)
    }
    let start = SearchSuccessor(fingerprint, model.initial, from: .max, by: 0)
    await begin(workers, at: start, of: fingerprint.map(owner) ?? 0, properties: properties.count)
    let progress = await search(workers, SearchProgress(bounds, properties: properties.count))
    var (tables, sample): ([Worker.Tables], MergeSample<System.State>) = ([], .init())
    for worker in workers {
      let own = await worker.tables
      tables.append(own)
      sample.first.merge(own.sample.first) { known, _ in known }
      sample.merges += own.sample.merges
    }
    let monitor = Atlas(model).monitor(properties)
    monitor.evidence = progress.evidence
    var result = SearchResult(
      model: model, monitor: monitor, sample: sample, states: progress.states,
      transitions: progress.transitions, depth: max(progress.depth, 0),
      hasUnidentifiedStates: progress.hasUnidentifiedStates, budget: budget,
      ordinals: { [tables] in Predecessors.ordinals(to: $0, in: tables.map(\.predecessors)) },
      isVisited: { [tables] in tables[owner($0)].seen.contains($0) })
    return result.checkResult(progress.extent)
  }

  /// Sends the initial state to its owner.
  private static func begin(
    _ workers: [Worker], at start: SearchPartition<System>.Successor, of owner: Int,
    properties: Int
  ) async {
    let nodes = workers.indices.map { number in
      var report = SearchPartition<System>.Report(count: workers.count, properties: properties)
      if number == owner { report.successors[owner] = [start] }
      return BroadcastNode(report)
    }
    for worker in workers { await worker.begin(with: nodes) }
  }

  /// Runs all workers to the end, and returns the progress, which is the same for each of them.
  private static func search(
    _ workers: [Worker], _ progress: SearchProgress
  ) async -> SearchProgress {
    await withTaskGroup(of: SearchProgress.self) { group in
      for (number, worker) in workers.enumerated() {
        group.addTask { await worker.search(as: number, progress) }
      }
      return await group.reduce(progress) { $1 }
    }
  }
}
