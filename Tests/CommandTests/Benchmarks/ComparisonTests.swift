import Foundation
import TestSupport
import Testing

@testable import PairingsBenchmarks

@Suite("benchmarks --compare-with", .waiting)
struct ComparisonTests {
  private static func figure(
    _ ratio: Double, allocations: Double = 0, of variant: String = "one"
  ) throws -> Figure {
    try JSONDecoder().decode(
      Figure.self,
      from: Data(
        """
        {"name": "Row", "variant": "\(variant)", "control": "other", "median_ns": 1,
         "ratio": \(ratio), "allocations": \(allocations)}
        """.utf8))
  }

  /// Returns the comparison of rounds with these changes, above a tenth.
  private func comparison(_ changes: [Double], allocations: Double = 0) throws -> Comparison {
    Comparison(
      try changes.map { change in
        (
          new: [try Self.figure(2 * change, allocations: allocations)],
          old: [try Self.figure(2)]
        )
      }, threshold: 0.1)
  }

  @Test("a row is slower, faster or the same if most rounds say so, and cannot be told otherwise")
  func verdicts() throws {
    func verdict(_ changes: [Double]) throws -> Comparison.Verdict? {
      try comparison(changes).rows.first?.verdict
    }
    let slower = Array(repeating: 1.2, count: 7)
    try expectEqual(verdict(slower), .slower)
    try expectEqual(verdict(slower.map { 1 / $0 }), .faster)
    try expectEqual(verdict(slower.map { $0 - 0.2 }), .same)
    // Six rounds are too few, and so is a round of seven that says otherwise.
    try expectEqual(verdict(Array(slower.dropLast())), .open)
    try expectEqual(verdict(slower.dropLast() + [1]), .open)
    // Of 15 rounds, two may say otherwise.
    let many = Array(repeating: 1.2, count: 13)
    try expectEqual(verdict(many + [0.7, 1]), .slower)
    try expectEqual(verdict(many.dropLast() + [0.7, 1, 1]), .open)
    try expect(comparison(many.dropLast() + [0.7, 1, 1]).isOpen)
  }

  @Test("a row that is slower or allocates more is a failure, and a faster one is none")
  func failures() throws {
    let slower = try comparison(Array(repeating: 1.5, count: 7))
    expectEqual(slower.failures, ["Row(one) is slower than before: 1.50 times"])
    expect(slower.markdown.contains("| Row(one) | +50.0 % | +50.0 % | +50.0 % | 7 |"))
    expect(
      slower.text.hasSuffix(
        "1 of 1 rows are worse, 0 faster, 0 cannot be told; a change counts above 10 %\n"))
    let more = try comparison([1], allocations: 1)
    expectEqual(more.failures, ["Row(one) allocates 1.00 times an operation, 0.00 before"])
    let faster = try comparison(Array(repeating: 0.5, count: 7))
    expect(faster.failures.isEmpty && faster.json.contains("\"verdict\": \"faster\""))
  }

  @Test("rows of one build are named, and not compared")
  func changedRows() throws {
    let comparison = Comparison(
      [(new: [try Self.figure(1, of: "new")], old: [try Self.figure(1, of: "old")])],
      threshold: 0.1)
    expect(comparison.rows.isEmpty)
    expect(comparison.text.contains("Row(new) is new\nRow(old) is gone\n0 of 0 rows"))
  }

  @Test("a row of this build that is wrong or does no work fails, and is not compared")
  func refused() throws {
    func status(_ operation: @escaping (Int) -> Int) throws -> Int32 {
      let row = BenchmarkRow(
        "Row", "one", control: "other", operation: { operation }, by: { { $0 } })
      return try BenchmarkRun([row], Options(["--compare-with", "no revision", "--unoptimised"]))
        .run()
    }
    try expectEqual(status { $0 }, 1)
    try expectEqual(status { $0 + 1 }, 1)
  }

  private struct Read: Decodable {
    let text: String
    let numbers: [Double]
  }

  @Test(
    "texts and numbers of any kind are JSON",
    arguments: ["a\nb", "\r\n\0\u{1F}\t", "\"\u{301}\\"])
  func quotes(text: String) throws {
    let numbers = "\(number(1e300)), \(number(-1e18, 0)), \(number(-0.25, 1))"
    let json = jsonList([[("text", quoted(text)), ("numbers", "[\(numbers)]")]])
    let read = try #require(JSONDecoder().decode([Read].self, from: Data(json.utf8)).first)
    expect(read.text == text && read.numbers == [1e300, -1e18, -0.3])
  }
}
