import PairingLaws
import Pairings

private typealias Bits = StateStore<Bool>

// MARK: - Sums

private typealias Tabs = SumPairing<Bits, Bits>

private protocol TabsPairing: UnfusedPairing where Moves == Tabs.Moves, Space == Tabs.Space {}

extension TabsPairing {
  func pair<A, B, C>(
    _ move: Kind<Tabs.Moves, A>, _ space: Kind<Tabs.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Tabs().pair(move, space, combine)
  }
}

private struct LawfulTabs: TabsPairing {}

/// A sum with the side that is hidden in it where it is in another one.
private func hidden<A, B>(
  in space: Kind<Tabs.Space, A>, asIn other: Kind<Tabs.Space, B>
) -> Kind<Tabs.Space, A> {
  let places = other.places(showing: .first)
  let back: SumMove<Bits, Bits, Void> =
    space.shown == .first
    ? .second(.set(places.extract().position)) : .first(.set(places.position))
  return Tabs().moved(space, by: back)
}

private struct PairForgetsTheHiddenSide: TabsPairing {
  func pair<A, B, C>(
    _ move: Kind<Tabs.Moves, A>, _ space: Kind<Tabs.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Tabs().pair(move, Tabs.Space.duplicate(space)) { value, moved in
      combine(value, Tabs.Space.extract(hidden(in: moved, asIn: space)))
    }
  }
}

/// Moves as it should, and then puts the side that is hidden back to where it was.
private struct MoveForgetsTheHiddenSide: TabsPairing {
  func move<A, B>(_ move: Kind<Tabs.Moves, A>, _ space: inout Kind<Tabs.Space, B>) -> A {
    let value = pair(move, space) { value, _ in value }
    space = hidden(in: Tabs().moved(space, by: move), asIn: space)
    return value
  }
}

private struct MoveShowsTheOther: TabsPairing {
  func move<A, B>(_ move: Kind<Tabs.Moves, A>, _ space: inout Kind<Tabs.Space, B>) -> A {
    let value = pair(move, space) { value, _ in value }
    Tabs().move(move.then(.toggle()), &space)
    return value
  }
}

private struct PairShowsTheOther: TabsPairing {
  func pair<A, B, C>(
    _ move: Kind<Tabs.Moves, A>, _ space: Kind<Tabs.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Tabs().pair(
      Tabs.Moves.flatMap(move) { value in Tabs.Moves.map(.toggle()) { value } }, space, combine)
  }
}

// MARK: - Days

private typealias Desk = DayPairing<Bits, Bits>

private protocol DeskPairing: UnfusedPairing where Moves == Desk.Moves, Space == Desk.Space {}

extension DeskPairing {
  func pair<A, B, C>(
    _ move: Kind<Desk.Moves, A>, _ space: Kind<Desk.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Desk().pair(move, space, combine)
  }
}

private struct LawfulDesk: DeskPairing {}

/// A day with its right side where it is in another one.
private func right<A, B>(
  of space: Kind<Desk.Space, A>, asIn other: Kind<Desk.Space, B>
) -> Kind<Desk.Space, A> {
  let position = other.places().extract().position
  return Desk().moved(space, by: DayMove<Bits, Bits, Void>.second(.set(position)))
}

private struct PairMovesTheLeftSide: DeskPairing {
  func pair<A, B, C>(
    _ move: Kind<Desk.Moves, A>, _ space: Kind<Desk.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Desk().pair(move, Desk.Space.duplicate(space)) { value, moved in
      combine(value, Desk.Space.extract(right(of: moved, asIn: space)))
    }
  }
}

private struct MoveMovesTheLeftSide: DeskPairing {
  func move<A, B>(_ move: Kind<Desk.Moves, A>, _ space: inout Kind<Desk.Space, B>) -> A {
    let value = pair(move, space) { value, _ in value }
    space = right(of: Desk().moved(space, by: move), asIn: space)
    return value
  }
}

private struct MovesTheOtherSide: DeskPairing {
  func move<A, B>(_ move: Kind<Desk.Moves, A>, _ space: inout Kind<Desk.Space, B>) -> A {
    let value = pair(move, space) { value, _ in value }
    let swapped: Kind<Desk.Space, B> = space.swapped()
    space = Desk().moved(swapped, by: move).swapped()
    return value
  }
}

