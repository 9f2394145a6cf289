import Foundation
import Testing

@testable import PairingsBenchmarks

@Suite("benchmarks --check, beside accepted figures", .waiting)
struct AcceptedTests {
  private static let rows = "Identity*.pair(*"

  /// The figures of a file.
  private struct File: Codable {
    var machine: String
    var toolchain: String
    var rows: [String: AcceptedFigures.Row]
  }

  /// Records the rows of a filter, changes the record, and checks the rows against it.
  private func answer(
    _ change: (inout [String: AcceptedFigures.Row]) -> Void
  ) throws -> CommandProcess.Answer {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let command = ["--filter", Self.rows, "--check", "--against", file.path]
    let recorded = try CommandProcess.benchmarks.run(command + ["--record"])
    #expect(recorded.output == "3 of 3 rows are right\n" && recorded.status == 0)
    var record = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
    #expect(record.rows.count == 3)
    change(&record.rows)
    try JSONEncoder().encode(record).write(to: file)
    return try CommandProcess.benchmarks.run(command)
  }

  @Test("as many allocations as accepted, and fewer, pass")
  func same() throws {
    for more in [0.0, 3] {
      let answer = try answer { rows in
        rows = rows.mapValues {
          .init(
            ratio: $0.ratio.map { $0 * 10 }, allocations: $0.allocations.map { $0 + more })
        }
      }
      #expect(answer.output == "3 of 3 rows are right\n" && answer.status == 0)
    }
  }

