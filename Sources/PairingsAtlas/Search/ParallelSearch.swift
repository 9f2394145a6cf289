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
          advance: { partition.advance($0, $1) }, origin: { partition.origin(of: $0) },
          visited: { partition.visited(among: $0) },
          sample: { partition.search.visitor.sample }
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
    var budget = SearchBudget(bounds, report: nil, heedsCancellation: true)
    let fingerprint = model.identify(model.initial)
    let owner = fingerprint.map { SeenSet<System.State>.owner(of: $0, among: workers.count) } ?? 0
    let start = SearchSuccessor(fingerprint, model.initial, from: .max, by: 0)
    await begin(workers, at: start, of: owner, properties: properties.count)
    let progress = await search(workers, SearchProgress(bounds, properties: properties.count))
    var results: [PropertyResult<System.Action, System.View>] = []
    var defect: ModelDefect<System.Action, System.View>?
    for (property, evidence) in zip(properties, progress.evidence) {
      guard let evidence else {
        results.append(property.resultWithoutEvidence(progress.extent))
        continue
      }
      let ordinals = await ordinals(to: evidence.state, workers) + evidence.beyond
      let replay = PathReplay(model, ordinals, passing: evidence.passing)
      let found = replay.defect(property.name) { property.isDecided(at: $0) }
      defect = defect ?? found
      results.append(property.result(found == nil ? replay.path : nil, evidence.reason))
    }
    var extent = progress.extent
    if extent.isWithinBounds, defect == nil {
      do throws(SearchStop) {
        defect = try await Self.defect(workers, model, properties, progress, &budget)
      } catch {
        if extent == .everything { extent = error.extent }
        results = results.map { $0.withoutTrust(uncompared) }
      }
    }
    return CheckResult(
      states: progress.states, transitions: progress.transitions, depth: max(progress.depth, 0),
      extent: extent, results: results, defect: defect,
      hasUnidentifiedStates: progress.hasUnidentifiedStates, walkCount: 0)
  }

  /// Returns the violation of the laws of the model that the samples of the workers show.
  private static func defect(
    _ workers: [Worker], _ model: System, _ properties: [Property<System.View>],
    _ progress: SearchProgress, _ budget: inout SearchBudget
  ) async throws(SearchStop) -> ModelDefect<System.Action, System.View>? {
    var sample = MergeSample<System.State>()
    for worker in workers {
      let own = await worker.sample
      sample.first.merge(own.first) { known, _ in known }
      sample.merges += own.merges
    }
    func ordinals(to arrival: Arrival<System.State>) async -> [Int] {
      await self.ordinals(to: UInt32(arrival.number), workers) + arrival.beyond
    }
    budget.extend(for: budget.found)
    var congruence = Congruence(
      model, Atlas(model).monitor(properties), transitions: progress.transitions)
    if let found = try congruence.difference(in: sample, &budget) {
      return found.defect(
        of: model, after: await ordinals(to: found.first), and: await ordinals(to: found.second))
    }
    guard progress.extent == .everything else { return nil }
    var unlisted = try sample.unlisted(by: model, &budget)
    for worker in workers {
      let visited = Set(await worker.visited(among: unlisted.map(\.to)))
      unlisted.removeAll { visited.contains($0.to) }
    }
    guard let found = unlisted.first else { return nil }
    return ModelDefect(
      path: PathReplay(model, await ordinals(to: found.from)).path, unreached: found.name)
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

  private static func ordinals(to state: UInt32, _ workers: [Worker]) async -> [Int] {
    var (ordinals, id): ([Int], UInt32) = ([], state)
    while true {
      let origin = await workers[Int(id) % workers.count].origin(of: id)
      if origin.parent == .max { return ordinals.reversed() }
      ordinals.append(Int(origin.ordinal))
      id = origin.parent
    }
  }
}
