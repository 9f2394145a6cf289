import PairingLaws
import Pairings

// MARK: - Comonads

private protocol DeskBrand: BoardBrand where Spot == DeskSpot {}

private enum LawfulDeskSpace: DeskBrand {}

private enum ExtendFreezesTheRightSide: DeskBrand {
  static func looked(from spot: DeskSpot, at present: DeskSpot) -> DeskSpot {
    DeskSpot(first: spot.first, second: present.second)
  }
}

private enum ExtendFreezesBothSides: DeskBrand {
  static func looked(from spot: DeskSpot, at present: DeskSpot) -> DeskSpot { present }
}

// MARK: - Words

private typealias Bits = StateStore<Bool>
private typealias Desk = DayPairing<Bits, Bits>
private typealias DeskMove<Value> = DayMove<Bits, Bits, Value>

private protocol DeskWords: DayVocabulary where First == Bits, Second == Bits, Whole == Desk {}

private struct FirstMovesTheRightSide: DeskWords {
  func first<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Desk.Moves, Value> {
    DeskMove<Value>.second(move)
  }

  func both<A, B, Value>(
    _ first: Kind<StateOf<Bool>, A>, _ second: Kind<StateOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Moves, Value> {
    DeskMove<A>.second(first).flatMap { a in DeskMove<B>.second(second).map { combine(a, $0) } }
  }
}

private struct SecondMovesBothSides: DeskWords {
  func second<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Desk.Moves, Value> {
    DeskMove<Value>.both(move, move) { _, value in value }
  }
}

private struct SecondTellsOfASecondRun: DeskWords {
  func second<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Desk.Moves, Value> {
    DeskMove<Value>.second(
      State<Bool, Value> { position in
        position = move.run(position).position
        return move.run(position).value
      })
  }

  func both<A, B, Value>(
    _ first: Kind<StateOf<Bool>, A>, _ second: Kind<StateOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Moves, Value> {
    DeskMove<A>.first(first).flatMap { a in
      self.second(second).map { b in combine(a, b) }
    }
  }
}

private struct BothLeavesTheRightSide: DeskWords {
  func both<A, B, Value>(
    _ first: Kind<StateOf<Bool>, A>, _ second: Kind<StateOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Moves, Value> {
    let stays = State<Bool, B> { second.run($0).value }
    return DeskMove<Value>.both(first, stays, with: combine)
  }
}

/// The sides do not meet, so that nobody can tell which one moved first.
private struct BothMovesTheRightSideFirst: DeskWords {
  func both<A, B, Value>(
    _ first: Kind<StateOf<Bool>, A>, _ second: Kind<StateOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Moves, Value> {
    DeskMove<B>.second(second).flatMap { b in DeskMove<A>.first(first).map { combine($0, b) } }
  }
}

private struct DayPutsTheSidesTheOtherWay: DeskWords {
  func day<A, B, Value>(
    _ first: Kind<StoreOf<Bool>, A>, _ second: Kind<StoreOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Space, Value> { Day(second, first) { combine($1, $0) } }
}

private struct DayLooksAgainAtTheStart: DeskWords {
  func day<A, B, Value>(
    _ first: Kind<StoreOf<Bool>, A>, _ second: Kind<StoreOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Space, Value> {
    Day(first, second) { _, b in combine(StoreOf.extract(first), b) }
  }
}

private struct DayTurnsAValue: DeskWords {
  func day<A, B, Value>(
    _ first: Kind<StoreOf<Bool>, A>, _ second: Kind<StoreOf<Bool>, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Desk.Space, Value> { Day(first, second) { combine(turned($0), $1) } }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var days: [Mutant] {
    [
      Mutant(
        "extend freezes the right side", .comonad(ExtendFreezesTheRightSide.self),
        .several(["left identity"])),
      Mutant(
        "extend freezes both sides", .comonad(ExtendFreezesBothSides.self),
        .several(["left identity"])),
      Mutant(
        "first moves the right side", .day(FirstMovesTheRightSide()),
        .several(["first", "value of first"])),
      Mutant("second moves both sides", .day(SecondMovesBothSides()), .several(["second"])),
      Mutant(
        "second tells of a second run", .day(SecondTellsOfASecondRun()), .sole("value of second")),
      Mutant("both leaves the right side", .day(BothLeavesTheRightSide()), .sole("both")),
      Mutant("a value of the left side is turned", .day(DayTurnsAValue()), .sole("extract")),
      Mutant("both moves the right side first", .day(BothMovesTheRightSideFirst()), .survives),
      Mutant(
        "the sides are put the other way", .day(DayPutsTheSidesTheOtherWay()),
        .several(["first", "second"])),
      Mutant(
        "the left side is seen from where it was", .day(DayLooksAgainAtTheStart()),
        .sole("first")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var deskModels: [Suite] {
    [comonad(LawfulDeskSpace.self, of: "Desk"), day(DayWords<Bits, Bits>(), of: "Desk")]
  }
}
