import PairingsLaws
import Pairings

extension Suite {
  /// The laws of pairings that are derived from a functor, an adjunction or a comodel, and of pairs of moves.
  static var derived: [Suite] {
    kanExtensions + adjunctions + productCoproducts + comodels + representables
  }

  /// The laws of codensity monads, density comonads, and their pairings.
  private static var kanExtensions: [Suite] {
    typealias Threes = CodensityDensity<ReaderOf<Three>>
    let moves = Threes.Moves.domain(of: Three.domain)
    return [
      monad(CodensityOf<ReaderOf<Three>>.self).thinned(toOneIn: 4),
      stackSafety(CodensityOf<ReaderOf<Three>>.self),
      monad(CodensityOf<WriterOf<Turn>>.self).thinned(toOneIn: 4),
      stackSafety(CodensityOf<WriterOf<Turn>>.self),
      codensity(lift: LiftCodensity<StateOf<Three>>(), lower: LowerCodensity()),
      codensity(lift: LiftCodensity<WriterOf<Turn>>(), lower: LowerCodensity()),
      codensityStep(Advancing(), passing: Three.domain),
      comonad(DensityOf<EnvOf<Three>>.self), comonad(DensityOf<StoreOf<Bool>>.self),
      density(lift: LiftDensity<EnvOf<Three>>(), lower: LowerDensity()),
      density(lift: LiftDensity<StoreOf<Bool>>(), lower: LowerDensity()),
      pairing(Threes()), co(Threes()),
      isomorphism(
        "Codensity and Co Density", moves, CoOf<Threes.Space>.domain(of: Three.domain),
        to: { Co(Threes(), $0) }, from: { Codensity($0) }),
      isomorphism(StateToCodensity<Three>(), CodensityToState<Three>()),
      monadMorphism(StateToCodensity<Three>()), monadMorphism(CodensityToState<Three>()),
      isomorphism(StoreToDensity<Three>(), DensityToStore<Three>()),
      comonadMorphism(StoreToDensity<Three>()), comonadMorphism(DensityToStore<Three>()),
      agreement(
        StateStore<Three>(), Threes(), spaces: StoreToDensity(), moves: StateToCodensity()),
      agreement(
        Threes(), StateStore<Three>(), spaces: DensityToStore(), moves: CodensityToState()),
    ]
  }

  /// The laws of adjunctions, and of the pairings that they make.
  private static var adjunctions: [Suite] {
    typealias Composed = ComposeOf<ReaderOf<Bool>, ReaderOf<Three>>
    typealias Threes = AdjunctionPairing<ReaderOf<Three>>
    return [
      adjunction(IdentityOf.self), adjunction(ReaderOf<Three>.self), adjunction(Composed.self),
      monad(Threes.Moves.self), comonad(Threes.Space.self), pairing(Threes()),
      pairing(AdjunctionPairing<Composed>()).thinned(toOneIn: 4),
      isomorphism(StateToAdjunction<Three>(), AdjunctionToState<Three>()),
      monadMorphism(StateToAdjunction<Three>()), monadMorphism(AdjunctionToState<Three>()),
      isomorphism(StoreToAdjunction<Three>(), AdjunctionToStore<Three>()),
      comonadMorphism(StoreToAdjunction<Three>()), comonadMorphism(AdjunctionToStore<Three>()),
      agreement(
        StateStore<Three>(), Threes(), spaces: StoreToAdjunction(), moves: StateToAdjunction()),
      agreement(
        Threes(), StateStore<Three>(), spaces: AdjunctionToStore(), moves: AdjunctionToState()),
    ]
  }
}

// MARK: - Codensity and density

private struct LiftCodensity<Base: Monad>: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<Base, Value>) -> Codensity<Base, Value> { .lift(kind) }
}

private struct LowerCodensity<Base: Monad>: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Codensity<Base, Value>) -> Kind<Base, Value> { kind.lower() }
}

private struct LiftDensity<Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<Base, Value>) -> Density<Base, Value> {
    Density(kind) { $0.extract() }
  }
}

private struct LowerDensity<Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Density<Base, Value>) -> Kind<Base, Value> { kind.lowered }
}

/// A step that passes the present environment on, and runs the rest in the first one.
private struct Advancing: CodensityStep {
  func callAsFunction<Result>(
    _ next: @escaping (Three) -> Kind<ReaderOf<Three>, Result>
  ) -> Kind<ReaderOf<Three>, Result> {
    Reader.asks { next($0).run(.a0) }
  }
}

private struct StateToCodensity<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: State<Position, Value>
  ) -> Codensity<ReaderOf<Position>, Value> { Codensity(kind) }
}

private struct CodensityToState<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Codensity<ReaderOf<Position>, Value>
  ) -> State<Position, Value> { State(kind) }
}

private struct StoreToDensity<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Store<Position, Value>
  ) -> Density<EnvOf<Position>, Value> { Density(kind) }
}

private struct DensityToStore<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Density<EnvOf<Position>, Value>
  ) -> Store<Position, Value> { Store(kind) }
}

// MARK: - The monad and the comonad of an adjunction

private struct StateToAdjunction<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: State<Position, Value>
  ) -> Compose<ReaderOf<Position>, EnvOf<Position>, Value> {
    Compose(
      Reader.asks {
        let (value, position) = kind.run($0)
        return Env(environment: position, value: value)
      })
  }
}

private struct AdjunctionToState<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Compose<ReaderOf<Position>, EnvOf<Position>, Value>
  ) -> State<Position, Value> {
    State { position in
      let arrival = kind.composed().run(position)
      position = arrival.environment
      return arrival.value
    }
  }
}

private struct StoreToAdjunction<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Store<Position, Value>
  ) -> Compose<EnvOf<Position>, ReaderOf<Position>, Value> {
    Compose(Env(environment: kind.position, value: Reader.asks { kind.peek($0) }))
  }
}

private struct AdjunctionToStore<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Compose<EnvOf<Position>, ReaderOf<Position>, Value>
  ) -> Store<Position, Value> {
    let space = kind.composed()
    return Store(space.environment) { space.value.run($0) }
  }
}
