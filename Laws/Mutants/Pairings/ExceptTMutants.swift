import PairingsLaws
import Pairings

/// The faults of the operations of ``Pairings/ExceptT``.
private enum Wrong: String, Fault {
  case raiseKeepsTwo = "raise takes one failure for another"
  case liftRunsTwice = "lift runs the base twice"
  case handleIgnores = "handle ignores the handler"
  case handleForgetsTheBase = "handle repeats the effects before the failure"
  case handleCatchesAValue = "handle catches a value"
  case mapFailureIgnores = "mapFailure ignores the function"
  case mapFailureRunsTwice = "mapFailure runs the effect twice"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .raiseKeepsTwo: .sole("run raise")
    case .liftRunsTwice: .sole("run lift")
    case .handleIgnores, .handleForgetsTheBase, .handleCatchesAValue: .sole("run handle")
    case .mapFailureIgnores, .mapFailureRunsTwice: .sole("run map failure")
    }
  }
}

private struct Operations: ExceptTOperations {
  typealias Failure = Mishap
  typealias Base = StateOf<Three>

  func raise<Value>(_ failure: Failure) -> ExceptT<Failure, Base, Value> {
    .raise(Wrong.present == .raiseKeepsTwo && failure == .e2 ? .e1 : failure)
  }

  func lift<Value>(_ effect: Kind<Base, Value>) -> ExceptT<Failure, Base, Value> {
    .lift(Wrong.present == .liftRunsTwice ? effect.then(effect) : effect)
  }

  func handle<Value>(
    _ effect: ExceptT<Failure, Base, Value>,
    _ recover: @escaping (Failure) -> ExceptT<Failure, Base, Value>
  ) -> ExceptT<Failure, Base, Value> {
    switch Wrong.present {
    case .handleIgnores: effect
    case .handleForgetsTheBase:
      ExceptT(
        effect.run().flatMap { result in
          if case .failure(let failure) = result {
            effect.run().then(recover(failure).run())
          } else {
            .pure(result)
          }
        })
    case .handleCatchesAValue:
      ExceptT(
        effect.run().flatMap { result in
          switch result {
          case .success: recover(.e0).run()
          case .failure(let failure): recover(failure).run()
          }
        })
    default: effect.handle(recover)
    }
  }

  func mapFailure<Value>(
    _ effect: ExceptT<Failure, Base, Value>, _ transform: @escaping (Failure) -> Failure
  ) -> ExceptT<Failure, Base, Value> {
    switch Wrong.present {
    case .mapFailureIgnores: effect
    case .mapFailureRunsTwice:
      ExceptT(effect.run().then(effect.mapFailure(transform).run()))
    default: effect.mapFailure(transform)
    }
  }
}

/// The faults of ``FailingPairing``.
private enum WrongPairing: String, Fault {
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
    return switch WrongPairing.present {
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
    return WrongPairing.present == .moveStays ? once.map { ($0.value, space) } : once
  }
}

extension Mutants {
  static var excepts: Mutants {
    Mutants([
      Mutants(.exceptT(Operations()), Wrong.self),
      Mutants(.residualPairing(FailingPairing()), WrongPairing.self),
    ])
  }
}
