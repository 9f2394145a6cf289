public import Pairings
public import PairingsAtlas
public import Testing

/// Expects that a claim holds at every place of a component that its inputs reach.
///
///     @Test func neverNegative() {
///       expectAlways(counter, inputs: [.up, .down], "not negative") { $0.count >= 0 }
///     }
///
/// If the claim fails at a place, the issue shows the shortest path to that place, with `showing`
/// of each view. An input that has no meaning at a place is no step there.
///
/// A search that ends before it has visited every place is an issue as well, unless `exhaustive` is
/// false: `expectAlways(counter, inputs: [.up], within: .depth(20), exhaustive: false, …)`.
@discardableResult
public func expectAlways<Eff: Running, Pair: Pairing, Input: Hashable, View>(
  _ component: Component<Eff, Pair, Input, View>, inputs: [Input], within bounds: Bounds = .none,
  exhaustive: Bool = true, _ name: String, showing: @escaping (View) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation, holds: @escaping (View) -> Bool
) -> Survey<Input, View> where Pair.Space: LocatedComonad {
  expectAll(
    Interactions(component, inputs: inputs), .always(Claim(name, holds)), within: bounds,
    exhaustive: exhaustive, showing: showing, sourceLocation: sourceLocation)
}

/// Expects that the answer to each question about an area is good.
///
///     @Test func wizard() {
///       expectAll(pages, .everyPlaceCanReach(end), .noDeadlock(exceptWhere: end))
///     }
///
/// If an answer is not good, the issue shows the shortest path that refutes it. If a place was not
/// reached within the bounds, the issue names it. An area that breaks the laws of areas is an issue
/// as well.
///
/// - Parameters:
///   - area: The beginning and the steps of the search.
///   - questions: The questions.
///   - bounds: The bounds of the search.
///   - exhaustive: True if the search has to visit every reachable place, or to answer each
///     question. If false, a claim may hold as far as the search went.
///   - fair: Returns true for a step that is taken eventually if it is always possible.
///   - showing: Returns the text of a view for issues.
///   - sourceLocation: The location of the issues.
@discardableResult
public func expectAll<Region: Area>(
  _ area: Region, _ questions: Question<Region.View>..., within bounds: Bounds = .none,
  exhaustive: Bool = true, fair: @escaping (Region.Step) -> Bool = { _ in true },
  showing: @escaping (Region.View) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation
) -> Survey<Region.Step, Region.View> {
  let survey = Atlas(area, fair: fair, showing: showing).ask(questions, within: bounds)
  func issue(_ text: String, _ severity: Issue.Severity = .error) {
    Issue.report(text, severity: severity, at: sourceLocation)
  }
  if let path = survey.confusion?.map(showing) {
    issue(
      "What tells places apart says too little: two that are taken for one show different "
        + "things\n\(path)", .warning)
  }
  if let defect = survey.defect?.map(showing) { issue("\(defect)") }
  for answer in survey.answers where !answer.isGood { issue("\(answer.map(showing))") }
  let open = survey.answers.filter { $0.verdict == .open && $0.isGood }
  if exhaustive, survey.answers.isEmpty || !open.isEmpty, !survey.isExhausted {
    let known = open.map { "\n\($0.map(showing))" }
    issue(
      "The search of \(survey.places) places ended before it had seen everything: "
        + "\(survey.search). If it may, say 'exhaustive: false'.\(known.joined())")
  }
  return survey
}
