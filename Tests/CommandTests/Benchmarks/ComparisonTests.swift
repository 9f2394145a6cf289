import Foundation
import TestSupport
import Testing

@testable import PairingsBenchmarks

@Suite("benchmarks --save and --compare", .waiting)
struct ComparisonTests {
  private static let rows = [
    "--filter", "Identity*.pair(opaque)", "--samples", "15", "--unoptimised", "--threshold", "20",
  ]

  /// Saves a row, changes the saved figures, and compares the row with them.
  private func answer(
    _ arguments: [String] = [], _ change: (inout [String: Any]) -> Void = { _ in }
  ) throws -> CommandProcess.Answer {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let saved = try CommandProcess.benchmarks.run(Self.rows + ["--save", file.path])
    #expect(saved.status == 0 && saved.output.contains("IdentityPairing.pair(opaque)"))
    var figures = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    var rows = try #require(figures["rows"] as? [[String: Any]])
    #expect(rows.count == 1 && (rows[0]["ratios"] as? [Double])?.count == 15)
    change(&rows[0])
    figures["rows"] = rows
    try JSONSerialization.data(withJSONObject: figures).write(to: file)
    return try CommandProcess.benchmarks.run(Self.rows + ["--compare", file.path] + arguments)
  }

  /// Multiplies the saved ratios.
  private func scale(_ row: inout [String: Any], by factor: Double) {
    row["ratio"] = (row["ratio"] as? Double).map { $0 * factor }
    row["ratios"] = (row["ratios"] as? [Double])?.map { $0 * factor }
  }

  @Test("the same row is no difference")
  func same() throws {
    let answer = try answer()
    #expect(answer.status == 0 && answer.errors.isEmpty)
    #expect(answer.output.contains("0 of 1 rows are worse, 0 faster"))
  }

  @Test("a slower row is named, with status 1; a faster one is told, and is no failure")
  func slower() throws {
    let slower = try answer(["--format", "markdown"]) { scale(&$0, by: 0.5) }
    #expect(slower.status == 1)
    #expect(slower.output.contains("| slower |"))
    #expect(slower.errors.contains("IdentityPairing.pair(opaque) is slower than before"))
    let faster = try answer(["--format", "json"]) { scale(&$0, by: 2) }
    #expect(faster.status == 0 && faster.errors.isEmpty)
    let rows = try JSONSerialization.jsonObject(with: Data(faster.output.utf8)) as? [[String: Any]]
    #expect(rows?.first?["verdict"] as? String == "faster")
    let picture = try answer(["--format", "svg"]) { scale(&$0, by: 0.5) }
    #expect(picture.status == 1 && picture.output.hasPrefix("<svg"))
    #expect(
      picture.output.contains("IdentityPairing.pair(opaque): +") && picture.output.contains("poor"))
  }

  @Test("a row that allocates more is named, with status 1")
  func allocations() throws {
    let answer = try answer { $0["allocations"] = ($0["allocations"] as? Double).map { $0 - 1 } }
    #expect(answer.status == 1)
    #expect(answer.errors.contains("IdentityPairing.pair(opaque) allocates "))
  }

  @Test("a build without optimisation is refused, and a file without figures")
  func refused() throws {
    let command = CommandProcess.benchmarks
    if command.executable.deletingLastPathComponent().lastPathComponent == "debug" {
      let measured = try command.run(["--filter", "Identity*.pair(opaque)"])
      #expect(measured.status == 2 && measured.errors.contains("swift run -c release benchmarks"))
    }
    let compared = try CommandProcess.benchmarks.run(Self.rows + ["--compare", "/dev/null"])
    #expect(compared.status == 2 && compared.errors.contains("'/dev/null' has no saved rows"))
  }

  @Test("a comparison is open while noise could hide a slower row, and not while it is told")
  func open() throws {
    func figure(_ ratios: [Double]) throws -> Figure {
      try JSONDecoder().decode(
        Figure.self,
        from: Data(
          """
          {"name": "Row", "variant": "opaque", "control": "by hand", "unit": 1, "median_ns": 1,
           "control_ns": 1, "min_ns": 1, "control_min_ns": 1, "allocations": 0,
           "ratio": \(ratios.sorted()[ratios.count / 2]), "ratios": \(ratios)}
          """.utf8))
    }
    func comparison(_ ratios: [Double]) throws -> Comparison {
      Comparison(
        of: [try figure(ratios)], with: [try figure([0.99, 1, 1, 1, 1.01])], threshold: 0.1)
    }
    // A fifth slower, with two samples of five disturbed.
    let noisy = try comparison([0.3, 1.19, 1.2, 1.21, 3])
    #expect(noisy.isOpen && !noisy.hasSlower)
    let slower = try comparison([1.18, 1.19, 1.2, 1.21, 1.22])
    #expect(!slower.isOpen && slower.hasSlower)
    let same = try comparison([0.97, 0.98, 1, 1.02, 1.03])
    #expect(!same.isOpen && !same.hasSlower)
  }

  @Test("the article says how often a comparison measures")
  func documented() {
    let page = Page.article("BenchmarkYourOwnPairing").text
    #expect(page.contains("measured up to \(BenchmarkRun.repetitions) times more"))
    #expect(page.contains("in turns, \(BenchmarkRun.rounds) times each"))
    #expect(page.contains("run up to \(BenchmarkRun.mostRounds) times each"))
  }
}
