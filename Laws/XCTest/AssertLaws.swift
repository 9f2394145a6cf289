public import PairingLaws
import XCTest

/// Checks laws in a test of XCTest: every law that does not hold is a failure that
/// tells its equation, its counterexample and how to replay it.
///
///     func testBox() { assertLaws(.monad(BoxOf.self)) }
///
/// The runner holds the seed and the number of cases; the seed is a fresh one if not said.
public func assertLaws(
  _ suite: Suite, runner: Runner = Runner(), file: StaticString = #filePath, line: UInt = #line
) {
  for report in Session.reports(suite.laws, runner: runner) where !report.isPassed {
    XCTFail(report.text, file: file, line: line)
  }
}
