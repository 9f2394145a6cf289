import PairingLaws
import Pairings

private typealias Bits = StateStore<Bool>
private typealias Tabs = SumPairing<Bits, Bits>
private typealias Desk = DayPairing<Bits, Bits>

private protocol TabsPairing: Pairing where Moves == Tabs.Moves, Space == Tabs.Space {}

extension TabsPairing {
  func pair<A, B, C>(
    _ move: Kind<Tabs.Moves, A>, _ space: Kind<Tabs.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Tabs(Bits(), Bits()).pair(move, space, combine)
  }
}

private struct LawfulTabs: TabsPairing {}

/// Moves as it should, and then puts the side that is hidden back to where it was.
private struct ForgetsTheHiddenSide: TabsPairing {
  func move<A, B>(_ move: Kind<Tabs.Moves, A>, _ space: inout Kind<Tabs.Space, B>) {
    let before = space
    Tabs(Bits(), Bits()).move(move, &space)
    guard before.narrow().shown != space.narrow().shown else { return }
    space = before.narrow().showing(space.narrow().shown)
  }
}

private struct MoveShowsTheOther: TabsPairing {
  func move<A, B>(_ move: Kind<Tabs.Moves, A>, _ space: inout Kind<Tabs.Space, B>) {
    Tabs(Bits(), Bits()).move(move.narrow().then(.toggle().narrow()), &space)
  }
}

private struct PairShowsTheOther: TabsPairing {
  func pair<A, B, C>(
    _ move: Kind<Tabs.Moves, A>, _ space: Kind<Tabs.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Tabs(Bits(), Bits()).pair(
      Tabs.Moves.flatMap(move) { value in Tabs.Moves.map(.toggle()) { value } }, space, combine)
  }
}

private protocol DeskPairing: Pairing where Moves == Desk.Moves, Space == Desk.Space {}

extension DeskPairing {
  func pair<A, B, C>(
    _ move: Kind<Desk.Moves, A>, _ space: Kind<Desk.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Desk(Bits(), Bits()).pair(move, space, combine)
  }
}

private struct LawfulDesk: DeskPairing {}

private struct MovesTheOtherSide: DeskPairing {
  func move<A, B>(_ move: Kind<Desk.Moves, A>, _ space: inout Kind<Desk.Space, B>) {
    let swapped: Kind<Desk.Space, B> = space.narrow().swapped()
    space = Desk(Bits(), Bits()).moved(swapped, by: move).narrow().swapped()
  }
}

private struct PairSwapsTheSides: DeskPairing {
  func pair<A, B, C>(
    _ move: Kind<Desk.Moves, A>, _ space: Kind<Desk.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Desk(Bits(), Bits()).pair(move, space.narrow().swapped(), combine)
  }
}

extension Mutant {
  static var joins: [Mutant] {
    [
      Mutant(
        "a toggle forgets the hidden side", .pairing(ForgetsTheHiddenSide()),
        .sole("move coherence")),
      Mutant("a move shows the other side", .pairing(MoveShowsTheOther()), .sole("move coherence")),
      Mutant(
        "pair shows the other side", .pairing(PairShowsTheOther()),
        .several(["unit", "composition"])),
      Mutant("a move moves the other side", .pairing(MovesTheOtherSide()), .sole("move coherence")),
      Mutant("pair swaps the sides", .pairing(PairSwapsTheSides()), .several(["unit"])),
    ]
  }
}

extension Suite {
  static var joins: [Suite] {
    [pairing(LawfulTabs(), of: "TabsPairing"), pairing(LawfulDesk(), of: "DeskPairing")]
  }
}
