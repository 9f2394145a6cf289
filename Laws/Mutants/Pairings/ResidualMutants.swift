import PairingsLaws
import Pairings

/// The faults of ``LoudPairing`` as a residual pairing of functors.
private enum WrongFunctors: String, Fault {
  case swapsEqualTypes = "swaps equal types at work"
  case answersOneOfFour = "answers one of four at work"
  case beginsWithADeed = "begins with a deed, as functors may"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .swapsEqualTypes: .sole("naturality")
    case .answersOneOfFour: .sole("naturality in the result")
    case .beginsWithADeed: .survives
    }
  }
}

/// The faults of ``LoudPairing``.
private enum Wrong: String, Fault {
  case worksTwice = "works twice"
  case readsBeforeItWorks = "reads before it works"
  case worksFromTheFirst = "works from the first position"
  case beginsWithADeed = "begins with a deed"
  case failsAtTheEnd = "fails at the end"
  case triesAgainFromTheFirst = "tries again from the first"
  case moveStays = "move works and stays"
  case moveWorksTwice = "move works twice"
  case moveMaps = "move maps the space"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .worksTwice, .readsBeforeItWorks, .triesAgainFromTheFirst: .sole("composition")
    case .worksFromTheFirst, .beginsWithADeed: .several("unit", "composition")
    case .failsAtTheEnd: .several("unit")
    case .moveStays, .moveWorksTwice: .sole("move coherence")
    case .moveMaps: .sole("many moves")
    }
  }
}

/// A pairing of effectful steps with a store.
private struct LoudPairing: ResidualPairing {
  typealias Moves = StateTOf<Three, IOOf<Mishap>>
  typealias Space = StoreOf<Three>

  func pair<A, B, C>(
    _ move: Kind<Moves, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Kind<IOOf<Mishap>, C> {
    let pairing = StateTStore<Three, IOOf<Mishap>>()
    let once = pairing.pair(move, space, combine)
    switch WrongFunctors.present {
    case .swapsEqualTypes: return pairing.pair(move, space) { swapped($0, $1, combine) }
    case .answersOneOfFour: return once.map { Four.b0 as? C ?? $0 }
    case .beginsWithADeed: return afterADeed(once)
    case nil: break
    }
    return switch Wrong.present {
    case .worksTwice: once.then(once)
    case .readsBeforeItWorks: pairing.pair(move, space) { a, _ in combine(a, space.extract()) }
    case .worksFromTheFirst: pairing.pair(move, space.seek(.a0), combine)
    case .beginsWithADeed: afterADeed(once)
    case .failsAtTheEnd: once.flatMap { _ in IOOf.raise(Mishap.e0) }
    case .triesAgainFromTheFirst:
      IOOf.handle(once) { _ in pairing.pair(move, space.seek(.a0), combine) }
    case .moveStays, .moveWorksTwice, .moveMaps, nil: once
    }
  }

  func move<A, B>(
    _ move: Kind<Moves, A>, _ space: Stores<B>
  ) -> Kind<IOOf<Mishap>, (value: A, space: Stores<B>)> {
    let once = pair(move, space.duplicate()) { (value: $0, space: $1) }
    return switch Wrong.present {
    case .moveStays: once.map { ($0.value, space) }
    case .moveWorksTwice: once.then(once)
    case .moveMaps: once.map { ($0.value, $0.space.map { $0 }) }
    default: once
    }
  }
}

/// Returns an effect that begins with a deed.
private func afterADeed<Value>(_ effect: Kind<IOOf<Mishap>, Value>) -> Kind<IOOf<Mishap>, Value> {
  IO<Mishap, Void>.work { Trace.record(.a1) }.then(effect)
}

extension Mutants {
  static var residuals: Mutants {
    let pairing = LoudPairing()
    return Mutants([
      Mutants(.residualFunctorPairing(pairing), WrongFunctors.self),
      Mutants(.residualPairing(pairing), Wrong.self), runners,
    ])
  }
}
