import Pairings
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  @Test("different words and bytes have different fingerprints, the same in every run")
  func words() {
    let bytes = (UInt8.min ... .max).map { Fingerprint(of: $0).value }
    #expect(Set(bytes).count == 256)
    #expect(bytes == (0..<256).map { Fingerprint(of: $0).value })
    #expect(bytes == (0..<256 as Range<UInt64>).map { Fingerprint(of: $0).value })
    #expect([false, true].map { Fingerprint(of: $0).value } == Array(bytes[..<2]))
    let ends = [Int.min, -1, .max].map { Fingerprint(of: $0).value }
    #expect(Set(ends + bytes).count == 259)
  }
}
