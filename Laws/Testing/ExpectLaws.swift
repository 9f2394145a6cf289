public import PairingLaws
public import Testing

/// Checks laws in a test of Swift Testing: every law that does not hold is an issue
/// that tells its equation, its counterexample and how to replay it.
///
///     @Test func box() { expectLaws(.monad(BoxOf.self)) }
///
/// A case that failed is kept in the folder `.laws` and tried first next time. The seed and
/// the number of cases of all tests are set by `LAWS_SEED=7 LAWS_CASES=10000 swift test`.
///
/// - Parameter runner: The seed and the number of cases; a fresh seed if not said.
public func expectLaws(
  _ suite: Suite, runner: Runner = Runner(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(suite.laws, runner, sourceLocation)
}

/// Checks one law in a test of Swift Testing.
public func expectLaw(
  _ law: Law, runner: Runner = Runner(), sourceLocation: SourceLocation = #_sourceLocation
) {
  expect([law], runner, sourceLocation)
}

private func expect(_ laws: [Law], _ runner: Runner, _ sourceLocation: SourceLocation) {
  for report in Session.reports(laws, runner: runner, replay: ReplayTrait.current) {
    if !report.isPassed {
      Issue.record("\(report.text)", sourceLocation: sourceLocation)
    } else if !report.shares.isEmpty {
      print(report.text)
    }
  }
}
