import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of spaces that are made of others, of their moves and their pairings.
  static var joins: [Suite] { sums + days + eaches + products + storesBeside }

  private static var sums: [Suite] {
    typealias Sides = SumPairing<StateStore<Three>, WriterTraced<Endomap>>
    return [
      monad(Sides.Moves.self), stackSafety(Sides.Moves.self),
      comonad(SumSpaceOf<StoreOf<Three>, StoreOf<Bool>>.self).thinned(toOneIn: 10),
      pairing(Sides()).thinned(toOneIn: 4), explorer(Sides()),
      sum(SumPairing<StateStore<Three>, WriterTraced<Endomap>>()),
      pairing(OptionalPairing(StateStore<Three>()), of: "OptionalPairing<StateStore<Three>>"),
      sum(
        SumPairing<StateStore<Three>, IdentityPairing>(),
        of: "OptionalPairing<StateStore<Three>>"),
    ]
  }

  private static var days: [Suite] {
    typealias Sides = DayPairing<StateStore<Three>, WriterTraced<Endomap>>
    return [
      monad(Sides.Moves.self), stackSafety(Sides.Moves.self),
      comonad(DayOf<StoreOf<Three>, StoreOf<Bool>>.self).thinned(toOneIn: 4),
      pairing(Sides()), explorer(Sides()),
      day(DayPairing<StateStore<Three>, WriterTraced<Endomap>>()),
    ]
  }

  private static var eaches: [Suite] {
    typealias Parts = EachPairing<Three, StateStore<Bool>>
    let suites = [
      monad(Parts.Moves.self), comonad(EachOf<Three, StoreOf<Bool>>.self),
      pairing(Parts()), explorer(Parts()), each(EachPairing<Three, StateStore<Bool>>()),
    ]
    return suites.map { $0.thinned(toOneIn: 10) } + [stackSafety(Parts.Moves.self)]
  }

  private static var products: [Suite] {
    let (first, second) = (StateStore<Three>(), WriterTraced<Endomap>())
    return [
      functor(CoproductOf<StateOf<Three>, WriterOf<Endomap>>.self),
      functor(FunctorProductOf<StoreOf<Three>, TracedOf<Endomap>>.self),
      choice(CoproductProduct(first, second)),
    ]
  }

  /// The laws of the isomorphism between a transformer of a space and the day of that space and a
  /// plain one.
  private static var storesBeside: [Suite] {
    [
      isomorphism(StoreTToDay<Three, EnvOf<Bool>>(), DayToStoreT<Three, EnvOf<Bool>>()),
      comonadMorphism(StoreTToDay<Three, EnvOf<Bool>>()),
      isomorphism(TracedTToDay<Endomap, EnvOf<Bool>>(), DayToTracedT<Endomap, EnvOf<Bool>>()),
      comonadMorphism(TracedTToDay<Endomap, EnvOf<Bool>>()),
      isomorphism(EnvTToDay<Three, StoreOf<Bool>>(), DayToEnvT<Three, StoreOf<Bool>>()),
      comonadMorphism(EnvTToDay<Three, StoreOf<Bool>>()),
    ]
  }
}

// MARK: - Transformers as days

private struct StoreTToDay<Position, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StoreTOf<Position, Base>, Value>
  ) -> Kind<DayOf<StoreOf<Position>, Base>, Value> { Day(kind) }
}

private struct DayToStoreT<Position, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<DayOf<StoreOf<Position>, Base>, Value>
  ) -> Kind<StoreTOf<Position, Base>, Value> { StoreT(kind) }
}

private struct TracedTToDay<Log: Monoid, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<TracedTOf<Log, Base>, Value>
  ) -> Kind<DayOf<TracedOf<Log>, Base>, Value> { Day(kind) }
}

private struct DayToTracedT<Log: Monoid, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<DayOf<TracedOf<Log>, Base>, Value>
  ) -> Kind<TracedTOf<Log, Base>, Value> { TracedT(kind) }
}

private struct EnvTToDay<Environment, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<EnvTOf<Environment, Base>, Value>
  ) -> Kind<DayOf<EnvOf<Environment>, Base>, Value> { Day(kind) }
}

private struct DayToEnvT<Environment, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<DayOf<EnvOf<Environment>, Base>, Value>
  ) -> Kind<EnvTOf<Environment, Base>, Value> { EnvT(kind) }
}
