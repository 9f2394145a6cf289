import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of the moves that spaces have by themselves, and of the pairings made of others.
  static var algebra: [Suite] {
    duals + transformers + lifted + morphisms + residuals
  }

  /// The laws of ``PairingsTheory/Co`` and of the monads that are isomorphic to it.
  private static var duals: [Suite] {
    let a = Three.domain
    return [
      monad(CoOf<StoreOf<Three>>.self), stackSafety(CoOf<StoreOf<Three>>.self),
      pairing(CoPairing<StoreOf<Three>>()), coT(StateStore<Three>()),
      monad(CoOf<TracedOf<Endomap>>.self), pairing(CoPairing<TracedOf<Endomap>>()),
      coT(WriterTraced<Endomap>()),
      monad(CoOf<EnvOf<Three>>.self), pairing(CoPairing<EnvOf<Three>>()), coT(ReaderEnv<Three>()),
      monad(CoOf<MooreOf<Three>>.self), pairing(CoPairing<MooreOf<Three>>()),
      coT(ActionMoore<Three>()), explorer(CoPairing<StoreOf<Three>>()),
      action(Home(), returning: a),
      pairing(
        WriterTraced<[Bool]>().hoisted(
          left: ActionToWriter<Bool>(), right: MooreToTraced<Bool>()),
        of: "Hoisted<WriterTraced>"),
      isomorphism(
        "State and Co Store", StateOf<Three>.domain(of: a),
        CoOf<StoreOf<Three>>.domain(of: a),
        to: { $0.co }, from: { State($0) }),
      retraction(
        "Writer in Co Traced", WriterOf<Endomap>.domain(of: a), to: { $0.co }, from: { Writer($0) }),
      isomorphism(
        "Reader and Co Env", ReaderOf<Three>.domain(of: a), CoOf<EnvOf<Three>>.domain(of: a),
        to: { $0.co }, from: { Reader($0) }),
      isomorphism(
        "Action and Co Moore", ActionOf<Three>.domain(of: a), CoOf<MooreOf<Three>>.domain(of: a),
        to: { $0.co }, from: { Action($0) }),
    ]
  }

  /// The laws of transformers over a pair with a position, and over one without.
  private static var transformers: [Suite] {
    let inEnvironment = StateTStoreT<Three, ReaderEnv<Three>>(ReaderEnv())
    let withLog = WriterTTracedT<Endomap, ReaderEnv<Three>>(ReaderEnv())
    let onPlaces = StateTStoreT<Three, StateStore<Bool>>(StateStore())
    let logsOnPlaces = WriterTTracedT<Endomap, StateStore<Bool>>(StateStore())
    let reading = ReaderTEnvT<Three, StateStore<Three>>(StateStore())
    return [
      monad(StateTOf<Three, ReaderOf<Three>>.self), comonad(StoreTOf<Three, EnvOf<Three>>.self),
      state(StateTOf<Three, ReaderOf<Three>>.self),
      store(StoreTOf<Three, EnvOf<Three>>.self),
      stackSafety(StateTOf<Three, IOOf<Mishap>>.self),
      pairing(inEnvironment), pairing(onPlaces), explorer(onPlaces),
      monad(WriterTOf<Endomap, ReaderOf<Three>>.self),
      comonad(TracedTOf<Endomap, EnvOf<Three>>.self),
      writer(WriterTOf<Endomap, ReaderOf<Three>>.self),
      pairing(withLog), pairing(logsOnPlaces), explorer(logsOnPlaces),
      comonad(EnvTOf<Three, StoreOf<Three>>.self), pairing(reading), explorer(reading),
      agreement(
        StateStore<Three>(), StateTStoreT<Three, IdentityPairing>(IdentityPairing()),
        spaces: StoreToStoreT(), moves: StateToStateT()),
      agreement(
        WriterTraced<Endomap>(), WriterTTracedT<Endomap, IdentityPairing>(IdentityPairing()),
        spaces: TracedToTracedT(), moves: WriterToWriterT()),
      agreement(
        ReaderEnv<Three>(), ReaderTEnvT<Three, IdentityPairing>(IdentityPairing()),
        spaces: EnvToEnvT(), moves: ReaderToReaderT()),
    ]
  }

  /// The laws of the operations that a transformer lifts from its base.
  private static var lifted: [Suite] {
    [
      reader(StateTOf<Three, ReaderOf<Three>>.self),
      writer(StateTOf<Three, WriterOf<Endomap>>.self),
      state(WriterTOf<Endomap, StateOf<Three>>.self),
      reader(WriterTOf<Endomap, ReaderOf<Three>>.self),
      state(ReaderTOf<Bool, StateOf<Three>>.self),
      writer(ReaderTOf<Bool, WriterOf<Endomap>>.self),
      traced(StoreTOf<Three, TracedOf<Endomap>>.self),
      store(TracedTOf<Endomap, StoreOf<Three>>.self),
      store(EnvTOf<Three, StoreOf<Three>>.self),
      traced(EnvTOf<Three, TracedOf<Endomap>>.self),
      stateTransformer(StateTOf<Three, WriterOf<Endomap>>.self),
      readerTransformer(ReaderTOf<Three, StateOf<Three>>.self),
      writerTransformer(WriterTOf<Endomap, StateOf<Three>>.self),
      env(EnvTOf<Three, StoreOf<Three>>.self), env(StoreTOf<Three, EnvOf<Three>>.self),
    ]
  }

  /// The laws of the morphisms from the base of a transformer, and back.
  private static var morphisms: [Suite] {
    [
      monadMorphism(StateToStateT<Three>()), comonadMorphism(StoreToStoreT<Three>()),
      monadMorphism(WriterToWriterT<Endomap>()), comonadMorphism(TracedToTracedT<Endomap>()),
      monadMorphism(ReaderToReaderT<Three>()), comonadMorphism(EnvToEnvT<Three>()),
      monadTransformer(StateTOf<Three, ReaderOf<Three>>.self),
      monadTransformer(WriterTOf<Endomap, ReaderOf<Three>>.self),
      comonadMorphism(LowerStoreT<Three, EnvOf<Three>>()),
      comonadMorphism(LowerTracedT<Endomap, EnvOf<Three>>()),
      comonadMorphism(LowerEnvT<Three, StoreOf<Three>>()),
    ]
  }
}

