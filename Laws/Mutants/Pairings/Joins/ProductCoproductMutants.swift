import PairingsLaws
import Pairings
import PairingsTheory

private typealias Threes = StateStore<Three>
private typealias Both = ProductCoproduct<Threes, Threes>

/// The faults of ``Sides``.
private enum Wrong: String, Fault {
  case makesTheLeftMove = "a space makes the left move → right move"
  case makesBothMoves = "a space makes both moves → left move + …"
}

private struct Sides: UnfusedPairing {
  typealias Moves = Both.Moves
  typealias Space = Both.Space

  func pair<A, B, C>(
    _ move: Kind<Moves, A>, _ space: Kind<Space, B>, _ combine: (A, B) -> C
  ) -> C {
    let (first, second) = move.split()
    let pair = Both(Threes(), Threes())
    switch Wrong.present {
    case .makesTheLeftMove: return pair.pair(FunctorProduct(first, first), space, combine)
    case .makesBothMoves:
      return pair.pair(FunctorProduct(second.then(first), second), space, combine)
    default: return pair.pair(move, space, combine)
    }
  }
}

/// The faults of ``Cell``.
private enum WrongCell: String, Fault {
  case looksAtTheAnswer = "an answer of one type leaves the state → answer naturality"
}

/// The instruction that advances a state, answered by the state.
private struct Cell: Comodel {
  typealias Signature = EnvOf<Three>

  func answer<Value>(_ instruction: Env<Three, Value>, _ state: inout Three) -> Value {
    let stays = WrongCell.present == .looksAtTheAnswer && Value.self == Four.self
    if !stays { state = instruction.environment }
    return instruction.value
  }
}

extension Mutants {
  static var productCoproducts: Mutants {
    Mutants([
      Mutants(.productCoproduct(Sides(), of: Threes(), Threes()), Wrong.self),
      Mutants(.comodel(Cell()), WrongCell.self),
    ])
  }
}
