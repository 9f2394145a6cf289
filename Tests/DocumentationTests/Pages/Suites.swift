import PairingsLaws
import Pairings
import PairingsTheory
import PropertyTestingSwiftTesting
import Testing

/// The suites that pages name, each called as there.
@Suite("Suites that pages name")
struct SuitesPage {
  typealias MyPairing = StateStore<Three>

  // README.md
  @Test func lawful() { expectLaws(.pairing(MyPairing())) }

  @Test("Algebra.md")
  func algebra() {
    expectLaws(.isomorphism(ActionToWriter<Three>(), WriterToAction<Three>()))
  }

  @Test("ResidualPairings.md")
  func residual() {
    let layers = ReaderEnv<Three>().flipped.hoisted(effects: PureTransformation<IOOf<Mishap>>())
    expectLaws(.residualFunctorPairing(layers))
  }

  struct Cell: Comodel {
    func answer<Value>(_ put: Env<Three, Value>, _ state: inout Three) -> Value {
      state = put.environment
      return put.value
    }
  }

  @Test("DerivedPairs.md")
  func theories() {
    let put = { Free<EnvOf<Three>, Void>.lift(Env(environment: $0, value: ())) }
    let putTwice = Equation("put twice") { (states: (Three, Three)) in
      (put(states.0).then(put(states.1)), put(states.1))
    }
    let states = Three.domain.zip(Three.domain)
    expectLaws(.comodel(Cell(), obeys: [putTwice], for: states, returning: .void))
  }
}
