import PairingLaws
import Pairings

private typealias Work<Value> = Kind<IOOf<Mishap>, Value>
private typealias Steps = StateTOf<Three, IOOf<Mishap>>

/// A pairing of steps that work with a store, which is lawful where a mutant does not say
/// otherwise.
private protocol LoudPairing: EffectfulPairing
where Moves == Steps, Space == StoreOf<Three>, Eff == IOOf<Mishap> {}

extension LoudPairing {
  func pair<A, B, C>(
    _ move: Kind<Steps, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Work<C> {
    StateTStore<Three, IOOf<Mishap>>().pair(move, space, combine)
  }
}

private struct LawfulLoud: LoudPairing {}

private struct WorksTwice: LoudPairing {
  func pair<A, B, C>(
    _ move: Kind<Steps, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Work<C> {
    let once = LawfulLoud().pair(move, space, combine)
    return IOOf.then(once, once)
  }
}

private struct ReadsBeforeItWorks: LoudPairing {
  func pair<A, B, C>(
    _ move: Kind<Steps, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Work<C> {
    LawfulLoud().pair(move, space) { a, _ in combine(a, StoreOf.extract(space)) }
  }
}

private struct WorksFromTheFirst: LoudPairing {
  func pair<A, B, C>(
    _ move: Kind<Steps, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Work<C> {
    LawfulLoud().pair(move, space.seek(.a0), combine)
  }
}

private struct FailsAtTheEnd: LoudPairing {
  func pair<A, B, C>(
    _ move: Kind<Steps, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Work<C> {
    IOOf.flatMap(LawfulLoud().pair(move, space, combine)) { _ in
      IOOf.raise(Mishap.e0)
    }
  }
}

private struct TriesAgainFromTheFirst: LoudPairing {
  func pair<A, B, C>(
    _ move: Kind<Steps, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Work<C> {
    IOOf.handle(LawfulLoud().pair(move, space, combine)) { _ in
      LawfulLoud().pair(move, space.seek(.a0), combine)
    }
  }
}

/// Hands over the values in the other order where both are of one type.
private struct SwapsEqualTypesAtWork: LoudPairing {
  func pair<A, B, C>(
    _ move: Kind<Steps, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Work<C> {
    LawfulLoud().pair(move, space) { a, b in
      guard let first = b as? A, let second = a as? B, A.self == B.self else {
        return combine(a, b)
      }
      return combine(first, second)
    }
  }
}

private struct AnswersOneOfFourAtWork: LoudPairing {
  func pair<A, B, C>(
    _ move: Kind<Steps, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Work<C> {
    LawfulLoud().pair(move, space) { a, b in (Four.b0 as? C) ?? combine(a, b) }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var effectfuls: [Mutant] {
    func suite<P: LoudPairing>(_ pairing: P) -> Suite {
      .effectfulPairing(pairing) { StateTOf.domain(of: $0) }
    }
    return [
      Mutant(
        "swaps equal types at work", suite(SwapsEqualTypesAtWork()), .sole("naturality")),
      Mutant(
        "answers one of four at work", suite(AnswersOneOfFourAtWork()),
        .sole("naturality in the result")),
      Mutant("works twice", suite(WorksTwice()), .sole("composition")),
      Mutant("reads before it works", suite(ReadsBeforeItWorks()), .sole("composition")),
      Mutant(
        "works from the first position", suite(WorksFromTheFirst()),
        .several(["unit", "composition"])),
      Mutant("fails at the end", suite(FailsAtTheEnd()), .several(["unit"])),
      Mutant("tries again from the first", suite(TriesAgainFromTheFirst()), .sole("composition")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var effectfulModels: [Suite] {
    [effectfulPairing(LawfulLoud(), moves: { StateTOf.domain(of: $0) }, of: "LoudPairing")]
  }
}
