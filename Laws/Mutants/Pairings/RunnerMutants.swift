import PairingsLaws
import Pairings
import PairingsTheory

private typealias Work = IOOf<Mishap>
private typealias Letter = EnvOf<Three>
private typealias Program<Value> = Free<Letter, Value>
private typealias Answers<Value> = Cofree<ReaderOf<Three>, Value>

/// The faults of ``LetterPairing``.
private enum Wrong: String, Fault {
  case worksAtTheEnd = "works at the end of each program → run a value"
  case worksTwice = "works twice a letter → run a layer"
}

/// A residual pairing of programs of letters.
private struct LetterPairing: ResidualPairing {
  typealias Moves = FreeOf<Letter>
  typealias Space = CofreeOf<ReaderOf<Three>>

  func interact<A, B, C>(
    _ move: Program<A>, _ space: Answers<B>, _ combine: @escaping (A, B) -> C
  ) -> Kind<Work, C> {
    switch move.resume() {
    case .left(let value):
      let end = IO<Mishap, C>.computed { combine(value, space.extract()) }
      return Wrong.present == .worksAtTheEnd
        ? IO<Mishap, Void>.work { Trace.record(.a2) }.then(end) : end
    case .right(let layer):
      let step = LetterLayers().interact(layer, space.tail) { ($0, $1) }
      return (Wrong.present == .worksTwice ? step.then(step) : step).flatMap { rest, next in
        interact(rest, next, combine)
      }
    }
  }
}

/// The faults of a run with a finaliser.
private enum WrongEnd: String, Fault {
  case finalisesTwice = "finalises twice after a success → finalise a value"
  case finalisesSuccessOnly = "finalises after a success only → finalise a layer"
  case replacesTheFailure =
    "replaces the failure of the acquisition → a failed acquisition finalises nothing"
}

/// Runs a program with a finaliser, with the present fault.
private func using(
  _ acquire: Kind<Work, Answers<Four>>, _ program: Program<Three>,
  _ finalise: @escaping (Answers<Four>, Ending<Mishap>) -> Kind<Work, Void>
) -> Kind<Work, Three> {
  let pairing = FreeInteraction(Tails(LetterLayers()))
  let replaces = WrongEnd.present == .replacesTheFailure
  let acquired = replaces ? acquire.handle { .raise($0 == .e0 ? .e1 : .e0) } : acquire
  return pairing.using(acquired, run: program) { space, ending in
    switch (WrongEnd.present, ending) {
    case (.finalisesTwice, .success): finalise(space, ending).then(finalise(space, ending))
    case (.finalisesSuccessOnly, .failure): .pure(())
    default: finalise(space, ending)
    }
  }
}

/// The faults of a run with a finaliser that is cancelled.
private enum WrongCancellation: String, Fault {
  case finalisesNothing = "finalises nothing after a cancellation → finalise after a cancellation"
}

extension Mutants {
  private static var cancellingRunners: Mutants {
    let runner = StatefulRunner(CancellingLetters())
    return Mutants(
      .finalising(runner, cancelling: Env(environment: .a2, value: ())) {
        acquire, program, finalise in
        runner.using(acquire, run: program) { space, ending in
          WrongCancellation.present == .finalisesNothing && ending == .cancelled
            ? .pure(()) : finalise(space, ending)
        }
      }, WrongCancellation.self)
  }

  static var runners: Mutants {
    let letters = FreeOf<Letter>.domain(of: Three.domain)
    let pairing = FreeInteraction(Tails(LetterLayers()))
    let still = Mutant(
      "programs go along a space without moves",
      .residualAgreement(
        pairing, pairing, lefts: letters, of: "still", left: { $0 },
        right: { space in
          .unfold(space, head: { $0.extract() }, tail: { space in .asks { _ in space } })
        }, residual: { $0 }),
      .sole("agreement"))
    return Mutants([
      Mutants(.freeInteraction(LetterPairing(), layers: Tails(LetterLayers())), Wrong.self),
      Mutants(.finalising(pairing) { using($0, $1, $2) }, WrongEnd.self),
      cancellingRunners, Mutants([still], []),
    ])
  }
}
