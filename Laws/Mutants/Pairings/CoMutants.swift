import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``StoreToStore``.
private enum WrongWay: String, Fault {
  case goesToTheFirst = "hoisted from the first position → hoist pure + …"
  case turnsAllOtherValues = "hoisted from a space with other values elsewhere → hoist flatMap"
  case looksAtTheValues = "hoisted by the values → hoist pair + …"
}

/// The identity transformation of stores.
private struct StoreToStore: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Stores<Value>) -> Stores<Value> {
    switch WrongWay.present {
    case .goesToTheFirst: kind.seek(.a0)
    case .turnsAllOtherValues:
      Store(kind.position) { kind.peek($0 == kind.position ? $0 : $0.next) }
    case .looksAtTheValues where Value.self == Four.self:
      Store(kind.position) { kind.peek($0.next) }
    default: kind
    }
  }
}

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
      Mutants(.hoisting(StoreToStore()), WrongWay.self),
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
