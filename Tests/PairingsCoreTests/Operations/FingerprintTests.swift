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

  @Test("the order of parts counts, and an unknown part makes the whole unknown")
  func parts() {
    func of(_ parts: [UInt8]) -> UInt64? {
      var fingerprint = Fingerprint()
      for part in parts { fingerprint.combine(part) }
      return fingerprint.value
    }
    let all = (0..<16 as Range<UInt8>).flatMap { left in
      (0..<16 as Range<UInt8>).map { [left, $0] }
    }
    #expect(Set(all.map(of)).count == 256)
    var unknown = Fingerprint(of: true)
    unknown.combineUnknown()
    #expect(unknown.value == nil)
  }
}
