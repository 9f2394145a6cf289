public import Pairings
public import PairingsAtlas
public import Testing

/// Expects that something is so at every place of a component that its inputs lead to.
///
///     @Test func neverNegative() {
///       expectAlways(counter, inputs: ["+", "-"], within: .depth(20), "not negative") {
///         $0.count >= 0
///       } sending: { view, input in view.respond(input) }
///     }
///
/// If it is not so somewhere, the issue tells the shortest way there, and of each view what
/// `showing` does. What `sending` answers is what an input means: nothing, or a failure, if it
/// is not taken there.
@discardableResult
public func expectAlways<Eff: Running, Pair: Pairing, View, Input: Hashable>(
  _ component: Component<Eff, Pair, View>, inputs: [Input], within bounds: Bounds = .none,
  _ name: String, showing: @escaping (View) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation, holds: @escaping (View) -> Bool,
  sending send: @escaping (View, Input) throws -> Kind<Eff, Void>?
) -> Survey<Input, View> where Pair.Space: LocatedComonad {
  expectAll(
    Interactions(component, inputs: { _ in inputs }, send: send), .always(Claim(name, holds)),
    within: bounds, showing: showing, sourceLocation: sourceLocation)
}

/// Expects that everything that is asked of an area is so.
///
///     @Test func wizard() {
///       expectAll(pages, .everyPlaceCanReach(end), .noDeadlock(exceptWhere: end))
///     }
///
/// If something is not so, the issue tells the shortest way that shows it; if a place was not
/// reached within the bounds, it tells that.
///
/// - Parameters:
///   - area: Where to begin, and what leads on.
///   - questions: What is expected.
///   - bounds: How far the search goes.
///   - fair: Which steps are taken at some time if they can be taken all the time.
///   - showing: What to tell of a view.
///   - sourceLocation: Where issues are reported.
@discardableResult
public func expectAll<Region: Area>(
  _ area: Region, _ questions: Question<Region.View>..., within bounds: Bounds = .none,
  fair: @escaping (Region.Step) -> Bool = { _ in true },
  showing: @escaping (Region.View) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation
) -> Survey<Region.Step, Region.View> {
  let survey = Atlas(area, fair: fair, showing: showing).ask(questions, within: bounds)
  if let path = survey.confusion?.map(showing) {
    Issue.record(
      "What tells places apart says too little: two that are taken for one show different things\n\(path)",
      severity: .warning, sourceLocation: sourceLocation)
  }
  for answer in survey.answers where !answer.isGood {
    Issue.record("\(answer.map(showing))", sourceLocation: sourceLocation)
  }
  return survey
}
