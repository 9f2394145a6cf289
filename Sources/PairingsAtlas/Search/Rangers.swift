extension Atlas where Region.Place: Sendable {
  /// Searches breadth first on several cores, and answers questions about places, on shortest
  /// paths: which of several that are as short, is left to how Swift hashes. There are no walks.
  /// If the task is cancelled, the search is stopped.
  ///
  /// They wait for each other at each depth: that is worth it where most depths have thousands of
  /// places, and where there are as many cores.
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
    let rangers = crew(cores, bounds, area, questions)
    return await ask(rangers, home, asked, bounds)
  }

  @inlinable
  static func crew(
    _ cores: Int, _ bounds: Bounds, _ area: @escaping @Sendable () -> Region,
    _ questions: @escaping @Sendable () -> [Question<Region.View>]
  ) -> [Party] {
    (0..<cores).map { number in
      Party {
        var patrol = Patrol(number, of: cores, bounds, area, questions)
        return Party.Work(
          advance: { patrol.advance($0, $1) }, origin: { patrol.origin(of: $0) },
          bytes: { patrol.bytes })
      }
    }
  }

  @usableFromInline
  typealias Party = Ranger<Patrol<Region>.Arrival>

  @usableFromInline
  static func ask(
    _ rangers: [Party], _ home: Region, _ asked: [Question<Region.View>], _ bounds: Bounds
  ) async -> Survey<Region.Step, Region.View> {
    typealias Arrival = Patrol<Region>.Arrival
    let cores = rangers.count
    let word = home.identify(home.start)
    let owner = word.map { Patrol<Region>.owner(of: $0, among: cores) } ?? 0
    let start = Arrival(word: word, place: home.start, parent: .max, ordinal: 0)
    await begin(rangers, at: start, of: owner, questions: asked.count)
    let tally = await search(rangers, Tally(bounds, questions: asked.count))
    var answers: [Answer<Region.Step, Region.View>] = []
    var defect: Defect<Region.Step, Region.View>?
    if let place = tally.overflowing {
      let replay = Replay(home, await way(to: place, rangers))
      defect = Defect(path: replay.path, first: .steps(moreThan: Trail.limit), second: nil)
    }
    for (question, evidence) in zip(asked, tally.evidence) {
      guard let evidence else {
        answers.append(question.silence(tally.extent))
        continue
      }
      let replay = Replay(home, await way(to: evidence.place, rangers))
      let found = replay.defect(question.name) { question.isAnswered(at: $0) }
      defect = defect ?? found
      answers.append(question.answer(found == nil ? replay.path : nil, evidence.reason))
    }
    var bytes = 0
    for ranger in rangers { bytes += await ranger.bytes }
    return Survey(
      places: tally.places, steps: tally.steps, depth: max(tally.depth, 0), extent: tally.extent,
      answers: answers, defect: defect, hasUnknownPlaces: tally.hasUnknownPlaces, walks: 0,
      bytes: bytes)
  }

  /// Tells everybody where the search begins.
  private static func begin(
    _ rangers: [Party], at start: Patrol<Region>.Arrival, of owner: Int, questions: Int
  ) async {
    let posts = rangers.indices.map { number in
      var report = Patrol<Region>.Report(count: rangers.count, questions: questions)
      if number == owner { report.arrivals[owner] = [start] }
      return Post(report)
    }
    for ranger in rangers { await ranger.begin(with: posts) }
  }

  /// Lets all of them search, and returns what each knows in the end.
  private static func search(_ rangers: [Party], _ tally: Tally) async -> Tally {
    await withTaskGroup(of: Tally.self) { group in
      for (number, ranger) in rangers.enumerated() {
        group.addTask { await ranger.search(as: number, tally) }
      }
      return await group.reduce(tally) { $1 }
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
