import PairingsTimeline
import TestSupport
import Testing

@Suite("The fewest")
struct FewestTests {
  @Test("of many elements those are left that it takes, in their order")
  func found() {
    let needed = [3, 77, 500]
    for count in [501, 3_000, 20_000].prefix(many(3, inDebug: 1)) {
      let left = fewest(of: Array(0..<count)) { kept in needed.allSatisfy(kept.contains) }
      #expect(left == needed)
    }
    #expect(fewest(of: [Int]()) { _ in true } == [])
    #expect(fewest(of: [1, 2, 3]) { _ in true } == [])
    #expect(fewest(of: [1, 2, 3]) { $0.count == 3 } == [1, 2, 3])
  }
}
