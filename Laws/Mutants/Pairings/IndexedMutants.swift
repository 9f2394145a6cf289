import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``LooseOf``, whose steps have a mark that no operation shows.
private enum Wrong: String, Fault {
  case keepsTheFirstMark = "flatMap keeps the first mark → left identity + …"
  case keepsTheLastMark = "flatMap keeps the last mark → right identity + …"
  case marksByATable =
    "flatMap combines marks by a table that does not associate → associativity + …"
  case mapTurns = "map turns the value of a step → map coherence + …"
  case iteratesTwice = "iterate stops after two steps → iterate"
}

/// A step between two indices, with a mark.
private final class Loose<Source, Target, Value>: Carrier<Ix<LooseOf, Source, Target>, Value> {
  let run: (Source) -> (Value, (Target, Int))

  init(_ run: @escaping (Source) -> (Value, (Target, Int))) { self.run = run }
}

private enum LooseOf: IndexedMonad, IndexedCheckable {
  static func carrier<S, T, A>(
    from: S.Type, to: T.Type, of: A.Type
  ) -> Carrier<Ix<Self, S, T>, A>.Type { Loose<S, T, A>.self }

  static func domain<S: LawValue, T: LawValue, A>(
    from: S.Type, to: T.Type, of values: Domain<A>
  ) -> Domain<Kind<Ix<Self, S, T>, A>> {
    S.domain.closures(to: values.zip(T.domain.zip(.marks(3))))
      .map({ Loose($0) }, back: { $0.carrier(as: Loose.self).run })
  }

  static func map<S, T, A, B>(
    _ fa: Kind<Ix<Self, S, T>, A>, _ transform: @escaping (A) -> B
  ) -> Kind<Ix<Self, S, T>, B> {
    Loose { source in
      let (value, end) = fa.carrier(as: Loose.self).run(source)
      return (Wrong.present == .mapTurns ? transform(turned(value)) : transform(value), end)
    }
  }

  static func pure<I, A>(_ value: A) -> Kind<Ix<Self, I, I>, A> { Loose { (value, ($0, 0)) } }

  static func flatMap<S, M, T, A, B>(
    _ ma: Kind<Ix<Self, S, M>, A>, _ next: @escaping (A) -> Kind<Ix<Self, M, T>, B>
  ) -> Kind<Ix<Self, S, T>, B> {
    Loose { source in
      let (value, middle) = ma.carrier(as: Loose.self).run(source)
      let (last, end) = next(value).carrier(as: Loose.self).run(middle.0)
      return (last, (end.0, combined(middle.1, end.1)))
    }
  }

  private static func combined(_ first: Int, _ last: Int) -> Int {
    switch Wrong.present {
    case .keepsTheFirstMark: first
    case .keepsTheLastMark: last
    case .marksByATable: first == 0 ? last : last == 0 ? first : first == last ? 0 : first
    default: (first + last) % 3
    }
  }

  static func iterate<I, Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Ix<Self, I, I>, Iteration<Seed, A>>
  ) -> Kind<Ix<Self, I, I>, A> {
    iterate(seed, step, count: 0)
  }

  private static func iterate<I, Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Ix<Self, I, I>, Iteration<Seed, A>>, count: Int
  ) -> Kind<Ix<Self, I, I>, A> {
    flatMap(step(seed)) { result in
      switch result {
      case .next(let next):
        iterate(count == 1 && Wrong.present == .iteratesTwice ? seed : next, step, count: count + 1)
      case .done(let value): pure(value)
      }
    }
  }
}

/// The faults of ``LooseStoreOf``, whose spaces have a mark that no operation shows.
private enum WrongSpace: String, Fault {
  case marksTheInside = "duplicate drops the marks inside → left identity"
  case marksTheOutside = "duplicate drops the mark outside → right identity"
  case turnsOnTheWay = "duplicate at one index turns the values → associativity"
  case mapTurns = "map turns the values of a space → map of a composite + …"
}

