import PairingsLaws
import Testing

@Suite("RandomStream")
struct RandomStreamTests {
  @Test("the sequence of a seed is fixed")
  func stability() {
    var stream = RandomStream(seed: 0)
    let words = (0..<3).map { _ in stream.next() }
    #expect(
      words == [11_091_344_671_253_066_420, 13_793_997_310_169_335_082, 1_900_383_378_846_508_768])
  }

  @Test("bounded numbers are as likely as each other", arguments: [1, 2, 5, 6, 99] as [UInt64])
  func uniformity(limit: UInt64) {
    var stream = RandomStream(seed: 42)
    var counts = Array(repeating: 0, count: Int(limit) + 1)
    let draws = 20_000 * counts.count
    for _ in 0..<draws { counts[Int(stream.next(through: limit))] += 1 }
    // Six standard deviations of 20 000 draws.
    #expect(counts.allSatisfy { abs($0 - 20_000) < 850 })
  }

  @Test("derived seeds differ")
  func derivation() {
    let seeds = (0..<1_000).map { RandomStream.derive(7, UInt64($0)) }
    #expect(Set(seeds).count == 1_000)
  }
}
