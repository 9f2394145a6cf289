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
    let once = FreeInteraction(Tails(LetterLayers())).interact(move, space, combine)
    switch (Wrong.present, move.resume()) {
    case (.worksAtTheEnd, _):
      return once.flatMap { end in IO<Mishap, Void>.work { Trace.record(.a2) }.map { end } }
    case (.worksTwice, .right): return once.then(once)
    default: return once
    }
  }
}

extension Mutants {
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
      Mutants([still], []),
    ])
  }
}
