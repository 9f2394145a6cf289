import TestSupport
import Testing

@testable import PairingsWeb

/// Hashes of keys and names, for tables whose time grows with their count.
@Suite("Hashes of keys")
struct HashTests {
  @Test("texts that differ in case alone have hashes of their own")
  func genotypes() {
    let texts = (0..<4_096).map { number in
      String((0..<12).map { number >> $0 & 1 == 0 ? "a" : "A" } as [Character])
    }
    expectEqual(Set(texts.map(\.bytesHash)).count, texts.count)
  }

  @Test(
    "numbers at equal distances share few slots",
    arguments: [1, 7, 1_000, 46_368, 832_040, 1 << 32, 1 << 40, (1 << 32) + 1])
  func strides(stride: Int) {
    let slots = Set((0..<4_096).map { hashSlot(UInt(bitPattern: $0 * stride), of: 8_192) })
    expect(slots.count > 2_900)
  }
}
