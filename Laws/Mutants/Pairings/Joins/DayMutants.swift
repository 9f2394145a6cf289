import PairingsLaws
import Pairings

private typealias Desk = DayPairing<Bits, Bits>
private typealias DeskMove<Value> = Kind<Desk.Moves, Value>
private typealias OnDesk<Value> = Kind<Desk.Space, Value>

// MARK: - Pairings

/// The faults of ``DeskPairing``.
private enum WrongPairing: String, Fault {
  case pairMovesLeft = "pair moves the left side"
  case moveMovesLeft = "a move moves the left side"
  case moveMovesOther = "a move moves the other side"
  case pairSwaps = "pair swaps the sides"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .pairMovesLeft: .sole("composition")
    case .moveMovesLeft, .moveMovesOther: .sole("move coherence")
    case .pairSwaps: .survives
    }
  }
}

/// The pairing of two spaces side by side, which moves by duplication.
private struct DeskPairing: Pairing {
  func pair<A, B, C>(_ move: DeskMove<A>, _ space: OnDesk<B>, _ combine: (A, B) -> C) -> C {
    // If the left moves always move the right side, this is another pairing, and a lawful one,
    // since the swap of the sides is a comonad morphism. That `first` moves the left side is a law
    // of the operations of a day, and not of its pairing.
    if WrongPairing.present == .pairSwaps || WrongOperations.present == .pairSwapsNotTheOperations {
      return Desk().pair(move, space.swapped(), combine)
    }
    guard WrongPairing.present == .pairMovesLeft else { return Desk().pair(move, space, combine) }
    return Desk().pair(move, space.duplicate()) {
      combine($0, right(of: $1, asIn: space).extract())
    }
  }

  func move<A, B>(_ move: DeskMove<A>, _ space: inout OnDesk<B>) -> A {
    let before = space
    let value = moveByDuplicating(move, &space)
    switch WrongPairing.present {
    case .moveMovesLeft: space = right(of: space, asIn: before)
    case .moveMovesOther: space = Desk().moved(before.swapped(), by: move).swapped()
    default: break
    }
    return value
  }
}

/// Returns a day whose right side has its position from another day.
private func right<A, B>(of space: OnDesk<A>, asIn other: OnDesk<B>) -> OnDesk<A> {
  Desk().moved(space, by: DeskMove.second(.set(other.places().extract().position)))
}

// MARK: - Operations

/// The faults of ``DeskOperations``.
private enum WrongOperations: String, Fault {
  case pairSwapsNotTheOperations = "pair swaps the sides, and the operations do not"
  case firstMovesRight = "first moves the right side"
  case secondMovesBoth = "second moves both sides"
  case secondTellsAgain = "second shows a second run"
  case bothLeavesRight = "both leaves the right side"
  case turnsAValue = "a value of the left side is turned"
  case bothMovesRightFirst = "both moves the right side first"
  case otherWay = "the sides are put the other way"
  case looksAtTheStart = "the left side is seen from where it was"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .pairSwapsNotTheOperations, .otherWay: .several("first", "second")
    case .firstMovesRight: .several("first", "value of first")
    case .secondMovesBoth: .several("second")
    case .secondTellsAgain: .sole("value of second")
    case .bothLeavesRight: .sole("both")
    case .turnsAValue: .sole("extract")
    case .bothMovesRightFirst: .survives
    case .looksAtTheStart: .sole("first")
    }
  }
}

private struct DeskOperations: DayOperations {
  typealias First = Bits
  typealias Second = Bits

  let whole = DeskPairing()

  func day<A, B, Value>(
    _ first: Bit<A>, _ second: Bit<B>, _ combine: @escaping (A, B) -> Value
  ) -> OnDesk<Value> {
    switch WrongOperations.present {
    case .turnsAValue: Day(first, second) { combine(turned($0), $1) }
    case .otherWay: Day(second, first) { combine($1, $0) }
    case .looksAtTheStart: Day(first, second) { combine(first.extract(), $1) }
    default: Day(first, second, combine)
    }
  }

  func first<Value>(_ move: BitMove<Value>) -> DeskMove<Value> {
    WrongOperations.present == .firstMovesRight ? .second(move) : .first(move)
  }

  func second<Value>(_ move: BitMove<Value>) -> DeskMove<Value> {
    switch WrongOperations.present {
    case .secondMovesBoth: .both(move, move) { $1 }
    case .secondTellsAgain: .second(move.then(.inspect { move.eval($0) }))
    default: .second(move)
    }
  }

  func both<A, B, Value>(
    _ first: BitMove<A>, _ second: BitMove<B>, _ combine: @escaping (A, B) -> Value
  ) -> DeskMove<Value> {
    switch WrongOperations.present {
    case .firstMovesRight, .secondTellsAgain:
      self.first(first).flatMap { a in self.second(second).map { combine(a, $0) } }
    case .bothLeavesRight: .both(first, .inspect { second.eval($0) }, with: combine)
    case .bothMovesRightFirst:
      // The sides are independent, so that the order of their moves cannot be observed.
      self.second(second).flatMap { b in self.first(first).map { combine($0, b) } }
    default: .both(first, second, with: combine)
    }
  }
}

extension Mutants {
  static var days: Mutants {
    Mutants([
      Mutants(.pairing(DeskPairing(), of: "DeskPairing"), WrongPairing.self),
      Mutants(.day(DeskOperations(), of: "Desk"), WrongOperations.self),
    ])
  }
}
