import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``LoudPairing`` as a residual pairing of functors.
private enum WrongFunctors: String, Fault {
  case swapsEqualTypes = "swaps equal types at work"
  case answersOneOfFour = "answers one of four at work"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    .sole(self == .swapsEqualTypes ? "naturality" : "naturality in the result")
  }
}

/// The faults of ``LoudPairing``.
private enum Wrong: String, Fault {
  case worksTwice = "works twice"
  case worksFromTheFirst = "works from the first position"
  case moveStays = "move works and stays"
  case moveMaps = "move maps the space"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .worksTwice: .sole("composition")
    case .worksFromTheFirst: .several("unit", "composition")
    case .moveStays: .sole("move coherence")
    case .moveMaps: .sole("many moves")
    }
  }
}

/// A pairing of effectful steps with a store.
private struct LoudPairing: ResidualPairing {
  typealias Moves = StateTOf<Three, IOOf<Mishap>>
  typealias Space = StoreOf<Three>

  func interact<A, B, C>(
    _ move: Kind<Moves, A>, _ space: Stores<B>, _ combine: @escaping (A, B) -> C
  ) -> Kind<IOOf<Mishap>, C> {
    let pairing = StateTStore<Three, IOOf<Mishap>>()
    let once = pairing.interact(move, space, combine)
    switch WrongFunctors.present {
    case .swapsEqualTypes: return pairing.interact(move, space) { swapped($0, $1, combine) }
    case .answersOneOfFour: return once.map { Four.b0 as? C ?? $0 }
    case nil: break
    }
    return switch Wrong.present {
    case .worksTwice: once.then(once)
    case .worksFromTheFirst: pairing.interact(move, space.seek(.a0), combine)
    case .moveStays, .moveMaps, nil: once
    }
  }

  func interact<A, B>(
    _ move: Kind<Moves, A>, _ space: Stores<B>
  ) -> Kind<IOOf<Mishap>, (value: A, space: Stores<B>)> {
    let once = interact(move, space.duplicate()) { (value: $0, space: $1) }
    return switch Wrong.present {
    case .moveStays: once.map { ($0.value, space) }
    case .moveMaps: once.map { ($0.value, $0.space.map { $0 }) }
    default: once
    }
  }
}

extension Mutants {
  static var residuals: Mutants {
    let pairing = LoudPairing()
    return Mutants([
      Mutants(.residualFunctorPairing(pairing), WrongFunctors.self),
      Mutants(.residualPairing(pairing), Wrong.self), runners, wanderers,
    ])
  }
}

/// A move with effects that looks at the values of its space.
private struct Peeking: CoTMove {
  func callAsFunction<Future>(
    _ space: Stores<Future>
  ) -> Kind<IOOf<Mishap>, (value: Three, future: Future)> {
    .pure((space.position, space.peek(code(space.extract()) == 0 ? .a1 : .a2)))
  }
}

/// A cell that adds in place of writing.
private struct AddingCell: Comodel {
  func answer<Value>(_ instruction: Env<Three, Value>, _ state: inout Three) -> Value {
    state = instruction.environment == .a0 ? state : state.next
    return instruction.value
  }
}

extension Mutants {
  private static var wanderers: Mutants {
    let twice = Equation<EnvOf<Three>, (Three, Three), Three>("put twice") { states in
      let put = { Free<EnvOf<Three>, Three>.lift(Env(environment: $0, value: .a0)) }
      return (put(states.0).then(put(states.1)), put(states.1))
    }
    return Mutants(
      [
        Mutant(
          "a move with effects looks at the values", .action(Peeking(), returning: Three.domain),
          .sole("naturality")),
        Mutant(
          "a cell adds",
          .comodel(
            AddingCell(), obeys: [twice], for: Three.domain.zip(Three.domain),
            returning: Three.domain), .sole("put twice")),
      ], [])
  }
}
