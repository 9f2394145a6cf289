import PairingsLaws
import Pairings
import PairingsTheory

/// An effect that does an act or fails.
private typealias Work = IOOf<Mishap>

extension Suite {
  /// The laws of the pairings whose result is an effect.
  static var residuals: [Suite] {
    typealias Later = AsyncOf<Mishap>
    let reading = WithoutEffects(ReaderEnv<Three>().flipped, Work.self)
    return [
      residualPairing(StateTStore<Three, IdentityOf>()),
      residualPairing(StateTStore<Three, Work>()), residualPairing(StateTStore<Three, Later>()),
      residualPairing(WithoutEffects(StateStore<Three>(), Work.self)),
      residualFunctorPairing(reading, of: "WithoutEffects<ReaderEnv<Three>.flipped, IO<Mishap>>"),
      residualAgreement(
        WithoutEffects(StateStore<Three>(), Work.self), StateTStore<Three, Work>(),
        lefts: StateOf.domain(of: Three.domain), of: "StateStore in StateTStore",
        left: { .state($0) }, right: { $0 }, residual: { $0 }),
    ] + runners
  }

  private static var runners: [Suite] {
    let layers = LetterLayers()
    let (runner, letters) = (
      StatefulRunner(Letters()), FreeOf<EnvOf<Three>>.domain(of: Three.domain)
    )
    let cofree = ResidualFreeCofree(LettersOnStores())
    let plain = ReaderEnv<Three>().flipped
    return [
      residualFunctorPairing(layers), residualPairing(ResidualFreeCofree(layers)),
      residualFree(ResidualFreeCofree(layers), layers: layers),
      residualAgreement(
        WithoutEffects(FreeCofree(plain), Work.self),
        ResidualFreeCofree(WithoutEffects(plain, Work.self)), lefts: letters,
        of: "FreeCofree in ResidualFreeCofree", left: { $0 }, right: { $0 }, residual: { $0 }),
      residualPairing(runner),
      residualAgreement(
        runner, StateTStore<Three, Work>(), lefts: letters, of: "StatefulRunner in StateTStore",
        left: { $0.fold(Letters()) }, right: { $0 }, residual: { $0 }),
      residualAgreement(
        runner, cofree, lefts: letters, of: "StatefulRunner in ResidualFreeCofree",
        left: { $0 },
        right: { store in
          .unfold(store, head: { $0.extract() }, tail: { $0.duplicate() })
        }, residual: { $0 }),
      finalising(runner), finalising(ResidualFreeCofree(layers)),
      finalising(
        StatefulRunner(CancellingLetters()),
        cancelling: Env(environment: .a2, value: ())),
    ]
  }
}
