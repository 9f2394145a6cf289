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

  @Test("UpdateMonads.md")
  func updates() {
    expectLaws(.monoidAction(Counting.self))
    expectLaws(
      .pairingMorphism(
        PairingMorphism(
          from: UpdateCoupdate<Overwriting<Three>>(), to: StateStore<Three>(),
          moves: UpdateToState(), spaces: StoreToCoupdate())))
  }
}
