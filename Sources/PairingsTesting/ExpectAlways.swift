public import Pairings
public import PairingsAtlas
public import Testing

/// Expects that something is so at every place of a component that its inputs lead to.
///
///     @Test func neverNegative() {
///       expectAlways(counter, inputs: [.up, .down], "not negative") { $0.count >= 0 }
///     }
///
/// If it is not so somewhere, the issue tells the shortest way there, and of each view what
/// `showing` does. An input that means nothing somewhere is no step there.
///
/// A search that ends before it has seen everything is an issue, too, unless `exhaustive` is
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

/// Expects that everything that is asked of an area is so.
///
///     @Test func wizard() {
///       expectAll(pages, .everyPlaceCanReach(end), .noDeadlock(exceptWhere: end))
///     }
///
/// If something is not so, the issue tells the shortest way that shows it; if a place was not
/// reached within the bounds, it tells that. An area that breaks what areas promise is an issue.
///
/// - Parameters:
///   - area: Where to begin, and what leads on.
///   - questions: What is expected.
///   - bounds: How far the search goes.
///   - exhaustive: Whether the search has to see all that can be reached, or an answer to each
///     question. If not, a claim may hold as far as it was searched.
///   - fair: Which steps are taken at some time if they can be taken all the time.
///   - showing: What to tell of a view.
///   - sourceLocation: Where issues are reported.
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
