import PairingsLaws
import Pairings

/// The faults of ``FailingPairing``.
private enum Wrong: String, Fault {
  case readsBeforeItMoves = "a move that may fail reads before it moves"
  case movesTwice = "a move that may fail moves twice"
  case failsAtTheEnd = "a move that may fail always fails"
  case movesByAFailure = "a failure takes the failure of the first position"
  case moveStays = "move of a move that may fail stays"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .readsBeforeItMoves, .movesTwice: .sole("composition")
    case .failsAtTheEnd: .several("unit")
    case .movesByAFailure: .several("unit", "composition")
    case .moveStays: .sole("move coherence")
    }
  }
}

/// The residual pairing of steps that may fail with a store.
private struct FailingPairing: ResidualPairing {
  typealias Lawful = ResidualExceptT<Mishap, WithoutEffects<StateStore<Three>, IdentityOf>>
  typealias Moves = Lawful.Moves
  typealias Space = Lawful.Space
  typealias Eff = Lawful.Eff

  private let lawful = Lawful(WithoutEffects(StateStore<Three>(), IdentityOf.self))

  func pair<A, B, C>(
    _ move: Kind<Moves, A>, _ space: Kind<Space, B>, _ combine: @escaping (A, B) -> C
  ) -> Kind<Eff, C> {
    let paired = lawful.pair(move, space, combine)
    return switch Wrong.present {
    case .readsBeforeItMoves: lawful.pair(move, space) { a, _ in combine(a, space.extract()) }
    case .movesTwice: lawful.pair(move.then(move), space, combine)
    case .failsAtTheEnd: paired.then(.raise(.e0))
    case .movesByAFailure: lawful.pair(move, space.seek(.a0), combine)
    default: paired
    }
  }

  func move<A, B>(
    _ move: Kind<Moves, A>, _ space: Kind<Space, B>
  ) -> Kind<Eff, (value: A, space: Kind<Space, B>)> {
    let once = pair(move, space.duplicate()) { (value: $0, space: $1) }
    return Wrong.present == .moveStays ? once.map { ($0.value, space) } : once
  }
}

extension Mutants {
  static var excepts: Mutants {
    Mutants(.residualPairing(FailingPairing()), Wrong.self)
  }
}
