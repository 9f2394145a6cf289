extension Atlas where Region.Place: Sendable {
  /// Searches breadth first on several cores, and answers questions about places, on shortest
  /// paths: which of several that are as short, is left to how Swift hashes. The bounds of places
  /// and of time are looked at after each depth, and there are no walks.
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
    for (question, evidence) in zip(asked, tally.evidence) {
      var path: Path<Region.Step, Region.View>?
      if let place = evidence?.place { path = home.path(await way(to: place, rangers)) }
      answers.append(question.answer(path, evidence?.reason, tally.extent))
    }
    var bytes = 0
    for ranger in rangers { bytes += await ranger.bytes }
    return Survey(
      places: tally.places, steps: tally.steps, depth: max(tally.depth, 0), extent: tally.extent,
      answers: answers, hasUnknownPlaces: tally.hasUnknownPlaces, walks: 0, bytes: bytes)
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
