import PairingsLaws
import PairingsTimeline
import TestSupport
import Testing

@Suite("The fewest")
struct FewestTests {
  @Test("the needed elements remain, in their order")
  func found() {
    let needed = [3, 77, 500]
    for count in [501, 3_000, 20_000].prefix(many(3, inDebug: 1)) {
      let left = fewest(of: Array(0..<count)) { kept in needed.allSatisfy(kept.contains) }
      expectEqual(left, needed)
    }
    expectEqual(fewest(of: [Int]()) { _ in true }, [])
    expectEqual(fewest(of: [1, 2, 3]) { _ in true }, [])
    expectEqual(fewest(of: [1, 2, 3]) { $0.count == 3 }, [1, 2, 3])
  }

  @Test("no single element and no two neighbours of the result can be removed")
  func minimal() {
    for seed in 0..<200 {
      var random = RandomStream(seed: UInt64(seed))
      let all = (0..<40).map { _ in Int(random.next() % 5) - 2 }
      let sum: Int = all.reduce(0, +)
      let isBad = { (kept: [Int]) -> Bool in kept.reduce(0, +) == sum }
      let left = fewest(of: all, where: isBad)
      expect(isBad(left))
      for size in [1, 2] where left.count >= size {
        for start in 0...left.count - size {
          expect(!isBad(Array(left[..<start] + left[(start + size)...])))
        }
      }
    }
  }

  @Test("the search ends with its time")
  func limit() {
    let all = Array(0..<1_000)
    var calls = 0
    let left = fewest(of: all, within: .zero) { _ in
      calls += 1
      return true
    }
    expect(left == all && calls == 1)
  }
}
