import PairingsLaws
import Pairings

private typealias Tabs = SumPairing<Bits, Bits>
private typealias TabMove<Value> = Kind<Tabs.Moves, Value>
private typealias Tab<Value> = Kind<Tabs.Space, Value>

// MARK: - Pairings

/// The faults of ``TabPairing``.
private enum WrongPairing: String, Fault {
  case pairForgetsTheHidden = "pair forgets the hidden side"
  case moveForgetsTheHidden = "a move forgets the hidden side"
  case moveShowsTheOther = "a move shows the other side"
  case pairShowsTheOther = "pair shows the other side"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .pairForgetsTheHidden: .sole("composition")
    case .moveForgetsTheHidden, .moveShowsTheOther: .sole("move coherence")
    case .pairShowsTheOther: .several("unit", "composition")
    }
  }
}

/// The pairing of two spaces of which one is shown, which moves by duplication.
private struct TabPairing: Pairing {
  func pair<A, B, C>(_ move: TabMove<A>, _ space: Tab<B>, _ combine: (A, B) -> C) -> C {
    switch WrongPairing.present {
    case .pairForgetsTheHidden:
      Tabs().pair(move, space.duplicate()) { combine($0, hidden(in: $1, asIn: space).extract()) }
    case .pairShowsTheOther:
      Tabs().pair(move.flatMap { TabMove<Void>.toggle().replace(with: $0) }, space, combine)
    default: Tabs().pair(move, space, combine)
    }
  }

  func move<A, B>(_ move: TabMove<A>, _ space: inout Tab<B>) -> A {
    let before = space
    let value = moveByDuplicating(move, &space)
    switch WrongPairing.present {
    case .moveForgetsTheHidden: space = hidden(in: space, asIn: before)
    case .moveShowsTheOther: Tabs().move(.toggle(), &space)
    default: break
    }
    return value
  }
}

/// Returns a sum whose hidden side has its position from another sum.
private func hidden<A, B>(in space: Tab<A>, asIn other: Tab<B>) -> Tab<A> {
  let places = other.places(showing: .first)
  let back: TabMove<Void> =
    space.shown == .first
    ? .second(.set(places.extract().position)) : .first(.set(places.position))
  return Tabs().moved(space, by: back)
}

// MARK: - Operations

/// The faults of ``TabOperations``.
private enum WrongOperations: String, Fault {
  case toggleResets = "toggle resets the side that it hides"
  case toggleShowsTheRight = "toggle shows the right side"
  case showResets = "show resets the side"
  case hideForgets = "hide forgets where the panel was"
  case firstMovesTheShown = "first moves the side shown"
  case freezesTheHidden = "the left side is frozen while hidden"
  case secondShowsItself = "second shows itself"
  case firstTellsAgain = "first shows a second run"
  case shownTellsTheHidden = "shown returns the hidden side"
  case shownShowsTheLeft = "shown returns the left side"
  case otherWay = "the sides are put the other way"
  case showsTheLeftAtFirst = "the left side is shown at first"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .toggleResets, .toggleShowsTheRight: .sole("toggle")
    case .showResets, .hideForgets: .sole("show")
    case .firstMovesTheShown: .several("first", "value of first")
    case .freezesTheHidden: .sole("first")
    case .secondShowsItself: .sole("second")
    case .firstTellsAgain: .sole("value of first")
    case .shownTellsTheHidden: .sole("shown")
    case .shownShowsTheLeft: .several("shown changes nothing")
    case .otherWay: .several("first", "second")
    case .showsTheLeftAtFirst: .several("extract")
    }
  }
}

private struct TabOperations: SumOperations {
  typealias First = Bits
  typealias Second = Bits
  typealias Whole = Tabs

  func sum<Value>(_ first: Bit<Value>, _ second: Bit<Value>, shown: Side) -> Tab<Value> {
    switch WrongOperations.present {
    case .otherWay: SumSpace(second, first, shown: shown.toggled)
    case .showsTheLeftAtFirst: SumSpace(first, second)
    default: SumSpace(first, second, shown: shown)
    }
  }

  func first<Value>(_ move: BitMove<Value>) -> TabMove<Value> {
    let left = TabMove<Value>.first(move)
    let stays = TabMove<Value>.first(.inspect { move.eval($0) })
    return switch WrongOperations.present {
    case .firstMovesTheShown: TabMove.shown().flatMap { $0 == .first ? left : .second(move) }
    case .freezesTheHidden: TabMove.shown().flatMap { $0 == .first ? left : stays }
    case .firstTellsAgain: left.then(stays)
    default: left
    }
  }

  func second<Value>(_ move: BitMove<Value>) -> TabMove<Value> {
    WrongOperations.present == .secondShowsItself
      ? TabMove.show(.second).then(.second(move)) : .second(move)
  }

  func show(_ side: Side) -> TabMove<Void> {
    switch WrongOperations.present {
    case .showResets: reset(side).then(.show(side))
    case .hideForgets where side == .second: reset(.first).then(.show(side))
    default: .show(side)
    }
  }

  func toggle() -> TabMove<Void> {
    switch WrongOperations.present {
    case .toggleResets: TabMove.shown().flatMap { reset($0).then(.toggle()) }
    case .toggleShowsTheRight: .show(.second)
    case .showResets, .hideForgets, .shownTellsTheHidden: shown().flatMap { show($0.toggled) }
    default: .toggle()
    }
  }

  func shown() -> TabMove<Side> {
    switch WrongOperations.present {
    case .shownTellsTheHidden: TabMove.shown().map(\.toggled)
    case .shownShowsTheLeft: TabMove.shown().flatMap { TabMove.show(.first).replace(with: $0) }
    default: .shown()
    }
  }

  /// Returns the move that sets a side to its initial position.
  private func reset(_ side: Side) -> TabMove<Void> {
    side == .first ? .first(.set(false)) : .second(.set(false))
  }
}

extension Mutants {
  static var sums: Mutants {
    Mutants([
      Mutants(.pairing(TabPairing(), of: "TabsPairing"), WrongPairing.self),
      Mutants(.sum(TabOperations(), of: "Tabs"), WrongOperations.self),
    ])
  }
}
