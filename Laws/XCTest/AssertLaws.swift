public import PropertyTesting
import XCTest

/// Checks laws in a test of XCTest. Each law that does not hold is a failure that shows its
/// equation, its counterexample and the line that replays it.
///
///     func testBox() { assertLaws(.monad(BoxOf.self)) }
///
/// The runner holds the seed and the number of cases. The default seed is a fresh one. With
/// `replay`, as a failure has printed it, only that case is tried.
public func assertLaws(
  _ suite: Suite, runner: Runner = Runner(), replay: (law: String, address: String)? = nil,
  file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
) {
  check(suite.laws, runner, replay, Site(file: file, line: line, function: function))
}

/// Checks one law in a test of XCTest.
public func assertLaw(
  _ law: Law, runner: Runner = Runner(), replay: (law: String, address: String)? = nil,
  file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
) {
  check([law], runner, replay, Site(file: file, line: line, function: function))
}

/// Checks laws in an asynchronous test, on a thread of its own, which laws that wait need.
public func assertLaws(
  _ suite: sending Suite, runner: Runner = Runner(),
  replay: (law: String, address: String)? = nil, file: StaticString = #filePath,
  line: UInt = #line, function: StaticString = #function
) async {
  await checkElsewhere(
    suite.laws, runner, replay, Site(file: file, line: line, function: function))
}

/// Checks one law in an asynchronous test, on a thread of its own, which a law that waits needs.
public func assertLaw(
  _ law: sending Law, runner: Runner = Runner(),
  replay: (law: String, address: String)? = nil, file: StaticString = #filePath,
  line: UInt = #line, function: StaticString = #function
) async {
  await checkElsewhere([law], runner, replay, Site(file: file, line: line, function: function))
}

private func checkElsewhere(
  _ laws: sending [Law], _ runner: Runner, _ replay: (law: String, address: String)?,
  _ site: Site
) async {
  guard let replays = replay.map(site.replay) ?? [] else { return }
  site.tell(
    await Session.reportsElsewhere(
      laws, runner: runner, replays: replays, in: site.test, at: "\(site.line)"), replays)
}

private func check(
  _ laws: [Law], _ runner: Runner, _ replay: (law: String, address: String)?, _ site: Site
) {
  guard let replays = replay.map(site.replay) ?? [] else { return }
  let laws = Session.unwaiting(laws, replays: replays, site.fail)
  site.tell(
    Session.reports(laws, runner: runner, replays: replays, in: site.test, at: "\(site.line)"),
    replays)
}

/// The source location of a check of laws.
private struct Site {
  let file: StaticString
  let line: UInt
  let function: StaticString

  /// The identity of the test, independent of its line in the file.
  var test: String { "\(file)/\(function)" }

  func fail(_ text: String) { XCTFail(text, file: file, line: line) }

  /// Returns the wanted case, or fails the test and returns nil if the address is invalid.
  func replay(_ wanted: (law: String, address: String)) -> [Replay]? {
    guard let replay = Replay(law: wanted.law, address: wanted.address) else {
      fail("'\(wanted.address)' stands for no case of a law.")
      return nil
    }
    return [replay]
  }

  /// Fails for each law that does not hold, and prints the shares of the labels of the others.
  func tell(_ reports: [Report], _ replays: [Replay]) {
    for report in reports {
      if !report.isPassed {
        fail(report.text { law, address in "(\(law.debugDescription), \"\(address)\")" })
      } else if !report.shares.isEmpty {
        print(report.text)
      }
    }
    for replay in replays {
      if let remark = replay.complaint ?? replay.remark { fail(remark) }
    }
  }
}
