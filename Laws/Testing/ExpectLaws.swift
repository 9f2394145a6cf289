public import PairingLaws
public import Testing

/// Checks laws in a test of Swift Testing: every law that does not hold is an issue
/// that tells its equation, its counterexample and how to replay it.
///
///     @Test func box() { expectLaws(.monad(BoxOf.self)) }
///
/// - Parameter runner: The seed and the number of cases; a fresh seed if not said.
public func expectLaws(
  _ suite: Suite, runner: Runner = Runner(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for report in runner.check(suite) where !report.isPassed {
    Issue.record("\(report.text)", sourceLocation: sourceLocation)
  }
}

/// Checks one law in a test of Swift Testing.
public func expectLaw(
  _ law: Law, runner: Runner = Runner(), sourceLocation: SourceLocation = #_sourceLocation
) {
  expectLaws(Suite("Law", of: "law", [law]), runner: runner, sourceLocation: sourceLocation)
}