// MARK: - Custom moves

/// A move to the first position, whose value is the previous position.
private struct Home: CoMove {
  func callAsFunction<Result>(_ space: Kind<StoreOf<Three>, (Three) -> Result>) -> Result {
    space.peek(.a0)(space.position)
  }
}

// MARK: - A transformer over the identity is the plain type

private struct StateToStateT<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StateOf<Position>, Value>
  ) -> Kind<StateTOf<Position, IdentityOf>, Value> { .state(kind) }
}

private struct StoreToStoreT<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StoreOf<Position>, Value>
  ) -> Kind<StoreTOf<Position, IdentityOf>, Value> {
    let store = kind
    return StoreT(store.position, Identity(store.peek))
  }
}

private struct WriterToWriterT<Log: Monoid>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<WriterOf<Log>, Value>
  ) -> Kind<WriterTOf<Log, IdentityOf>, Value> {
    WriterT(Identity((kind.value, kind.log)))
  }
}

private struct TracedToTracedT<Log: Monoid>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<TracedOf<Log>, Value>
  ) -> Kind<TracedTOf<Log, IdentityOf>, Value> {
    TracedT(kind)
  }
}

private struct ReaderToReaderT<Environment>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<ReaderOf<Environment>, Value>
  ) -> Kind<ReaderTOf<Environment, IdentityOf>, Value> {
    ReaderT.accessM { Identity(kind.run($0)) }
  }
}

private struct EnvToEnvT<Environment>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<EnvOf<Environment>, Value>
  ) -> Kind<EnvTOf<Environment, IdentityOf>, Value> {
    EnvT(environment: kind.environment, Identity(kind.value))
  }
}

// MARK: - From the base and back

private struct LowerStoreT<Position, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StoreTOf<Position, Base>, Value>
  ) -> Kind<Base, Value> { kind.lowered }
}

private struct LowerTracedT<Log: Monoid, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<TracedTOf<Log, Base>, Value>
  ) -> Kind<Base, Value> { kind.lowered }
}

private struct LowerEnvT<Environment, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<EnvTOf<Environment, Base>, Value>
  ) -> Kind<Base, Value> { kind.lowered }
}
