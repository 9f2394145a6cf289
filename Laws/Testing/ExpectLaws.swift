public import PropertyTesting
public import Testing

/// Checks laws in a test of Swift Testing: every law that does not hold is an issue
/// that tells its equation, its counterexample and how to replay it.
///
///     @Test func box() { expectLaws(.monad(BoxOf.self)) }
///
/// A case that failed is kept in the folder `.laws` and tried first next time. The seed and
/// the number of cases of all tests are set by `LAWS_SEED=7 LAWS_CASES=10000 swift test`.
///
/// The runner holds the seed and the number of cases; the seed is a fresh one if not said.
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

/// Checks laws in an asynchronous test, on a thread of its own: laws that wait need that.
public func expectLaws(
  _ suite: sending Suite, runner: Runner = Runner(),
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  tell(
    await Session.reportsElsewhere(
      suite.laws, runner: runner, replays: ReplayTrait.current, in: place(sourceLocation)),
    sourceLocation)
}

/// Checks one law in an asynchronous test, on a thread of its own: a law that waits needs that.
public func expectLaw(
  _ law: sending Law, runner: Runner = Runner(),
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  tell(
    await Session.reportsElsewhere(
      [law], runner: runner, replays: ReplayTrait.current, in: place(sourceLocation)),
    sourceLocation)
}

private func expect(_ laws: [Law], _ runner: Runner, _ sourceLocation: SourceLocation) {
  for law in laws where law.isWaiting {
    Issue.record(
      "'\(law.id)' waits: check it by 'await' in an asynchronous test.",
      sourceLocation: sourceLocation)
    for replay in ReplayTrait.current { replay.refuse(law.id) }
  }
  let laws = laws.filter { !$0.isWaiting }
  tell(
    Session.reports(
      laws, runner: runner, replays: ReplayTrait.current, in: place(sourceLocation)),
    sourceLocation)
}

/// The test, in whatever line of its file it stands.
private func place(_ sourceLocation: SourceLocation) -> String {
  "\(sourceLocation.fileID)/\(Test.current?.name ?? "")"
}

private func tell(_ reports: [Report], _ sourceLocation: SourceLocation) {
  for report in reports {
    if !report.isPassed {
      Issue.record("\(report.text)", sourceLocation: sourceLocation)
    } else if !report.shares.isEmpty {
      print(report.text)
    }
  }
}
