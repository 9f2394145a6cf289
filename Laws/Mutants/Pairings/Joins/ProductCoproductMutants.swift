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

/// The faults of ``Runs`` and ``Stays``.
private enum WrongWay: String, Fault {
  case runsFromTheFirst = "a program runs from the first state → MonadMorphism/pure + morphism"
  case goesToTheFirst = "a space goes to the first position → ComonadMorphism/extract + morphism"
}

private struct Runs: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Free<EnvOf<Three>, Value>) -> State<Three, Value> {
    let step = kind.fold(Cell().runner)
    return WrongWay.present == .runsFromTheFirst ? State.set(.a0).then(step) : step
  }
}

private struct Stays: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Stores<Value>) -> Stores<Value> {
    WrongWay.present == .goesToTheFirst ? kind.seek(.a0) : kind
  }
}

extension Mutants {
  static var productCoproducts: Mutants {
    Mutants([
      Mutants(.productCoproduct(Sides(), of: Threes(), Threes()), Wrong.self),
      Mutants(.comodel(Cell()), WrongCell.self),
      Mutants(
        .pairingMorphism(
          PairingMorphism(
            from: ComodelPairing(Cell()), to: Threes(), moves: Runs(), spaces: Stays())),
        WrongWay.self),
    ])
  }
}
