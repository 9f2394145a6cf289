import PairingsCore
import PairingsCoreLaws
import PropertyTestingSwiftTesting
import Testing

// A pair of its own that needs the core alone, and is checked.

private enum PileOf: StoreConstructor, Checkable { typealias Position = Three }
private enum PushOf: ProgramConstructor, Checkable { typealias Context = Three }

private struct PushPile: ProgramStorePairing {
  typealias Moves = PushOf
  typealias Space = PileOf
}

@Suite("The core alone")
struct CoreAlone {
  @Test("a pair of its own is lawful") func lawful() { expectLaws(.pairing(PushPile())) }

  @Test("a move of it") func moved() {
    let pile = Kind<PileOf, String>(at: .a0) { "\($0)" }
    let push = Kind<PushOf, Void> { $0 = .a1 }
    #expect(PushPile().moved(pile, by: push).extract() == "\(Three.a1)")
  }
}
