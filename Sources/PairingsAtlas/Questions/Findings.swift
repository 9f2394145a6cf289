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

  /// How many random walks went on from there.
  var walks = 0

  /// Where a step leads to a place that is taken for another and shows something else.
  var confused: (parent: Int, ordinal: Int)?

  /// The answers, as far as it went.
  func survey(_ extent: Extent) -> Survey<Region.Step, Region.View> {
    survey(extent, places: trail.count, depth: trail.steps(to: trail.count - 1).count)
  }

  /// The answers, for a search that counts places and depths itself.
  func survey(
    _ extent: Extent, places: Int, depth: Int
  ) -> Survey<Region.Step, Region.View> {
    let answers = inquiry.questions.indices.map { answer($0, extent) }
    return Survey(
      places: places, steps: steps, depth: depth, extent: extent, answers: answers,
      confusion: confused.map { area.path(trail.steps(to: $0.parent) + [$0.ordinal]) },
      hasUnknownPlaces: hasUnknownPlaces, walks: walks, bytes: bytes)
  }

  private typealias Result = Answer<Region.Step, Region.View>

  private func depth(of number: Int) -> Int {
    (layers.partitioningIndex { $0 > number }) - 1
  }

  private func answer(_ index: Int, _ extent: Extent) -> Result {
    let question = inquiry.questions[index]
    let silence: Verdict = extent == .everything ? .holds : .open
    func told(
      _ verdict: Verdict, _ steps: [Int]? = nil, circle: Int? = nil, _ reason: String? = nil
    ) -> Result {
      Answer(
        question: question.name, verdict: verdict,
        path: steps.map { area.path($0, circle: circle) }, reason: reason,
        isSought: question.isSought)
    }
    switch question.form {
    case .always, .noDeadlock, .faithful, .deterministic:
      guard let evidence = inquiry.evidence[index] else {
        // Where places cannot be told apart, a step may lead to two and nobody knows.
        return told(question.isAboutChoices && hasUnknownPlaces ? .open : silence)
      }
      return told(.fails, trail.steps(to: evidence.place) + evidence.beyond, evidence.reason)
    case .reachable:
      guard let evidence = inquiry.evidence[index] else {
        return told(extent == .everything ? .fails : .open)
      }
      return told(.holds, trail.steps(to: evidence.place) + evidence.beyond)
    case .canReach(let claim):
      guard let place = stranded(inquiry.marks[index][0]) else { return told(silence) }
      return told(.fails, trail.steps(to: place), "out of reach from there: \(claim.name)")
    case .leadsTo(let first, let second):
      let marks = inquiry.marks[index]
      let sources = first == nil ? [0] : trail.parents.indices.filter { marks[0][$0] }
      let search = LassoSearch(
        graph, from: sources.map { ($0, depth(of: $0)) }, avoiding: marks[marks.count - 1])
      guard let lasso = search.shortest() else { return told(silence) }
      let owners = graph.owners
      let stem = trail.steps(to: lasso.source) + lasso.stem.map { $0 - graph.offsets[owners[$0]] }
      let circle = lasso.circle.map { $0 - graph.offsets[owners[$0]] }
      return told(.fails, stem + circle, circle: stem.count, "it never comes to: \(second.name)")
    }
  }

  /// The first place from which none can be reached where a claim holds. From places that were
  /// not left yet, everything may be reached.
  private func stranded(_ holds: [Bool]) -> Int? {
    let goals = holds.indices.filter { holds[$0] || $0 >= graph.expanded }
    let canReach = graph.reversed(count: holds.count).reached(from: goals, count: holds.count)
    return canReach.firstIndex(of: false)
  }
}

extension Array {
  /// The first index of which a condition holds that holds of all after it.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
