import Foundation
import TestSupport
import Testing

@testable import PairingsBenchmarks

@Suite("What is no benchmark")
struct CheckTests {
  /// Returns the check of a row of two functions of the number of operations.
  private func check(
    isConstant: Bool = false, _ operation: @escaping (Int) -> Int,
    by control: @escaping (Int) -> Int
  ) -> Check {
    Runner.check(
      BenchmarkRow(
        "Row", "one", control: "other", isConstant: isConstant, operation: { operation },
        by: { control }))
  }

  /// Performs a number of operations, and returns their number.
  private func worked(_ count: Int) -> Int {
    for number in 0..<count { keep(number) }
    return count
  }

  @Test("a control that returns something else is refused")
  func wrong() {
    expectEqual(check(worked, by: worked).failures, [])
    let refusals = check(worked, by: { worked($0) + 1 }).refusals
    expectEqual(refusals.count, 1)
    expect(refusals[0].hasPrefix("Row(one) returns something else than its control; let both"))
  }

  @Test("a unit of no operation ends the process")
  func noUnit() async {
    await #expect(processExitsWith: .failure) {
      _ = BenchmarkRow("Row", "one", control: "", unit: 0, operation: { { $0 } }, by: { { $0 } })
    }
  }

  @Test("a constant checksum is refused, unless the row says so")
  func constant() {
    func constant(_ count: Int) -> Int { worked(count) - count }
    let refusals = check(constant, by: constant).refusals
    expectEqual(refusals.count, 1)
    expect(refusals[0].contains("return the sum of the results"))
    expectEqual(check(isConstant: true, constant, by: constant).failures, [])
  }

  @Test("work that is left out is refused, of a row or of its control, and not measured")
  func leftOut() throws {
    func none(_ count: Int) -> Int { count }
    for (operation, control) in [(none, none), (worked, none), (none, worked)] {
      let refusals = check(operation, by: control).refusals
      expectEqual(refusals.count, 1)
      expect(refusals[0].contains("takes no time for any number of operations"))
    }
    let row = BenchmarkRow(
      "Row", "one", control: "other", unit: 1 << 20, operation: { none }, by: { none })
    let (check, measurement) = Runner(sampling: .quick).measure(row)
    expect(check.refusals.count == 1 && measurement == nil)
  }

  @Test("work that is left out is refused of a row of growth", .enabled(if: !isDebug))
  func leftOutOfGrowth() {
    func row(
      of count: Growth.Count = .instructions,
      _ workload: @escaping (_ size: Int, _ count: Int) -> Void
    ) -> BenchmarkRow {
      BenchmarkRow("Row", "grown", growth: .linear, of: count, from: 50, to: 800) { size in
        { count in workload(size, count) }
      }
    }
    expectEqual(Runner.check(row { _, _ in }).refusals.count, 1)
    expectEqual(Runner.check(row(of: .allocations) { _, _ in }).refusals.count, 1)
    let kept = row { size, count in for number in 0..<size * count { keep(number) } }
    expectEqual(Runner.check(kept).refusals, [])
  }

  @Test("instructions, retains and releases are counted, alike each time, and up to a limit")
  func executed() throws {
    final class Cell {}
    let cell = Cell()
    func executed(_ stores: Int) -> Executed? {
      var last: Cell?
      return Executed(
        { count in
          for _ in 0..<count * stores { last = opaque(last == nil ? cell : nil) }
          return count
        }, unit: 1)
    }
    let counts = (executed(2), executed(6), executed(2))
    #if os(Linux) && arch(x86_64)
    let (one, three, again) = (
      try #require(counts.0), try #require(counts.1), try #require(counts.2)
    )
    expect(one.retains >= 1 && one.retains == one.releases)
    expect(three.retains == 3 * one.retains && three.releases == three.retains)
    expect((2.5...3) ~= three.instructions / one.instructions)
    expectEqual(one.instructions, again.instructions)
    #else
    expectEqual(counts.0, nil)
    #endif
    expectEqual(executed(10_000), nil)
  }

  @Test("a row that grows faster than it claims fails, and one that does not passes")
  func grown() throws {
    func failures(_ claim: Growth) -> [String] {
      let row = BenchmarkRow("Row", "O(n)", growth: claim, of: .allocations, from: 10, to: 160) {
        size in { count in for _ in 0..<count * size { keep(opaque([size]).count) } }
      }
      return Runner.check(row).failures
    }
    expect(failures(.linear).isEmpty && failures(.linearithmic).isEmpty)
    #if canImport(Glibc)
    expectEqual(
      failures(.logarithmic),
      [
        "Row(O(n)) grows from 10 to 160 allocations between the sizes 10 and 160; "
          + "2.2 times as many are claimed"
      ])
    expectEqual(failures(.constant).count, 1)
    #endif
  }

  @Test("a growth beyond its claim is counted anew, in tables with other collisions")
  func collided() {
    func failures(collided: Int) -> Int {
      var setups = 0
      let row = BenchmarkRow(
        "Row", "O(1)", growth: .constant, of: .allocations, from: 10, to: 160
      ) { size in
        if size == 160 { setups += 1 }
        let allocations = setups <= collided ? size : 1
        return { count in for _ in 0..<count * allocations { keep(opaque([size]).count) } }
      }
      return Runner.check(row).failures.count
    }
    expectEqual(failures(collided: 2), 0)
    #if canImport(Glibc)
    expectEqual(failures(collided: 3), 1)
    #endif
  }

  @Test("an operation beyond a limit is named, with both; one at its limit passes")
  func limits() {
    func excesses(_ allocations: Double, _ instructions: Double, _ retains: Double) -> [String] {
      let row = BenchmarkRow(
        "Row", "one", control: "other", allocations: 1, instructions: 7, retains: 2,
        operation: { { $0 } }, by: { { $0 } })
      let suite = BenchmarkSuite([row]).promising(.ratio(2), instructions: 100, of: "Row(one)")
      return Check(
        row: suite.rows[0], isCorrect: true, isVarying: true, isWorking: true,
        allocations: allocations,
        peakBytes: 0,
        executed: Executed(instructions: instructions, retains: retains, releases: retains)
      ).excesses
    }
    expect(excesses(1.01, 100, 2).isEmpty && excesses(0, 1, 0).isEmpty)
    expectEqual(
      excesses(2, 101, 3),
      [
        "Row(one) takes 2.00 allocations an operation, and its limit is 1.00",
        "Row(one) takes 101 instructions an operation, and its limit is 100",
        "Row(one) takes 3.00 retains an operation, and its limit is 2.00",
      ])
  }
}
