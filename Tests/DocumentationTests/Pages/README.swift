import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

@Suite("README.md")
@MainActor
struct README {
  func twice<P: Pairing, V>(_ pairing: P, _ m: Kind<P.Moves, Void>, _ w: Kind<P.Space, V>) -> V {
    pairing.moved(pairing.moved(w, by: m), by: m).extract()
  }

  @Test("one architecture for every pair")
  func architecture() {
    expectPrinted(as: "README.md") {
      print(twice(StateStore(), .modify { $0 + 1 }, Store(0) { "\($0)" }))  // 2
      print(twice(WriterTraced(), .tell("ab"), Traced(offset: "") { $0 }))  // abab
    }
  }

  typealias MyPairing = StateStore<Three>

  @Test func lawful() { expectLaws(.pairing(MyPairing())) }
}
