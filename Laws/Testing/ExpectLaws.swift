public import PropertyTesting
public import Testing

/// Checks laws in a test of Swift Testing. Each law that does not hold is an issue that shows its
/// equation, its counterexample and the line that replays it.
///
///     @Test func box() { expectLaws(.monad(BoxOf.self)) }
///
/// A failed case is stored in the folder `.laws` and tried first in the next run. The environment
/// sets the seed and the number of cases of all tests: `LAWS_SEED=7 LAWS_CASES=10000 swift test`.
///
/// The runner holds the seed and the number of cases. The default seed is a fresh one.
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

/// Checks laws in an asynchronous test, on a thread of its own, which laws that wait need.
public func expectLaws(
  _ suite: sending Suite, runner: Runner = Runner(),
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  tell(
    await Session.reportsElsewhere(
      suite.laws, runner: runner, replays: ReplayTrait.current, in: test(sourceLocation),
      at: call(sourceLocation)),
    sourceLocation)
}

/// Checks one law in an asynchronous test, on a thread of its own, which a law that waits needs.
public func expectLaw(
  _ law: sending Law, runner: Runner = Runner(),
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  tell(
    await Session.reportsElsewhere(
      [law], runner: runner, replays: ReplayTrait.current, in: test(sourceLocation),
      at: call(sourceLocation)),
    sourceLocation)
}

private func expect(_ laws: [Law], _ runner: Runner, _ sourceLocation: SourceLocation) {
  let laws = Session.unwaiting(laws, replays: ReplayTrait.current) {
    Issue.record("\($0)", sourceLocation: sourceLocation)
  }
  tell(
    Session.reports(
      laws, runner: runner, replays: ReplayTrait.current, in: test(sourceLocation),
      at: call(sourceLocation)),
    sourceLocation)
}

/// Returns the identity of the test and its suites, without the line in the file, which ends it.
private func test(_ sourceLocation: SourceLocation) -> String {
  let path = Test.current.map { "\($0.id)".split(separator: "/").dropLast() } ?? []
  return ([sourceLocation.fileID[...]] + path).joined(separator: "/")
}

/// Returns the identity of the call of an expectation in its file.
private func call(_ sourceLocation: SourceLocation) -> String {
  "\(sourceLocation.line):\(sourceLocation.column)"
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
