/// What a search has found: how each place is reached, and what shows the answers.
struct Findings<Region: Area> {
  let area: Region
  let inquiry: Inquiry<Region>
  let trail: Trail
  let graph: Graph

  /// The number of the first place at each depth.
  let layers: [Int]
  let steps: Int
  let hasUnknownPlaces: Bool
  let bytes: Int

  /// The time that there is for answers.
  var meter: Meter

  /// How many random walks went on from there.
  var walks = 0

  /// Where a step leads to a place that is taken for another and shows something else.
  var confused: (parent: Int, ordinal: Int)?

  /// The place that has too many steps.
  var overflowing: Int?

  /// What was found out of the area itself.
  var defect: Defect<Region.Step, Region.View>?

  /// The answers, as far as it went.
  mutating func survey(_ extent: Extent) -> Survey<Region.Step, Region.View> {
    survey(extent, places: trail.count, depth: trail.steps(to: trail.count - 1).count)
  }

  /// The answers, for a search that counts places and depths itself.
  mutating func survey(
    _ extent: Extent, places: Int, depth: Int
  ) -> Survey<Region.Step, Region.View> {
    meter.extend(for: Progress(places: places, steps: steps, depth: depth, time: .zero))
    if let overflowing {
      let replay = Replay(area, trail.steps(to: overflowing))
      defect = Defect(
        path: replay.path, first: .steps(moreThan: Trail.limit), second: nil)
    }
    var answers: [Result] = []
    for index in inquiry.questions.indices { answers.append(answer(index, extent)) }
    var confusion: Result.Way?
    if let confused {
      let steps = trail.steps(to: confused.parent) + [confused.ordinal]
      confusion = way(steps, to: "what tells places apart") { _ in true }
    }
    return Survey(
      places: places, steps: steps, depth: depth, extent: extent, answers: answers,
      confusion: confusion, defect: defect, hasUnknownPlaces: hasUnknownPlaces, walks: walks,
      bytes: bytes)
  }

  private typealias Result = Answer<Region.Step, Region.View>

  /// Goes a way again; returns nothing if it does not show what it showed, which is a defect.
  private mutating func way(
    _ steps: [Int], circle: Int? = nil, to question: String, where shows: (Replay<Region>) -> Bool
  ) -> Result.Way? {
    let replay = Replay(area, steps, circle: circle)
    guard let found = replay.defect(question, where: shows) else { return replay.path }
    defect = defect ?? found
    return nil
  }

  private mutating func answer(_ index: Int, _ extent: Extent) -> Result {
    let question = inquiry.questions[index]
    do throws(Halt) {
      switch question.form {
      case .always, .noDeadlock, .faithful, .deterministic, .reachable:
        guard let evidence = inquiry.evidence[index] else {
          // Where places cannot be told apart, a step may lead to two and nobody knows.
          let isOpen = question.isAboutChoices && hasUnknownPlaces
          return isOpen ? question.open() : question.silence(extent)
        }
        let steps = trail.steps(to: evidence.place) + evidence.beyond
        return told(question, steps, evidence.reason) { question.isAnswered(at: $0) }
      case .canReach(let claim):
        try meter.look()
        guard let place = try stranded(inquiry.marks[index][0]) else {
          return question.silence(extent)
        }
        let reason = "out of reach from there: \(claim.name)"
        return told(question, trail.steps(to: place), reason) { !claim.holds($0.path.end) }
      case .leadsTo(let first, let second):
        try meter.look()
        guard let (stem, circle) = try lasso(inquiry.marks[index], isFromStart: first == nil)
        else { return question.silence(extent) }
        let reason = "it never comes to: \(second.name)"
        return told(question, stem + circle, circle: stem.count, reason) {
          !second.holds($0.path.end)
        }
      }
    } catch {
      return question.open("no time was left to look for the answer")
    }
  }

  private mutating func told(
    _ question: Question<Region.View>, _ steps: [Int], circle: Int? = nil, _ reason: String?,
    where shows: (Replay<Region>) -> Bool
  ) -> Result {
    question.answer(way(steps, circle: circle, to: question.name, where: shows), reason)
  }

  /// A fair run that never comes to some places: the steps to its circle, and those of the circle.
  private mutating func lasso(
    _ marks: [[Bool]], isFromStart: Bool
  ) throws(Halt) -> (stem: [Int], circle: [Int])? {
    let search = try LassoSearch(
      graph, from: isFromStart ? [(0, 0)] : sources(marks[0]), avoiding: marks[marks.count - 1],
      &meter)
    guard let lasso = try search.shortest(&meter) else { return nil }
    let stem = trail.steps(to: lasso.source) + lasso.stem.map { Int(graph.ordinals[$0]) }
    return (stem, lasso.circle.map { Int(graph.ordinals[$0]) })
  }

  /// The places where a claim holds, with their depths, which grow as their numbers do.
  private mutating func sources(
    _ holds: [Bool]
  ) throws(Halt) -> [(place: Int, distance: Int)] {
    var (sources, depth): ([(place: Int, distance: Int)], Int) = ([], 0)
    for place in holds.indices {
      try meter.work()
      while depth + 1 < layers.count, layers[depth + 1] <= place { depth += 1 }
      if holds[place] { sources.append((place, depth)) }
    }
    return sources
  }

  /// The first place from which none can be reached where a claim holds. From places that were
  /// not left yet, everything may be reached.
  private mutating func stranded(_ holds: [Bool]) throws(Halt) -> Int? {
    let back = try graph.reversed(count: holds.count, &meter)
    let expanded = graph.expanded
    let canReach = try back.reached(count: holds.count, &meter) { holds[$0] || $0 >= expanded }
    for place in holds.indices {
      try meter.work()
      if !canReach[place] { return place }
    }
    return nil
  }
}
