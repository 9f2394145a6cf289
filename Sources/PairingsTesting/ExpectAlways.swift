public import Pairings
public import PairingsAtlas
public import Testing

/// Expects that an invariant holds in every reachable state of a component.
///
///     @Test func neverNegative() {
///       expectAlways(counter, inputs: [.up, .down], "not negative") { $0.count >= 0 }
///     }
///
/// If the invariant fails, the issue has a shortest path to a violation, with the text that
/// `showing` returns for each view. An input that the component does not accept is no action.
///
/// A search that ends before it has visited everything is an issue, too, unless `exhaustive` is
/// false: `expectAlways(counter, inputs: [.up], within: .depth(20), exhaustive: false, …)`.
@discardableResult
public func expectAlways<Eff: Running, Pair: Pairing, Input: Hashable, View>(
  _ component: Component<Eff, Pair, Input, View>, inputs: [Input], within bounds: Bounds = .none,
  exhaustive: Bool = true, _ name: String, showing: @escaping (View) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation, holds: @escaping (View) -> Bool
) -> CheckResult<Input, View> where Pair.Space: LocatedComonad {
  expectAll(
    Interactions(component, inputs: inputs), .always(Proposition(name, holds)), within: bounds,
    exhaustive: exhaustive, showing: showing, sourceLocation: sourceLocation)
}

/// Expects that a model has properties.
///
///     @Test func wizard() {
///       expectAll(pages, .everyStateCanReach(end), .noDeadlock(exceptWhere: end))
///     }
///
/// If a property fails, the issue has a shortest counterexample. A state that was not reached
/// within the bounds is an issue, and so is a violation of the laws of ``PairingsAtlas/Model``.
///
/// - Parameters:
///   - model: The model.
///   - properties: The properties.
///   - bounds: The bounds of the search.
///   - exhaustive: If true, the search has to visit all reachable states or to decide each
///     property. If false, a universal property may hold as far as the search went.
///   - fair: Returns true for the actions that are weakly fair.
///   - showing: Returns the text of a view.
///   - sourceLocation: The location of the issues.
@discardableResult
public func expectAll<System: Model>(
  _ model: System, _ properties: Property<System.View>..., within bounds: Bounds = .none,
  exhaustive: Bool = true, fair: @escaping (System.Action) -> Bool = { _ in true },
  showing: @escaping (System.View) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation
) -> CheckResult<System.Action, System.View> {
  // Texts of equal views may differ: those of sets have the elements in any order. All have the same
  // characters.
  let atlas = Atlas(model, fair: fair) { view in
    (view as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(showing(view).sorted())
  }
  let result = atlas.check(properties, within: bounds)
  func issue(_ text: String) { Issue.report(text, at: sourceLocation) }
  if let defect = result.defect?.map(showing) { issue("\(defect)") }
  for failed in result.results where !failed.isGood { issue("\(failed.map(showing))") }
  let open = result.results.filter { $0.verdict == .open && $0.isGood }
  if exhaustive, result.results.isEmpty || !open.isEmpty, !result.isExhausted {
    let known = open.map { "\n\($0.map(showing))" }
    issue(
      "The search of \(result.states) states ended before it had seen everything: "
        + "\(result.search). If it may, say 'exhaustive: false'.\(known.joined())")
  }
  return result
}
