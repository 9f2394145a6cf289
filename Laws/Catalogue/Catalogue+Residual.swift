import PairingsLaws
import Pairings
import PairingsTheory

/// An effect that does an act or fails.
private typealias Work = IOOf<Mishap>

extension Suite {
  /// The laws of the pairings whose result is an effect.
  static var residuals: [Suite] {
    typealias Later = AsyncOf<Mishap>
    let working = PureTransformation<Work>()
    return [
      residualPairing(StateStore<Three>(), of: "StateStore<Three>, without effects"),
      residualPairing(StateTStore<Three, IdentityOf>()),
      residualPairing(StateTStore<Three, Work>()), residualPairing(StateTStore<Three, Later>()),
      residualPairing(StateStore<Three>().hoisted(effects: working)),
      residualFunctorPairing(ReaderEnv<Three>().flipped.hoisted(effects: working)),
      residualAgreement(
        StateStore<Three>(), StateTStore<Three, Work>(),
        lefts: StateOf.domain(of: Three.domain), of: "StateStore in StateTStore",
        left: { .state($0) }, right: { $0 }, residual: { working($0) }),
    ] + runners + own
  }

  private static var runners: [Suite] {
    let layers = LetterLayers()
    let (runner, letters) = (
      StatefulRunner(Letters()), FreeOf<EnvOf<Three>>.domain(of: Three.domain)
    )
    let (free, stores) = (FreeInteraction(Tails(layers)), FreeInteraction(LettersOnStores()))
    let plain = ReaderEnv<Three>().flipped
    return [
      residualFunctorPairing(layers), residualFunctorPairing(Tails(layers)),
      residualPairing(free), freeInteraction(free, layers: Tails(layers)),
      residualPairing(stores), freeInteraction(stores, layers: LettersOnStores()),
      freeInteraction(FreeCofree(plain), layers: Tails(plain)),
      residualPairing(runner),
      residualAgreement(
        runner, StateTStore<Three, Work>(), lefts: letters, of: "StatefulRunner in StateTStore",
        left: { $0.fold(Letters()) }, right: { $0 }, residual: { $0 }),
      residualAgreement(
        runner, stores, lefts: letters, of: "StatefulRunner in FreeInteraction",
        left: { $0 }, right: { $0 }, residual: { $0 }),
    ]
  }

  /// The laws of the moves with effects that spaces have by themselves.
  private static var own: [Suite] {
    typealias Failing = ExceptTOf<Mishap, IdentityOf>
    typealias Parts = EachOf<Bool, StoreOf<Three>>
    typealias Sides = DayOf<StoreOf<Three>, StoreOf<Bool>>
    let (a, runner) = (Three.domain, StatefulRunner(Letters()))
    return [
      monad(CoTOf<StoreOf<Three>, Work>.self), stackSafety(CoTOf<StoreOf<Three>, Work>.self),
      monadTransformer(CoTOf<StoreOf<Three>, ManyOf>.self),
      residualPairing(CoTPairing<ZipperOf, Failing>()),
      residualPairing(CoTPairing<ZipperOf, ManyOf>()),
      residualPairing(CoTPairing<Parts, Failing>()),
      residualPairing(CoTPairing<Parts, ManyOf>()),
      residualPairing(CoTPairing<Sides, Failing>()),
      residualPairing(CoTPairing<Sides, ManyOf>()),
      residualPairing(CoTPairing<MooreOf<Three>, Failing>()),
      residualPairing(CoTPairing<MooreOf<Three>, ManyOf>()),
      coT(StateTStore<Three, Work>()), coT(runner), coT(NavigationZipper()),
      coT(CoTPairing<StoreOf<Three>, ManyOf>().hoisted(left: LiftToCoT()), of: "lift in CoT"),
      action(Wandering(), returning: a),
      isomorphism(
        "StateT and CoT Store", StateTOf<Three, Work>.domain(of: a),
        CoTOf<StoreOf<Three>, Work>.domain(of: a),
        to: { CoT(StateTStore(), $0) }, from: { StateT($0) }),
      isomorphism(
        "Co and CoT Identity", CoOf<StoreOf<Three>>.domain(of: a),
        CoTOf<StoreOf<Three>, IdentityOf>.domain(of: a),
        to: { CoPairing().toCoT($0) }, from: { CoTToCo()($0) }),
    ].map { $0.thinned(toOneIn: 4) }
  }
}

/// An effect as a move that stays.
private struct LiftToCoT<Space: Comonad, Eff: Monad>: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<Eff, Value>) -> CoT<Space, Eff, Value> { .lift(kind) }
}

/// A move to two places, whose value is the previous position.
private struct Wandering: CoTMove {
  func callAsFunction<Future>(
    _ space: Kind<StoreOf<Three>, Future>
  ) -> Kind<ManyOf, (value: Three, future: Future)> {
    Many([(space.position, space.peek(.a1)), (space.position, space.extract())])
  }
}
