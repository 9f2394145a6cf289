extension Atlas where Region.Place: Sendable {
  /// Searches breadth first on several cores, and answers questions about places, on shortest
  /// paths: which of several that are as short, is left to how Swift hashes. The bound of places
  /// is looked at after each depth, and there are no walks.
  ///
  ///     await Atlas.ask(cores: 2, .always(claim)) { counters }
  ///
  /// An area is not `Sendable`; each core makes one.
  ///
  /// - Precondition: No question is about runs, ways back, steps or keys, and the cores are
  ///   some.
  @inlinable @inline(__always)  // Where it is asked for, the work is compiled for its area.
  public static func ask(
    cores: Int, within bounds: Bounds = .none, making area: @escaping @Sendable () -> Region,
    _ questions: @escaping @Sendable () -> [Question<Region.View>] = { [] }
  ) async -> Survey<Region.Step, Region.View> {
    let (home, asked) = (area(), questions())
    precondition(
      asked.allSatisfy { !$0.needsNumbers }, "A question about steps needs all of them.")
    precondition(cores > 0, "Somebody has to search.")
    let rangers = crew(cores, area, questions)
    return await ask(rangers, home, asked, bounds)
  }

  @inlinable
  static func crew(
    _ cores: Int, _ area: @escaping @Sendable () -> Region,
    _ questions: @escaping @Sendable () -> [Question<Region.View>]
  ) -> [Party] {
    (0..<cores).map { number in
      Party {
        var patrol = Patrol(number, of: cores, area, questions)
        return Party.Work(
          advance: { patrol.advance($0, isLast: $1) }, origin: { patrol.origin(of: $0) },
          bytes: { patrol.bytes })
      }
    }
  }

  @usableFromInline
  typealias Party = Ranger<Patrol<Region>.Arrival, Patrol<Region>.Report>

  @usableFromInline
  static func ask(
    _ rangers: [Party], _ home: Region, _ asked: [Question<Region.View>], _ bounds: Bounds
  ) async -> Survey<Region.Step, Region.View> {
    typealias Arrival = Patrol<Region>.Arrival
    let cores = rangers.count
    let first = home.identify(home.start)
    let owner = first.map { Patrol<Region>.owner(of: $0, among: cores) } ?? 0
    var inboxes = Array(repeating: Array(repeating: [Arrival](), count: cores), count: cores)
    inboxes[owner][owner] = [
      Arrival(word: first, place: home.start, parent: .max, ordinal: 0)
    ]
    var evidence: [(place: UInt32, reason: String?)?] = asked.map { _ in nil }
    var (places, steps, depth, isUnknown) = (0, 0, -1, false)
    var extent = Extent.everything
    let begin = ContinuousClock.now
    while true {
      let reports = await reports(rangers, inboxes, isLast: depth + 1 >= bounds.depth)
      let new = reports.reduce(0) { $0 + $1.places }
      guard new > 0 else { break }
      depth += 1
      places += new
      steps += reports.reduce(0) { $0 + $1.steps }
      isUnknown = isUnknown || reports.contains { $0.hasUnknownPlaces }
      for index in asked.indices where evidence[index] == nil {
        evidence[index] = reports.lazy.compactMap { $0.evidence[index] }.first
      }
      if !asked.isEmpty, evidence.allSatisfy({ $0 != nil }) { extent = .answered }
      if depth >= bounds.depth { extent = .depth(bounds.depth) }
      if places >= bounds.places { extent = .places }
      if let limit = bounds.time, ContinuousClock.now - begin > limit { extent = .time }
      guard extent == .everything else { break }
      for (to, _) in rangers.enumerated() { inboxes[to] = reports.map { $0.arrivals[to] } }
    }
    var answers: [Answer<Region.Step, Region.View>] = []
    for (question, evidence) in zip(asked, evidence) {
      var path: Path<Region.Step, Region.View>?
      if let place = evidence?.place { path = home.path(await way(to: place, rangers)) }
      answers.append(question.answer(path, evidence?.reason, extent))
    }
    var bytes = 0
    for ranger in rangers { bytes += await ranger.bytes }
    return Survey(
      places: places, steps: steps, depth: max(depth, 0), extent: extent, answers: answers,
      hasUnknownPlaces: isUnknown, walks: 0, bytes: bytes)
  }

  private static func reports(
    _ rangers: [Party], _ inboxes: [[[Patrol<Region>.Arrival]]], isLast: Bool
  ) async -> [Patrol<Region>.Report] {
    await withTaskGroup(of: (Int, Patrol<Region>.Report).self) { group in
      for (index, ranger) in rangers.enumerated() {
        let inbox = inboxes[index]
        group.addTask { (index, await ranger.advance(inbox, isLast: isLast)) }
      }
      var reports: [(Int, Patrol<Region>.Report)] = []
      for await report in group { reports.append(report) }
      return reports.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private static func way(to place: UInt32, _ rangers: [Party]) async -> [Int] {
    var (ordinals, id): ([Int], UInt32) = ([], place)
    while true {
      let origin = await rangers[Int(id) % rangers.count].origin(of: id)
      if origin.parent == .max { return ordinals.reversed() }
      ordinals.append(Int(origin.ordinal))
      id = origin.parent
    }
  }
}

extension Question {
  /// The answer to a question about places, if something shows it.
  fileprivate func answer<Step: Hashable>(
    _ path: Path<Step, View>?, _ reason: String?, _ extent: Extent
  ) -> Answer<Step, View> {
    let silence: Verdict =
      extent != .everything ? .open : isSought ? .fails : .holds
    return Answer(
      question: name, verdict: path == nil ? silence : isSought ? .holds : .fails, path: path,
      reason: reason, isSought: isSought)
  }
}
