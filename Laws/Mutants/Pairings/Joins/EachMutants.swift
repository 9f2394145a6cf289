import PairingLaws
import Pairings

// MARK: - Comonads

private protocol RowsBrand: BoardBrand where Spot == RowsSpot {}

private enum LawfulRows: RowsBrand {}

private enum ExtendUsesTheOuterList: RowsBrand {
  static func looked(from spot: RowsSpot, at present: RowsSpot) -> RowsSpot {
    let places = Dictionary(uniqueKeysWithValues: zip(spot.order, spot.places))
    return RowsSpot(order: present.order, places: present.order.map { places[$0] ?? false })
  }
}

private enum ExtendForgetsTheOrder: RowsBrand {
  static func looked(from spot: RowsSpot, at present: RowsSpot) -> RowsSpot {
    guard spot.order == [true, false] else { return spot }
    return RowsSpot(order: [false, true], places: spot.places.reversed())
  }
}

// MARK: - Words

private typealias Bits = StateStore<Bool>
private typealias Rows = EachPairing<Three, Bits>
private typealias RowMove<Value> = EachMove<Three, Bits, Value>

private protocol RowsWords: EachVocabulary where ID == Three, Part == Bits, Whole == Rows {}

private struct PartMovesTheFirst: RowsWords {
  func part<Value>(_ id: Three, _ move: Kind<StateOf<Bool>, Value>) -> Kind<Rows.Moves, Value?> {
    RowMove<[Three]>.ids().flatMap { ids in
      ids.contains(id) ? RowMove<Value?>.part(ids[0], move) : RowMove<Value?>.pure(nil)
    }
  }

  func part(_ id: Three, plain move: Kind<StateOf<Bool>, Void>) -> Kind<Rows.Moves, Void> {
    Rows.Moves.map(part(id, move)) { _ in }
  }
}

private struct PartMovesAll: RowsWords {
  func part<Value>(_ id: Three, _ move: Kind<StateOf<Bool>, Value>) -> Kind<Rows.Moves, Value?> {
    let silent = StateOf.map(move) { _ in }
    return RowMove<[Three]>.ids().flatMap { ids in
      let others = RowMove<Void>.forEach(ids.filter { $0 != id }) { RowMove<Void>.part($0, silent) }
      return others.then(RowMove<Value?>.part(id, move))
    }
  }

  func part(_ id: Three, plain move: Kind<StateOf<Bool>, Void>) -> Kind<Rows.Moves, Void> {
    Rows.Moves.map(part(id, move)) { _ in }
  }
}

private struct PartAddsWhatIsMissing: RowsWords {
  func part<Value>(_ id: Three, _ move: Kind<StateOf<Bool>, Value>) -> Kind<Rows.Moves, Value?> {
    RowMove<Void>.insert(id).then(RowMove<Value?>.part(id, move))
  }

  func part(_ id: Three, plain move: Kind<StateOf<Bool>, Void>) -> Kind<Rows.Moves, Void> {
    Rows.Moves.map(part(id, move)) { _ in }
  }
}

private struct PartTellsNothing: RowsWords {
  func part<Value>(_ id: Three, _ move: Kind<StateOf<Bool>, Value>) -> Kind<Rows.Moves, Value?> {
    RowMove<Value?>.part(id, move).map { _ in nil }
  }
}

private struct PartInPlaceMovesTwice: RowsWords {
  func part(_ id: Three, plain move: Kind<StateOf<Bool>, Void>) -> Kind<Rows.Moves, Void> {
    RowMove<Void>.part(id, StateOf.then(move, move))
  }
}

private struct InsertResetsTheOthers: RowsWords {
  func insert(_ id: Three, at index: Int) -> Kind<Rows.Moves, Void> {
    RowMove<[Three]>.ids().flatMap { ids in
      guard !ids.contains(id) else { return RowMove<Void>.pure(()) }
      let reset = RowMove<Void>.forEach(ids) { other in
        RowMove<Void>.remove(other).then(RowMove<Void>.insert(other))
      }
      return reset.then(RowMove<Void>.insert(id, at: index))
    }
  }
}

private struct InsertReplaces: RowsWords {
  func insert(_ id: Three, at index: Int) -> Kind<Rows.Moves, Void> {
    RowMove<Void>.remove(id).then(RowMove<Void>.insert(id, at: index))
  }
}

private struct InsertAppends: RowsWords {
  func insert(_ id: Three, at index: Int) -> Kind<Rows.Moves, Void> { RowMove<Void>.insert(id) }
}