  @Test("a row that allocates more is named, with what is accepted and the command to accept it")
  func more() throws {
    let name = "IdentityPairing.pair(opaque)"
    let answer = try answer { $0[name]?.allocations = -1 }
    #expect(answer.status == 1 && answer.output.isEmpty)
    #expect(answer.errors.contains("\(name) allocates "))
    #expect(answer.errors.contains(" are accepted; if it has to, "))
    #expect(answer.errors.contains("benchmarks --check --record"))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test("a row without accepted allocations is reported, with the command to record them")
  func incomplete() throws {
    let answer = try answer { $0["IdentityPairing.pair(opaque)"]?.allocations = nil }
    #expect(answer.status == 1)
    #expect(answer.errors.contains("IdentityPairing.pair(opaque) has no accepted allocations"))
  }

  @Test("a row without accepted figures is reported, with the command to record them")
  func missing() throws {
    let answer = try answer { $0["IdentityPairing.pair(visible)"] = nil }
    #expect(answer.status == 1)
    #expect(answer.errors.contains("IdentityPairing.pair(visible) has no accepted figures"))
    #expect(answer.errors.contains("benchmarks --check --record"))
  }

  @Test("a missing or invalid file, and options without --check, are refused")
  func refused() throws {
    for path in ["/nowhere.json", "/dev/null"] {
      let answer = try CommandProcess.benchmarks.run(
        ["--filter", Self.rows, "--check", "--against", path])
      #expect(answer.status == 2)
      #expect(answer.errors.contains("'\(path)' has no accepted figures"))
    }
    let answer = try CommandProcess.benchmarks.run(["--filter", Self.rows, "--record"])
    #expect(answer.status == 2 && answer.errors.contains("are for --check"))
  }

  @Test("every row has accepted figures, and no other; only what varies has none")
  func complete() throws {
    let rows = try CommandProcess.benchmarks.run(["--list"]).lines.filter { !$0.isEmpty }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Results/accepted.json")
    let record = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
    #expect(Set(record.rows.keys) == Set(rows))
    #expect(record.rows.values.allSatisfy { $0.ratio.map { $0 > 0 } ?? true })
    let elapsed = record.rows.filter { $0.value.ratio == nil }.keys
    #expect(
      elapsed.allSatisfy {
        $0.contains("two cores") || $0.hasPrefix("Explorer.send(one wait")
          || $0.hasPrefix("Floor.send(a task") || $0.hasPrefix("Persisted.init(")
      })
    let varying = record.rows.filter { $0.value.allocations == nil }.keys
    #expect(
      varying.allSatisfy {
        ($0.hasPrefix("Runner.check(") && $0.contains("every law"))
          || $0.hasPrefix("Chart.minimised(") || $0.hasPrefix("Atlas.check(O(")
      })
  }

  // MARK: - Ratios

  /// Returns the failures of a row of which a ratio of 2, 100 instructions and 3 retains are accepted.
  private func failures(
    _ ratios: [Double], instructions: Double? = nil, retains: Double = 0,
    by compiler: String = SavedFigures.compiler, on machine: String = SavedFigures.here
  ) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let accepted = File(
      machine: machine, toolchain: compiler,
      rows: ["Row(one)": .init(ratio: 2, allocations: 0, instructions: 100, retains: 3)])
    try JSONEncoder().encode(accepted).write(to: file)
    let row = BenchmarkRow("Row", "one", control: "other", operation: { { $0 } }, by: { { $0 } })
    let check = Check(
      row: row, isCorrect: true, isVarying: true, allocations: 0, peakBytes: 0,
      executed: instructions.map {
        Executed(instructions: $0, retains: retains, releases: retains)
      })
    let measurement = PairingsBenchmarks.Measurement(
      check: check, operation: Statistics([1]), control: Statistics([1]),
      ratios: ratios, ratio: Statistics.median(ratios.sorted()),
      interval: Interval(ofMedian: ratios), ending: .count, growth: nil)
    let figures = try AcceptedFigures(contentsOf: file.path)
    return [figures.failure(of: check), figures.failure(of: measurement)].compactMap(\.self)
  }

  @Test("a ratio fails if its whole interval is above one and a half of the accepted one")
  func ratios() throws {
    #expect(try failures([2.9, 2.95, 2.99, 2.9, 2.92]).isEmpty)
    #expect(try failures([2.4, 2.8, 3.5, 4, 9]).isEmpty)
    let slow = try failures([5, 5.1, 5.2, 5.1, 5.3])
    let sentence = try #require(slow.first)
    #expect(sentence.hasPrefix("Row(one) takes 5.10 times its control (5.00–5.30), 2.00 times are"))
    #expect(sentence.contains("'") && sentence.contains("--check --record"))
  }

  @Test("a ratio of no more instructions than accepted fails above three times the accepted one")
  func guarded() throws {
    let slow = [5, 5.1, 5.2, 5.1, 5.3]
    #expect(try failures(slow, instructions: 101).isEmpty)
    #expect(try failures(slow.map { $0 + 2 }, instructions: 101).count == 1)
    #expect(try failures(slow, instructions: 101, by: "another").count == 1)
  }

  @Test("the limits are twice as high if the ratio was accepted on another processor")
  func processors() throws {
    func times(_ factor: Double) -> [Double] { [0.99, 1, 1.01, 1, 0.99].map { 2 * factor * $0 } }
    #expect(try failures(times(2.9), on: "another").isEmpty)
    #expect(try failures(times(3.1), on: "another").count == 1)
    #expect(try failures(times(5.9), instructions: 101, on: "another").isEmpty)
    #expect(try failures(times(6.1), instructions: 101, on: "another").count == 1)
  }

  @Test("more instructions or retains than accepted fail, unless another compiler accepted them")
  func counts() throws {
    #expect(try failures([2], instructions: 104, retains: 3).isEmpty)
    let instructions = try #require(try failures([2], instructions: 120).first)
    #expect(instructions.hasPrefix("Row(one) takes 120 instructions, 100 are accepted; if it"))
    let retains = try #require(try failures([2], instructions: 100, retains: 4).first)
    #expect(retains.hasPrefix("Row(one) retains 4.00 times an operation, 3.00 are accepted; if"))
    #expect(try failures([2], instructions: 120, retains: 4, by: "another").isEmpty)
  }

  @Test("a ratio that varies is not accepted")
  func varying() throws {
    let row = BenchmarkRow("Row", "file", growth: .linear, over: [10, 20], ratioVaries: true) {
      size in { count in keep(size + count) }
    }
    let check = Runner.check(row)
    let measured = PairingsBenchmarks.Measurement(
      check: check, operation: Statistics([9]), control: Statistics([1]), ratios: [9], ratio: 9,
      interval: nil, ending: .count, growth: nil)
    var figures = AcceptedFigures()
    figures.accept([(check, measured)], known: [row.id])
    #expect(figures.rows[row.id]?.ratio == nil && figures.failure(of: measured) == nil)
  }

  @Test("a ratio that is recorded on another machine than the others has its own limit")
  func machines() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let old = AcceptedFigures.Row(ratio: 1, allocations: 0)
    let accepted = File(
      machine: "another", toolchain: SavedFigures.compiler,
      rows: ["Row(new)": old, "Row(old)": old])
    try JSONEncoder().encode(accepted).write(to: file)
    var figures = try AcceptedFigures(contentsOf: file.path)
    func measured(_ variant: String, _ ratio: Double) -> PairingsBenchmarks.Measurement {
      let row = BenchmarkRow(
        "Row", variant, control: "other", operation: { { $0 } }, by: { { $0 } })
      return PairingsBenchmarks.Measurement(
        check: Runner.check(row), operation: Statistics([1]), control: Statistics([1]),
        ratios: [ratio], ratio: ratio, interval: nil, ending: .count, growth: nil)
    }
    let new = measured("new", 2)
    figures.accept([(new.check, new)], known: ["Row(new)", "Row(old)"])
    try Data(figures.text.utf8).write(to: file)
    figures = try AcceptedFigures(contentsOf: file.path)
    #expect(figures.rows["Row(new)"]?.machine == SavedFigures.here)
    #expect(figures.failure(of: measured("new", 7)) != nil)  // Its limit: 2 × 3.
    #expect(figures.failure(of: measured("old", 2.9)) == nil)  // Its limit: 1 × 1.5 × 2.
    figures.accept([(new.check, new)], known: ["Row(new)"])
    #expect(figures.rows["Row(new)"]?.machine == nil)
  }

  @Test("a ratio that is recorded anew stays as it is accepted, unless it differs by a tenth")
  func noise() throws {
    func recorded(_ ratio: Double) -> Double? {
      let row = BenchmarkRow("Row", "one", control: "other", operation: { { $0 } }, by: { { $0 } })
      let check = Runner.check(row)
      func measured(_ ratio: Double) -> PairingsBenchmarks.Measurement {
        PairingsBenchmarks.Measurement(
          check: check, operation: Statistics([1]), control: Statistics([1]), ratios: [ratio],
          ratio: ratio, interval: nil, ending: .count, growth: nil)
      }
      var figures = AcceptedFigures()
      figures.accept([(check, measured(2))], known: ["Row(one)"])
      figures.accept([(check, measured(ratio))], known: ["Row(one)"])
      return figures.rows["Row(one)"]?.ratio
    }
    #expect(recorded(2.15) == 2 && recorded(2.5) == 2.5 && recorded(1) == 1)
  }
}
