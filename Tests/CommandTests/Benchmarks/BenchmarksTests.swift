import Foundation
import PairingsConsole
import TestSupport
import Testing

@testable import PairingsBenchmarks

@Suite("benchmarks' command line", .waiting)
struct BenchmarksTests {
  @Test("json has every figure of a row, whose result is the control's")
  func json() throws {
    let answer = try CommandProcess.benchmarks.run(
      ["--filter", "Identity*.move(opaque)", "--samples", "1", "--unoptimised", "--format", "json"])
    let data = Data(answer.output.utf8)
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let row = try #require(rows.first)
    expectEqual(rows.count, 1)
    expectEqual(row["name"] as? String, "IdentityPairing.move")
    expectEqual(row["variant"] as? String, "opaque")
    expectEqual(row["correct"] as? Bool, true)
    for key in ["median_ns", "control_ns", "ratio", "p99_ns", "samples"] {
      try expect(#require(row[key] as? Double) > 0)
    }
    expect(row.keys.contains("allocations"))
  }

  @Test("--check compares results with controls, and measures nothing")
  func check() throws {
    let answer = try CommandProcess.benchmarks.run(["--filter", "Identity*.pair(*", "--check"])
    expectEqual(answer.output, "3 of 3 rows are right\n")
    expectEqual(answer.status, 0)
  }

  @Test("a report is written to the file that --output names, with its machine and command")
  func output() throws {
    let folder = try Folder()
    let file = folder.file()
    let arguments = ["--filter", "Identity*.pair(*", "--samples", "1", "--unoptimised"]
    let answer = try CommandProcess.benchmarks.run(
      arguments + ["--format", "markdown", "--output", file.path])
    expect(answer.output.isEmpty)
    expectEqual(answer.status, 0)
    let report = try String(contentsOf: file, encoding: .utf8)
    expect(report.hasPrefix("| row | ") && report.contains("| IdentityPairing.pair(opaque) |"))
    expect(report.contains("cores; Swift 6."))
    expect(report.contains("; benchmarks " + arguments.joined(separator: " ")))
  }

  @Test(
    "a usage error lists the alternatives",
    arguments: [
      (
        ["--fast"],
        "unknown option '--fast'; the options are --filter GLOB, --list, --check, "
          + "--format text|json|markdown, --output FILE, --quick, --budget S, --samples N, "
          + "--compare-with REVISION, --build-option OPTION, --threshold PERCENT, --unoptimised "
          + "and --help"
      ),
      (["--format", "xml"], "unknown format 'xml'; the formats are text, json and markdown"),
      (["--samples", "0"], "--samples needs a whole number from 1 up, not '0'"),
      (["--check", "--format", "json"], "--list and --check make no report"),
      (["--output", "/tmp/rows", "--list"], "--list and --check make no report"),
      (["--compare-with", "HEAD", "--check"], "--compare-with measures, and checks nothing"),
      (["--build-option", "-v"], "--build-option is for --compare-with"),
      (["--filter"], "--filter needs a value: GLOB"),
      (["--filter", "nope"], "no row matches 'nope'; --list names them"),
      (["--filter", "-h"], "no row matches '-h'; --list names them"),
    ])
  func usageErrors(arguments: [String], message: String) {
    let row = BenchmarkRow("Row", "one", control: "other", operation: { { $0 } }, by: { { $0 } })
    let error = #expect(throws: UsageError.self) {
      try BenchmarkRun([row], Options(arguments)).run()
    }
    expectEqual(error?.message, message)
  }
}
