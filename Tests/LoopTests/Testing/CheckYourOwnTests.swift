import PairingLaws
import PairingLawsTesting
import Pairings
import Testing

/// The pairing of the article "Check your own pairing", mended.
struct BoxPairing: Pairing {
  typealias Moves = StateOf<Three>
  typealias Space = StoreOf<Three>

  func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    let store = space
    let (value, position) = move.run(store.position)
    return combine(value, store.peek(position))
  }
}

extension BoxPairing: PlainPairing {
  static var sights: Domain<Three> { Three.domain }
  static var lookouts: [Kind<StoreOf<Three>, Three>] { Three.allCases.map { Store($0) { $0 } } }
}

@Suite("Check your own pairing")
struct CheckYourOwnTests {
  static let runner = Runner(seed: 1, cases: 20)

  @Test("alone")
  func alone() { expectLaws(.pairing(BoxPairing()), runner: Self.runner) }

  @Test("beside another")
  func besideAnother() {
    expectLaws(.pairing(DayPairing<BoxPairing, StateStore<Bool>>()), runner: Self.runner)
    expectLaws(.day(DayWords<BoxPairing, StateStore<Bool>>()), runner: Self.runner)
  }
}
