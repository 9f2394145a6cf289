import PairingsLaws
import Pairings

private typealias Threes = StateStore<Three>
private typealias Both = ProductCoproduct<Threes, Threes>

/// The faults of ``Sides``.
private enum Wrong: String, Fault {
  case makesTheOtherMove = "a space makes the move of the other side"
  case makesTheLeftMove = "a space makes the left move"
  case makesBothMoves = "a space makes both moves"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .makesTheOtherMove: .several("left move", "right move")
    case .makesTheLeftMove: .sole("right move")
    case .makesBothMoves: .several("left move")
    }
  }
}

private struct Sides: UnfusedPairing {
  typealias Moves = Both.Moves
  typealias Space = Both.Space

  func pair<A, B, C>(
    _ move: Kind<Moves, A>, _ space: Kind<Space, B>, _ combine: (A, B) -> C
  ) -> C {
    let (first, second) = move.split()
    let pair = Both(Threes(), Threes())
    if WrongSides.present == .readsThePresent {
      return pair.pair(move, space) { value, _ in combine(value, space.extract()) }
    }
    switch Wrong.present {
    case .makesTheOtherMove: return pair.pair(FunctorProduct(second, first), space, combine)
    case .makesTheLeftMove: return pair.pair(FunctorProduct(first, first), space, combine)
    case .makesBothMoves:
      return pair.pair(FunctorProduct(second.then(first), second), space, combine)
    default: return pair.pair(move, space, combine)
    }
  }

  func move<A, B>(_ move: Kind<Moves, A>, _ space: inout Kind<Space, B>) -> A {
    let value = moveByDuplicating(move, &space)
    guard WrongSides.present == .changesTheSide else { return value }
    switch space.either() {
    case .left(let side): space = Coproduct(.right(side))
    case .right(let side): space = Coproduct(.left(side))
    }
    return value
  }
}

/// The faults of ``Sides`` as a pairing.
private enum WrongSides: String, Fault {
  case changesTheSide = "a move in place changes the side"
  case readsThePresent = "pair reads the space before the move"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .changesTheSide: .several("move coherence")
    case .readsThePresent: .several("composition")
    }
  }
}

/// The faults of ``Cell``, a comodel, and of the translations of its moves and spaces.
private enum WrongCell: String, Fault {
  case looksAtTheAnswer = "an answer of one type leaves the state"
  case runsTheFirst = "an instruction runs from the first state"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .looksAtTheAnswer: .sole("answer naturality")
    case .runsTheFirst: .survives
    }
  }
}

/// The instruction that advances a state, answered by the state.
private struct Cell: Comodel {
  typealias Signature = EnvOf<Three>

  func answer<Value>(_ instruction: Env<Three, Value>, _ state: inout Three) -> Value {
    switch WrongCell.present {
    case .looksAtTheAnswer where Value.self == Four.self: break
    case .runsTheFirst: state = .a0
    default: state = instruction.environment
    }
    return instruction.value
  }
}

/// The faults of ``Runs`` and ``Stays``.
private enum WrongWay: String, Fault {
  case runsFromTheFirst = "a program runs from the first state"
  case goesToTheFirst = "a space goes to the first position"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .runsFromTheFirst: .several("MonadMorphism/pure", "morphism")
    case .goesToTheFirst: .several("ComonadMorphism/extract", "morphism")
    }
  }
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
      Mutants(.pairing(Sides()), WrongSides.self),
      Mutants(.comodel(Cell()), WrongCell.self),
      Mutants(
        .pairingMorphism(
          PairingMorphism(
            from: ComodelPairing(Cell()), to: Threes(), moves: Runs(), spaces: Stays())),
        WrongWay.self),
    ])
  }
}
