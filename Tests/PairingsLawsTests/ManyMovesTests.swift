import PairingsLaws
import Pairings
import PairingsCatalogue
import PairingsTheory
import Testing

/// The pairing of a store, whose moves may make each space a function of the one before.
private struct Walk: ResidualPairing {
  var grows = false

  func interact<First, Second, Result>(
    _ move: Kind<StateTOf<Three, ManyOf>, First>, _ space: Store<Three, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<ManyOf, Result> {
    StateTStore<Three, ManyOf>().interact(move, space, combine)
  }

  func interact<First, Second>(
    _ move: Kind<StateTOf<Three, ManyOf>, First>, _ space: Store<Three, Second>
  ) -> Kind<ManyOf, (value: First, space: Store<Three, Second>)> {
    interact(move, space.duplicate()) { (value: $0, space: grows ? $1.map { $0 } : $1) }
  }
}

@Suite("Many moves")
struct ManyMovesTests {
  @Test("moves of several outcomes come to an end, and a space that grows by them is found")
  func outcomes() {
    func failed(_ pairing: Walk) -> [String] {
      Runner(seed: 1, cases: 20).check(.residualPairing(pairing)).filter { !$0.isPassed }
        .map(\.name)
    }
    #expect(failed(Walk()) == [])
    #expect(failed(Walk(grows: true)) == ["many moves"])
  }
}