private struct RemoveGoesByIndex: RowsWords {
  func remove(_ id: Three) -> Kind<Rows.Moves, Void> {
    RowMove<[Three]>.ids().flatMap { ids in
      ids.indices.contains(Int(id.rawValue))
        ? RowMove<Void>.remove(ids[Int(id.rawValue)]) : RowMove<Void>.pure(())
    }
  }
}

private struct RearrangeDropsTheFuture: RowsWords {
  func rearrange(_ id: Three, to index: Int) -> Kind<Rows.Moves, Void> {
    RowMove<[Three]>.ids().flatMap { ids in
      guard ids.contains(id) else { return RowMove<Void>.pure(()) }
      return RowMove<Void>.remove(id).then(RowMove<Void>.insert(id, at: index))
    }
  }
}

private struct RearrangeAddsWhatIsMissing: RowsWords {
  func rearrange(_ id: Three, to index: Int) -> Kind<Rows.Moves, Void> {
    RowMove<Void>.insert(id).then(RowMove<Void>.rearrange(id, to: index))
  }
}

private struct IdsAreSorted: RowsWords {
  func ids() -> Kind<Rows.Moves, [Three]> {
    RowMove<[Three]>.ids().map { $0.sorted { $0.rawValue < $1.rawValue } }
  }
}

private struct IdsTakesTheFirst: RowsWords {
  func ids() -> Kind<Rows.Moves, [Three]> {
    RowMove<[Three]>.ids().flatMap { ids in
      ids.isEmpty ? RowMove<[Three]>.pure(ids) : RowMove<Void>.remove(ids[0]).map { _ in ids }
    }
  }
}

private struct EachTurnsTheList: RowsWords {
  func each<A, Value>(
    _ parts: [(id: Three, space: Kind<StoreOf<Bool>, A>)], fresh: Kind<StoreOf<Bool>, A>,
    _ combine: @escaping ([(id: Three, value: A)]) -> Value
  ) -> Kind<Rows.Space, Value> { Each(parts.reversed(), fresh: fresh) { combine($0.reversed()) } }
}

private struct EachForgetsTheOrder: RowsWords {
  func each<A, Value>(
    _ parts: [(id: Three, space: Kind<StoreOf<Bool>, A>)], fresh: Kind<StoreOf<Bool>, A>,
    _ combine: @escaping ([(id: Three, value: A)]) -> Value
  ) -> Kind<Rows.Space, Value> {
    Each(parts, fresh: fresh) { parts in
      combine(parts.sorted { $0.id.rawValue < $1.id.rawValue })
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var eaches: [Mutant] {
    [
      Mutant(
        "extend uses the outer list", .comonad(ExtendUsesTheOuterList.self),
        .several(["left identity"])),
      Mutant(
        "extend forgets the order", .comonad(ExtendForgetsTheOrder.self),
        .several(["left identity"])),
      Mutant(
        "part moves the first part", .each(PartMovesTheFirst()),
        .several(["part", "value of part"])),
      Mutant("part moves all parts", .each(PartMovesAll()), .several(["part"])),
      Mutant(
        "part adds what is missing", .each(PartAddsWhatIsMissing()),
        .several(["part", "value of part"])),
      Mutant("part tells nothing", .each(PartTellsNothing()), .sole("value of part")),
      Mutant(
        "part in place moves twice", .each(PartInPlaceMovesTwice()),
        .several(["part without value"])),
      Mutant("insert resets the others", .each(InsertResetsTheOthers()), .several(["insert"])),
      Mutant("insert replaces a part", .each(InsertReplaces()), .several(["insert"])),
      Mutant("insert appends", .each(InsertAppends()), .several(["insert"])),
      Mutant("remove goes by index", .each(RemoveGoesByIndex()), .sole("remove")),
      Mutant(
        "rearrange drops the future of a part", .each(RearrangeDropsTheFuture()),
        .sole("rearrange")),
      Mutant(
        "rearrange adds what is missing", .each(RearrangeAddsWhatIsMissing()), .sole("rearrange")),
      Mutant("ids are sorted", .each(IdsAreSorted()), .sole("ids")),
      Mutant("ids takes the first part out", .each(IdsTakesTheFirst()), .sole("ids stay")),
      Mutant(
        "a list is turned and turned back", .each(EachTurnsTheList()),
        .several(["insert", "rearrange"])),
      Mutant(
        "a list is shown in the order of its identities", .each(EachForgetsTheOrder()),
        .sole("extract")),
      Mutant("new parts are one", .aliases, .sole("a new part is its own")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var rowsModels: [Suite] {
    [comonad(LawfulRows.self, of: "Rows"), each(EachWords<Three, Bits>(), of: "Rows")]
  }
}
