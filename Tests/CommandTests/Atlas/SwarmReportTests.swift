import Foundation
import Testing

@testable import PairingsTerminal

@Suite("Reports of a swarm")
@MainActor
struct SwarmReportTests {
  typealias Result = SwarmReport.Result

  /// The report of a part with a result of each property, which is called by its kind.
  private func report(
    _ part: Int, _ results: [(verdict: String, isExistential: Bool, path: Int?)],
    error: String? = nil
  ) throws -> SwarmReport {
    let lines = results.map { verdict, isExistential, path in
      let steps = path.map { ",\"path\":\(Array(repeating: "+", count: $0))" } ?? ""
      return "{\"property\":\"p\",\"verdict\":\"\(verdict)\","
        + "\"isExistential\":\(isExistential)\(steps)}"
    }
    let text =
      "{\"component\":\"x\",\"seed\":0,\"part\":\(part),\"of\":2,\"extent\":\"all\",\"states\":1,"
      + "\"transitions\":1,\"depth\":1,\"results\":[\(lines.joined(separator: ","))]"
      + (error.map { ",\"error\":\"\($0)\"" } ?? "") + "}"
    return try JSONDecoder().decode(SwarmReport.self, from: Data(text.utf8))
  }

  @Test("of two properties of one name, each keeps its result")
  func twins() throws {
    let results = [("holds", false, nil), ("fails", false, 2)] as [(String, Bool, Int?)]
    let whole = try SwarmReport.united([report(0, results), report(1, results)])
    #expect(whole.results.map(\.verdict) == [.holds, .fails] && !whole.isGood)
  }

  @Test(
    "a state that some part has found decides, whatever the others say",
    arguments: [
      ("holds", "fails", false, Verdict.fails), ("open", "holds", false, .holds),
      ("open", "open", false, .open), ("fails", "holds", true, .holds),
      ("open", "fails", true, .fails), ("open", "open", true, .open),
    ] as [(String, String, Bool, Verdict)])
  func united(first: String, second: String, isExistential: Bool, verdict: Verdict) throws {
    let parts = try [
      report(0, [(first, isExistential, nil)]), report(1, [(second, isExistential, nil)]),
    ]
    let whole = try SwarmReport.united(parts)
    #expect(whole.results[0].verdict == verdict)
    #expect(whole.isGood == (verdict == .holds || verdict == .open && !isExistential))
  }

  typealias Verdict = SwarmReport.Verdict

  @Test("the path is the shortest of those that decide")
  func shortest() throws {
    let parts = try [report(0, [("fails", false, 3)]), report(1, [("fails", false, 2)])]
    #expect(try SwarmReport.united(parts).results[0].path?.count == 2)
  }

  @Test("a defect that one part has met is one of the whole")
  func defect() throws {
    let parts = try [
      report(0, [("open", false, nil)]), report(1, [("open", false, nil)], error: "d"),
    ]
    let whole = try SwarmReport.united(parts)
    #expect(!whole.isGood && whole.text.hasSuffix("error: d"))
  }

  @Test("there are no other verdicts")
  func verdicts() throws {
    #expect(throws: DecodingError.self) { try report(0, [("FAILS", false, nil)]) }
  }

  @Test("a part after part 0 leaves properties of transitions to that, and says so")
  func unchecked() throws {
    let options = ["counter", "--depth", "3", "--invariant", "every state", "--swarm"]
    let text = try CommandProcess.atlas.run(options + ["1/2"])
    #expect(text.output.contains("only part 0 of a swarm checks it"), "\(text.output)")
    let parts = try ["0/2", "1/2"].map { part in
      let answer = try CommandProcess.atlas.run(options + [part, "--format", "json"])
      return try JSONDecoder().decode(SwarmReport.self, from: Data(answer.output.utf8))
    }
    #expect(parts[0].results.map(\.property) == parts[1].results.map(\.property))
    #expect(parts[1].results.allSatisfy { $0.verdict == .open })
  }
}
