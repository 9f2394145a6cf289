import Foundation
import Testing

@Suite("benchmarks --check, beside recorded allocations", .waiting)
struct AllocationTests {
  private static let rows = "Identity*.pair(*"

  /// Records the rows of a filter, changes the record, and checks the rows against it.
  private func answer(
    _ filter: [String] = ["--filter", rows], _ change: (inout [String: Double]) -> Void
  ) throws -> CommandProcess.Answer {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let command = filter + ["--check", "--against", file.path]
    let recorded = try CommandProcess.benchmarks.run(command + ["--record"])
    #expect(recorded.output == "3 of 3 rows are right\n" && recorded.status == 0)
    var record = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
    #expect(record.count == 3)
    change(&record)
    try JSONEncoder().encode(record).write(to: file)
    return try CommandProcess.benchmarks.run(command)
  }

  @Test("as many allocations as recorded, and fewer, pass")
  func same() throws {
    for more in [0.0, 3] {
      let answer = try answer { for name in $0.keys { $0[name, default: 0] += more } }
      #expect(answer.output == "3 of 3 rows are right\n" && answer.status == 0)
    }
  }

  @Test("a row that allocates more is named, with its record and the command to record anew")
  func more() throws {
    let name = "IdentityPairing.pair(opaque)"
    let answer = try answer { $0[name, default: 0] -= 1 }
    #expect(answer.status == 1 && answer.output.isEmpty)
    #expect(answer.errors.contains("\(name) allocates "))
    #expect(answer.errors.contains(" when it was recorded"))
    #expect(answer.errors.contains("benchmarks --check --record"))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test("a row without a record is reported, with the command to record it")
  func missing() throws {
    let answer = try answer { $0["IdentityPairing.pair(visible)"] = nil }
    #expect(answer.status == 1)
    #expect(answer.errors.contains("IdentityPairing.pair(visible) has no recorded allocations"))
    #expect(answer.errors.contains("benchmarks --check --record"))
  }

  @Test("a missing or invalid record, and options without --check, are refused")
  func refused() throws {
    for path in ["/nowhere.json", "/dev/null"] {
      let answer = try CommandProcess.benchmarks.run(
        ["--filter", Self.rows, "--check", "--against", path])
      #expect(answer.status == 64)
      #expect(answer.errors.contains("'\(path)' has no recorded allocations"))
    }
    let answer = try CommandProcess.benchmarks.run(["--filter", Self.rows, "--record"])
    #expect(answer.status == 64 && answer.errors.contains("are for --check"))
  }

  @Test("the record has every row that does not vary, and no other")
  func complete() throws {
    let rows = try CommandProcess.benchmarks.run(["--list"]).lines.filter { !$0.isEmpty }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Benchmarks/allocations.json")
    let record = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
    #expect(Set(record.keys).subtracting(rows) == [])
    let varying = Set(rows).subtracting(record.keys)
    #expect(varying.allSatisfy { $0.hasPrefix("Runner.check(") && $0.contains("every law") })
  }
}