/// The left moves move the right side, always: another pairing, and a lawful one, since
/// to swap the sides is a comonad morphism. That `first` moves the left side is a law of
/// the words of a day, and not of its pairing.
private struct PairSwapsTheSides: DeskPairing {
  func pair<A, B, C>(
    _ move: Kind<Desk.Moves, A>, _ space: Kind<Desk.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Desk().pair(move, space.swapped(), combine)
  }
}

private struct SwappedDeskWords: DayVocabulary {
  typealias First = Bits
  typealias Second = Bits
  typealias Whole = PairSwapsTheSides

  let whole = PairSwapsTheSides()

  func day<A, B, Value>(
    _ first: Kind<StoreOf<Bool>, A>, _ second: Kind<StoreOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Space, Value> { Day(first, second, combine) }

  func first<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Desk.Moves, Value> {
    DayWords<Bits, Bits>().first(move)
  }

  func second<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Desk.Moves, Value> {
    DayWords<Bits, Bits>().second(move)
  }

  func both<A, B, Value>(
    _ first: Kind<StateOf<Bool>, A>, _ second: Kind<StateOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Moves, Value> { DayWords<Bits, Bits>().both(first, second, combine) }
}

// MARK: - Lists

private typealias Rows = EachPairing<Three, Bits>

private protocol RowsPairing: UnfusedPairing where Moves == Rows.Moves, Space == Rows.Space {}

extension RowsPairing {
  func pair<A, B, C>(
    _ move: Kind<Rows.Moves, A>, _ space: Kind<Rows.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Rows().pair(move, space, combine)
  }
}

private struct LawfulRows: RowsPairing {}

/// A list without the parts that another one has not.
private func list<A, B>(
  of space: Kind<Rows.Space, A>, asIn other: Kind<Rows.Space, B>
) -> Kind<Rows.Space, A> {
  let new = space.ids.filter { !other.ids.contains($0) }
  return Rows().moved(
    space, by: EachMove<Three, Bits, Void>.forEach(new) { EachMove<Three, Bits, Void>.remove($0) })
}

private struct PairForgetsNewParts: RowsPairing {
  func pair<A, B, C>(
    _ move: Kind<Rows.Moves, A>, _ space: Kind<Rows.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Rows().pair(move, Rows.Space.duplicate(space)) { value, moved in
      combine(value, Rows.Space.extract(list(of: moved, asIn: space)))
    }
  }
}

private struct MoveForgetsNewParts: RowsPairing {
  func move<A, B>(_ move: Kind<Rows.Moves, A>, _ space: inout Kind<Rows.Space, B>) -> A {
    let value = pair(move, space) { value, _ in value }
    space = list(of: Rows().moved(space, by: move), asIn: space)
    return value
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var joins: [Mutant] {
    [
      Mutant(
        "pair forgets the hidden side", .pairing(PairForgetsTheHiddenSide()), .sole("composition")),
      Mutant(
        "a move forgets the hidden side", .pairing(MoveForgetsTheHiddenSide()),
        .sole("move coherence")),
      Mutant("a move shows the other side", .pairing(MoveShowsTheOther()), .sole("move coherence")),
      Mutant(
        "pair shows the other side", .pairing(PairShowsTheOther()),
        .several(["unit", "composition"])),
      Mutant("pair moves the left side", .pairing(PairMovesTheLeftSide()), .sole("composition")),
      Mutant(
        "a move moves the left side", .pairing(MoveMovesTheLeftSide()), .sole("move coherence")),
      Mutant("a move moves the other side", .pairing(MovesTheOtherSide()), .sole("move coherence")),
      Mutant("pair swaps the sides", .pairing(PairSwapsTheSides()), .survives),
      Mutant(
        "pair swaps the sides, and the words do not", .day(SwappedDeskWords()),
        .several(["first", "second"])),
      Mutant("pair forgets new parts", .pairing(PairForgetsNewParts()), .sole("composition")),
      Mutant("a move forgets new parts", .pairing(MoveForgetsNewParts()), .sole("move coherence")),
    ] + sums + days + eaches + products
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var joinModels: [Suite] {
    [
      pairing(LawfulTabs(), of: "TabsPairing"), pairing(LawfulDesk(), of: "DeskPairing"),
      pairing(LawfulRows(), of: "RowsPairing"),
    ] + tabModels + deskModels + rowsModels + productModels
  }
}
