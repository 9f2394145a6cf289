import PairingLaws
import Pairings

/// The faults of ``LoudPairing``.
private enum Wrong: String, Fault {
  case swapsEqualTypes = "swaps equal types at work"
  case answersOneOfFour = "answers one of four at work"
  case worksTwice = "works twice"
  case readsBeforeItWorks = "reads before it works"
  case worksFromTheFirst = "works from the first position"
  case failsAtTheEnd = "fails at the end"
  case triesAgainFromTheFirst = "tries again from the first"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .swapsEqualTypes: .sole("naturality")
    case .answersOneOfFour: .sole("naturality in the result")
    case .worksTwice, .readsBeforeItWorks, .triesAgainFromTheFirst: .sole("composition")
    case .worksFromTheFirst: .several("unit", "composition")
    case .failsAtTheEnd: .several("unit")
    }
  }
}

/// A pairing of effectful steps with a store.
private struct LoudPairing: EffectfulPairing {
  func pair<A, B, C>(
    _ move: Kind<StateTOf<Three, IOOf<Mishap>>, A>, _ space: Stores<B>,
    _ combine: @escaping (A, B) -> C
  ) -> Kind<IOOf<Mishap>, C> {
    let pairing = StateTStore<Three, IOOf<Mishap>>()
    let once = pairing.pair(move, space, combine)
    return switch Wrong.present {
    case .swapsEqualTypes: pairing.pair(move, space) { swapped($0, $1, combine) }
    case .answersOneOfFour: once.map { Four.b0 as? C ?? $0 }
    case .worksTwice: once.then(once)
    case .readsBeforeItWorks: pairing.pair(move, space) { a, _ in combine(a, space.extract()) }
    case .worksFromTheFirst: pairing.pair(move, space.seek(.a0), combine)
    case .failsAtTheEnd: once.flatMap { _ in IOOf.raise(Mishap.e0) }
    case .triesAgainFromTheFirst:
      IOOf.handle(once) { _ in pairing.pair(move, space.seek(.a0), combine) }
    case nil: once
    }
  }
}

extension Mutants {
  static var effectfuls: Mutants {
    Mutants(.effectfulPairing(LoudPairing()) { StateTOf.domain(of: $0) }, Wrong.self)
  }
}
