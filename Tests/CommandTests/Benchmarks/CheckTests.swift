import Foundation
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

  @Test("a control that returns something else is refused")
  func wrong() {
    #expect(check({ $0 }, by: { $0 }).failures == [])
    let refusals = check({ $0 }, by: { $0 + 1 }).refusals
    #expect(refusals.count == 1)
    #expect(refusals[0].hasPrefix("Row(one) returns something else than its control; let both"))
  }

  @Test("a constant checksum is refused, unless the row says so")
  func constant() {
    let refusals = check({ _ in 7 }, by: { _ in 7 }).refusals
    #expect(refusals.count == 1)
    #expect(refusals[0].contains("return the sum of the results"))
    #expect(check(isConstant: true, { _ in 7 }, by: { _ in 7 }).failures == [])
  }

  @Test("the peak has the bytes that are allocated at once, not those that were freed before")
  func peak() throws {
    func sum(_ lists: [[Int]]) -> Int { lists.reduce(0) { $0 + $1[$1.count - 1] } }
    func list() -> [Int] { Array(repeating: 1, count: 1_000) }
    let one = check({ n in (0..<n).reduce(0) { total, _ in total + sum([list()]) } }, by: { $0 })
    let two = check(
      { n in (0..<n).reduce(0) { total, _ in total + sum([list(), list()]) - 1 } },
      by: { $0 })
    // Where bytes cannot be counted, allocations cannot either.
    #expect((one.peakBytes == nil) == (one.allocations == nil))
    guard let one = one.peakBytes, let two = two.peakBytes else { return }
    #expect((8_000..<9_000) ~= one && (16_000..<17_500) ~= two, "\(one) and \(two) bytes")
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
    #expect(one.retains >= 1 && one.retains == one.releases)
    #expect(three.retains == 3 * one.retains && three.releases == three.retains)
    #expect((2.5...3) ~= three.instructions / one.instructions)
    #expect(one.instructions == again.instructions)
    #else
    #expect(counts.0 == nil)
    #endif
    #expect(executed(10_000) == nil)
  }

  @Test("a row that grows faster than it claims fails, and one that does not passes")
  func grown() throws {
    func failures(_ claim: Growth) throws -> [String] {
      let row = BenchmarkRow("Row", "O(n)", growth: claim, over: [20, 40, 80]) { size in
        { count in for index in 0..<count * size * size { keep(index) } }
      }
      let measurement = Runner(sampling: Sampling(exact: 5)).measure(row).measurement
      return try #require(measurement).failures
    }
    let linear = try failures(.linear)
    #expect(linear.count == 1)
    #expect(linear.first?.hasPrefix("Row(O(n)) grows as n^") == true)
    #expect(linear.first?.hasSuffix("with its size, and n is claimed") == true)
    // The machine may change its speed during one measurement, and hardly during three.
    #expect(try (0..<3).contains { _ in try failures(.quadratic).isEmpty })
  }

  @Test("an interval has the median inside, and is narrower for samples that differ less")
  func interval() throws {
    let far = (0..<40).map { 1 + Double($0) / 40 }
    let near = far.map { 1 + ($0 - 1) / 10 }
    let (wide, narrow) = (
      try #require(Interval(ofMedian: far)), try #require(Interval(ofMedian: near))
    )
    #expect(wide.contains(1.4875) && narrow.contains(1.04875))
    #expect(narrow.width(of: 1.05) < wide.width(of: 1.5) / 5)
    #expect(Interval(ofMedian: [1, 2, 3, 4]) == nil)
    let (slower, same) = (
      try #require(Interval(ofMedian: near.map { $0 * 1.2 }, over: near)),
      try #require(Interval(ofMedian: near, over: near))
    )
    #expect(!slower.contains(1) && slower.contains(1.2) && same.contains(1))
  }

  @Test("samples end at a narrow interval, at the budget, or at their number")
  func sampling() {
    var number = 0.0
    func sample() -> Double {
      number += 1
      return number
    }
    #expect(Sampling().ratios { 1 }.2 == .narrow)
    #expect(Sampling(budget: .zero).ratios(sample).2 == .budget)
    let exact = Sampling(exact: 3).ratios(sample)
    #expect(exact.0.count == 3 && exact.1 == nil && exact.2 == .count)
  }

  @Test("a growth is fitted with its logarithm, and a faster one than claimed is found")
  func growth() {
    func times(_ time: (Double) -> Double) -> [(size: Int, time: Double)] {
      [1_000, 2_000, 5_000, 10_000, 100_000].map { ($0, time(Double($0))) }
    }
    let (linear, square) = (times { 3 * $0 }, times { $0 * $0 })
    let logarithmic = times { $0 * log($0) }
    #expect(abs(Growth(fitting: linear).exponent - 1) < 0.01)
    #expect(abs(Growth(fitting: square).exponent - 2) < 0.01)
    #expect(Growth(fitting: logarithmic).logarithms == 1)
    #expect(!Growth.linear.isExceeded(by: linear) && Growth.linear.isExceeded(by: square))
    #expect(!Growth.linearithmic.isExceeded(by: logarithmic))
    #expect(Growth.constant.isExceeded(by: linear) && !Growth.quadratic.isExceeded(by: square))
  }
}
