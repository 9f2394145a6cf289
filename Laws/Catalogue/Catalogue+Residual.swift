import PairingsLaws
import Pairings

/// An effect that does a deed or fails.
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
    ] + runners + patterns
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

// MARK: - Patterns that run on matter

extension Suite {
  private static var patterns: [Suite] {
    typealias Letter = EnvOf<Three>
    typealias Answer = ReaderOf<Three>
    let (layers, letters) = (LetterLayers(), FreeOf<Letter>.domain(of: Three.domain))
    let pattern = PatternOnMatter<Letter, Answer>(Convolving())
    let part = PartPairing(ReaderEnv<Three>().flipped, rest: EnvOf<Four>.self)
    let parts = PatternOnMatter<Letter, ConvolutionOf<Answer, EnvOf<Four>>>(Convolving())
    return [
      convolution(layers), functor(ConvolutionOf<Letter, Answer>.self),
      residualPairing(pattern, of: "PatternOnMatter<Env<Three>, Reader<Three>>")
        .thinned(toOneIn: 4),
      residualAgreement(
        pattern, ResidualFreeCofree(layers), lefts: letters, of: "PatternOnMatter",
        left: { $0 }, right: { $0 }, residual: { $0.fold(Meeting(layers)) }),
      partPairing(part, layers: ReaderEnv<Three>().flipped, rest: EnvOf<Four>.self),
      residualAgreement(
        parts, ResidualFreeCofree(part), lefts: letters, of: "PatternOnMatter of a part",
        left: { $0 }, right: { $0 }, residual: { $0.fold(Meeting(part)) }),
    ]
  }
}

// MARK: - Observations

extension Suite {
  /// Records the effects and the results of a move from some spaces.
  private static func observe<P: ResidualPairing, Value, Position>(
    _ move: Kind<P.Moves, Value>, by pairing: P, from spaces: [Kind<P.Space, Position>],
    of values: Domain<Value>, _ positions: Domain<Position>, _ seen: inout Observation
  ) where P.Eff: Checkable {
    let results = P.Eff.domain(of: values.zip(positions))
    seen.table { seen in
      for space in spaces {
        seen.entry(positions.text(P.Space.extract(space))) { seen in
          results.observe(pairing.pair(move, space) { ($0, $1) }, &seen)
        }
      }
    }
  }
}

extension StateTStore where Position == Three {
  /// The stores of positions, at every position.
  fileprivate var places: [Kind<StoreOf<Three>, Three>] { Three.allCases.map { Store($0) { $0 } } }
}
