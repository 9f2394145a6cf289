import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``LoudPairing`` as a residual pairing of functors.
private enum WrongFunctors: String, Fault {
  case swapsEqualTypes = "swaps equal types at work → naturality"
  case answersOneOfFour = "answers one of four at work → naturality in the result"
}

/// The faults of ``LoudPairing``.
private enum Wrong: String, Fault {
  case worksTwice = "works twice → composition"
  case worksFromTheFirst = "works from the first position → unit + composition"
  case moveStays = "move works and stays → move coherence"
  case moveMaps = "move maps the space → many moves"
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

/// The faults of ``Cell``.
private enum WrongCell: String, Fault {
  case looksAtTheAnswer = "an answer of one type leaves the state → answer naturality"
  case adds = "a cell adds → put twice"
}

/// A cell that is written by its instruction.
private struct Cell: Comodel {
  func answer<Value>(_ instruction: Env<Three, Value>, _ state: inout Three) -> Value {
    switch WrongCell.present {
    case .looksAtTheAnswer where Value.self == Four.self: break
    case .adds: state = instruction.environment == .a0 ? state : state.next
    default: state = instruction.environment
    }
    return instruction.value
  }
}

extension Mutants {
  private static var wanderers: Mutants {
    let twice = Equation<EnvOf<Three>, (Three, Three), Three>("put twice") { states in
      let put = { Free<EnvOf<Three>, Three>.lift(Env(environment: $0, value: .a0)) }
      return (put(states.0).then(put(states.1)), put(states.1))
    }
    let theory = Suite.comodel(
      Cell(), obeys: [twice], for: Three.domain.zip(Three.domain), returning: Three.domain)
    let looks = Mutant(
      "a move with effects looks at the values", .action(Peeking(), returning: Three.domain),
      .sole("naturality"))
    return Mutants([
      Mutants([looks], []), Mutants(.comodel(Cell()), [WrongCell.looksAtTheAnswer]),
      Mutants(theory, [WrongCell.adds]),
    ])
  }
}
