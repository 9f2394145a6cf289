public import PairingLaws
import XCTest

/// Checks laws in a test of XCTest: every law that does not hold is a failure that
/// tells its equation, its counterexample and how to replay it.
///
///     func testBox() { assertLaws(.monad(BoxOf.self)) }
///
/// The runner holds the seed and the number of cases; the seed is a fresh one if not said. What
/// `replay` names, as a failure has printed it, is the one case to try.
public func assertLaws(
  _ suite: Suite, runner: Runner = Runner(), replay: (law: String, address: String)? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  check(suite.laws, runner, replay, file, line)
}

/// Checks one law in a test of XCTest.
public func assertLaw(
  _ law: Law, runner: Runner = Runner(), replay: (law: String, address: String)? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  check([law], runner, replay, file, line)
}

/// Checks laws in an asynchronous test, on a thread of its own: laws that wait need that.
public func assertLaws(
  _ suite: sending Suite, runner: Runner = Runner(),
  replay: (law: String, address: String)? = nil, file: StaticString = #filePath,
  line: UInt = #line
) async {
  await checkElsewhere(suite.laws, runner, replay, file, line)
}

/// Checks one law in an asynchronous test, on a thread of its own: a law that waits needs that.
public func assertLaw(
  _ law: sending Law, runner: Runner = Runner(),
  replay: (law: String, address: String)? = nil, file: StaticString = #filePath,
  line: UInt = #line
) async {
  await checkElsewhere([law], runner, replay, file, line)
}

private func checkElsewhere(
  _ laws: sending [Law], _ runner: Runner, _ replay: (law: String, address: String)?,
  _ file: StaticString, _ line: UInt
) async {
  guard let replay = Wanted(replay, file, line) else { return }
  let reports = await Session.reportsElsewhere(laws, runner: runner, replay: replay.one)
  replay.tell(reports, file, line)
}

private func check(
  _ laws: [Law], _ runner: Runner, _ replay: (law: String, address: String)?,
  _ file: StaticString, _ line: UInt
) {
  guard let replay = Wanted(replay, file, line) else { return }
  for law in laws where law.isWaiting {
    XCTFail(
      "'\(law.id)' waits: check it by 'await' in an asynchronous test.", file: file, line: line)
    replay.one?.refuse(law.id)
  }
  let laws = laws.filter { !$0.isWaiting }
  replay.tell(Session.reports(laws, runner: runner, replay: replay.one), file, line)
}

/// The one case that is wanted, or all of them.
private struct Wanted {
  let one: Replay?

  /// Fails if what was given stands for no case.
  init?(_ replay: (law: String, address: String)?, _ file: StaticString, _ line: UInt) {
    one = replay.flatMap { Replay(law: $0.law, address: $0.address) }
    guard let replay, one == nil else { return }
    XCTFail("'\(replay.address)' stands for no case of a law.", file: file, line: line)
    return nil
  }

  /// Fails for each law that does not hold.
  func tell(_ reports: [Report], _ file: StaticString, _ line: UInt) {
    for report in reports where !report.isPassed {
      let text = report.text { law, address in
        "(\(law.debugDescription), \"\(address)\")"
      }
      XCTFail(text, file: file, line: line)
    }
    if let remark = one?.complaint ?? one?.remark { XCTFail(remark, file: file, line: line) }
  }
}
