import PairingsLaws
import Pairings
import PairingsTheory
import PropertyTestingSwiftTesting
import Testing

extension UpdateMonadsTests.Counting: CheckableContainer {
  static var shapes: Domain<Int> { Domain(elements: [0, 1, -2, 3]) { $0.observe(&$1) } }
  static var positions: Domain<Sum<Int>> {
    Domain(elements: [Sum(0), Sum(1), Sum(-2)]) { $0.value.observe(&$1) }
  }
}

/// The suites that pages name, each called as there.
@Suite("Suites that pages name")
struct SuitesPage {
  typealias Counting = UpdateMonadsTests.Counting

  @Test("Algebra.md")
  func algebra() {
    expectLaws(.isomorphism(ActionToWriter<Three>(), WriterToAction<Three>()))
  }

  @Test("BringYourOwnEffect.md")
  func effects() {
    let few = Runner(cases: 20)
    expectLaws(.failing(AsyncOf<Mishap>.self), runner: few)
    expectLaws(.bracketing(AsyncOf<Mishap>.self), runner: few)
    expectLaws(.cancelling(AsyncOf<Mishap>.self), runner: few)
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

  @Test("UpdateMonads.md")
  func updates() {
    expectLaws(.monoidAction(Counting.self))
    expectLaws(.cofunctor(Cofunctor(Both<Three, Bool>.lens)))
    expectLaws(
      .pairingMorphism(
        PairingMorphism(
          from: UpdateCoupdate<Overwriting<Three>>(), to: StateStore<Three>(),
          moves: UpdateToState(), spaces: StoreToCoupdate())))
  }
}
