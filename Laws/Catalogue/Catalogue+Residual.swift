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
    ] + hoists + joinsOfResiduals + runners + patterns
  }

  private static var hoists: [Suite] {
    let steps = StateTStore<Three, IdentityOf>()
    let hoisted = steps.hoisted(
      left: PlainSteps(), right: IdentityTransformation(), residual: Returning())
    return [
      residualPairing(hoisted, of: "StateTStore<Three, Identity>.hoisted"),
      residualPairing(steps.hoisted(left: PlainSteps()), of: "StateTStore.hoisted(left:)"),
      residualPairing(
        StateTStore<Framed<Three>, Work>().hoisted(residual: Retried()),
        of: "StateTStore.hoisted(residual:)"),
      residualAgreement(
        WithoutEffects(StateStore<Three>(), Work.self), hoisted,
        lefts: StateOf.domain(of: Three.domain), of: "StateStore in StateTStore",
        left: { $0 }, right: { $0 }, residual: { $0 }),
    ]
  }

  private static var joinsOfResiduals: [Suite] {
    let (steps, logs) = (
      StateTStore<Three, Work>(), WithoutEffects(WriterTraced<Turn>(), Work.self)
    )
    let (day, sum) = (steps.day(logs), steps.sum(logs))
    typealias DayMoves = ResidualDayMoveOf<
      StateTStore<Three, Work>, WithoutEffects<WriterTraced<Turn>, Work>
    >
    typealias SumMoves = ResidualSumMoveOf<
      StateTStore<Three, Work>, WithoutEffects<WriterTraced<Turn>, Work>
    >
    let a = Three.domain
    let (m1, m2) = (StateTOf<Three, Work>.domain(of: a), WriterOf<Turn>.domain(of: a))
    let days = Domain { choices in
      let (m, n) = (m1.draw(&choices), m2.draw(&choices))
      return choices.draw(1) == 0
        ? DayMoves.flatMap(.first(m)) { a in DayMoves.map(.second(n)) { a == .a0 ? a : $0 } }
        : DayMoves.flatMap(.second(n)) { a in DayMoves.map(.first(m)) { a == .a0 ? a : $0 } }
    } observe: { move, seen in
      observe(
        move, by: day,
        from: steps.places.map { Day($0, Traced(offset: Turn.empty) { $0 }) { ($0, $1) } },
        of: a, Three.domain.zip(Turn.domain), &seen)
    }
    let sides = SumSide.domain
    let sums = Domain { choices in
      let (m, n, side) = (m1.draw(&choices), m2.draw(&choices), sides.draw(&choices))
      return SumMoves.flatMap(.first(m)) { a in
        SumMoves.flatMap(.show(side)) { _ in SumMoves.map(.second(n)) { a == .a0 ? a : $0 } }
      }
    } observe: { move, seen in
      observe(
        move, by: sum,
        from: steps.places.map { SumSpace($0.map { $0 }, Traced(offset: Turn.empty) { _ in .a0 }) },
        of: a, a, &seen)
    }
    return [
      residualPairing(day, moves: days),
      residualDay(
        day, of: steps, logs, moves: (m1, m2), first: { .first($0) }, second: { .second($0) }),
      residualPairing(sum, moves: sums),
      residualSum(
        sum, of: steps, logs, moves: (m1, m2), first: { .first($0) }, second: { .second($0) },
        show: { .show($0) }, shown: .shown()),
    ]
  }

  private static var runners: [Suite] {
    let layers = LetterLayers()
    let (runner, letters) = (
      StatefulRunner(Letters()), FreeOf<EnvOf<Three>>.domain(of: Three.domain)
    )
    let cofree = ResidualFreeCofree(StateTStore<Three, Work>().hoisted(left: Letters()))
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

// MARK: - Transformations

private struct PlainSteps: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StateOf<Three>, Value>
  ) -> Kind<StateTOf<Three, IdentityOf>, Value> { .state(kind) }
}

private struct Returning: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<IdentityOf, Value>) -> Kind<Work, Value> {
    .pure(kind.value)
  }
}

/// The effect whose failures are those of another order.
private struct Retried: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<Work, Value>) -> Kind<Work, Value> {
    kind.handle { .raise($0 == .e0 ? .e1 : .e0) }
  }
}
