import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

@Suite("README.md")
@MainActor
struct README {
  typealias MyPairing = StateStore<Three>

  @Test func lawful() { expectLaws(.pairing(MyPairing())) }
}