private final class LooseStore<Source, Target, Value>: Carrier<
  Ix<LooseStoreOf, Source, Target>, Value
>
{
  let place: (Source, Int)
  let see: (Target) -> Value

  init(_ place: (Source, Int), _ see: @escaping (Target) -> Value) {
    (self.place, self.see) = (place, see)
  }
}

private enum LooseStoreOf: IndexedComonad, IndexedCheckable {
  static func carrier<S, T, A>(
    from: S.Type, to: T.Type, of: A.Type
  ) -> Carrier<Ix<Self, S, T>, A>.Type { LooseStore<S, T, A>.self }

  static func domain<S: LawValue, T: LawValue, A>(
    from: S.Type, to: T.Type, of values: Domain<A>
  ) -> Domain<Kind<Ix<Self, S, T>, A>> {
    S.domain.zip(.marks(2)).zip(T.domain.closures(to: values)).map({ LooseStore($0.0, $0.1) }) {
      let store = $0.carrier(as: LooseStore.self)
      return (store.place, store.see)
    }
  }

  static func map<S, T, A, B>(
    _ fa: Kind<Ix<Self, S, T>, A>, _ transform: @escaping (A) -> B
  ) -> Kind<Ix<Self, S, T>, B> {
    let store = fa.carrier(as: LooseStore.self)
    return LooseStore(store.place) {
      let value = transform(store.see($0))
      return WrongSpace.present == .mapTurns ? turned(value) : value
    }
  }

  static func extract<I, A>(_ wa: Kind<Ix<Self, I, I>, A>) -> A {
    let store = wa.carrier(as: LooseStore.self)
    return store.see(store.place.0)
  }

  static func duplicate<S, M, T, A>(
    _ wa: Kind<Ix<Self, S, T>, A>, at middle: M.Type
  ) -> Kind<Ix<Self, S, M>, Kind<Ix<Self, M, T>, A>> {
    let store = wa.carrier(as: LooseStore.self)
    let (fault, mark) = (WrongSpace.present, store.place.1)
    return LooseStore((store.place.0, fault == .marksTheOutside ? 0 : mark)) { middle in
      LooseStore((middle, fault == .marksTheInside ? 0 : mark)) { target in
        let turns = fault == .turnsOnTheWay && M.self == Bool.self
        return turns ? turned(store.see(target)) : store.see(target)
      }
    }
  }
}

/// The faults of ``LoosePairing``.
private enum WrongPair: String, Fault {
  case turnsAtOneIndex = "pair turns the value at one index → unit"
  case readsTheNext = "pair reads the space at the next position → composition"
  case swaps = "pair of an indexed move swaps equal types → naturality"
}

private struct LoosePairing: IndexedPairing {
  func pair<S, T, A, B, C>(
    _ move: Kind<Ix<IndexedStateOf, S, T>, A>, _ space: Kind<Ix<IndexedStoreOf, S, T>, B>,
    _ combine: (A, B) -> C
  ) -> C {
    let fault = WrongPair.present
    // One step more than the move, between an index of its own and the end.
    let longer = fault == .readsTheNext && T.self == Four.self
    let step = IndexedState<S, T, A> { source in
      let (value, end) = move.run(source)
      return (value, longer ? ((Four.b3 as? T) ?? end) : end)
    }
    return IndexedStateStore().pair(step, space) { value, seen in
      switch fault {
      case .turnsAtOneIndex where S.self == T.self: combine(turned(value), seen)
      case .swaps: swapped(value, seen, combine)
      default: combine(value, seen)
      }
    }
  }
}

extension Mutants {
  static var indexed: Mutants {
    Mutants([
      Mutants(.indexedMonad(LooseOf.self), Wrong.self),
      Mutants(.indexedComonad(LooseStoreOf.self), WrongSpace.self),
      Mutants(.indexedPairing(LoosePairing()), WrongPair.self),
    ])
  }
}
