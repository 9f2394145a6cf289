import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``Stride``.
private enum WrongStride: String, Fault {
  case looksAtTheValues = "an action looks at the values → naturality"
  case staysInPlace = "an action in place stays → move coherence"
  case returnsTheArrival = "an action in place returns the arrival → move returns the value"
}

/// An action that goes to the next position and returns the previous one.
private struct Stride: CoMove {
  func callAsFunction<Result>(_ space: Stores<(Three) -> Result>) -> Result {
    let stays = WrongStride.present == .looksAtTheValues && Result.self == Four.self
    return space.peek(stays ? space.position : space.position.next)(space.position)
  }

  func move<Future>(_ space: inout Stores<Future>) -> Three {
    let (value, future) = self(StoreOf.extend(space) { future in { ($0, future) } })
    if WrongStride.present != .staysInPlace { space = future }
    return WrongStride.present == .returnsTheArrival ? space.position : value
  }
}

extension Mutants {
  static var duals: Mutants {
    let writers = WriterOf<Endomap>.domain(of: Three.domain)
    let moves = CoOf<TracedOf<Endomap>>.domain(of: Three.domain)
    return Mutants([
      Mutants(.action(Stride(), returning: Three.domain), WrongStride.self),
      Mutants(
        [
          Mutant(
            "a writer is all moves of a space of logs",
            .isomorphism("Writer and Co Traced", writers, moves, to: \.co, from: { Writer($0) }),
            .sole("to after from")),
          Mutant(
            "a writer made of a move without a log",
            .retraction(
              "Writer without a log", writers, to: { Writer.pure($0.value).co },
              from: { Writer($0) }), .sole("from after to")),
        ], []),
    ])
  }
}
