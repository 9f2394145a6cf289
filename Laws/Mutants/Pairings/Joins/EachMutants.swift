import PairingsLaws
import Pairings

private typealias Rows = EachPairing<Three, Bits>
private typealias RowsMove<Value> = Kind<Rows.Moves, Value>
private typealias InRows<Value> = Kind<Rows.Space, Value>

// MARK: - Pairings

/// The faults of ``RowsPairing``.
private enum WrongPairing: String, Fault {
  case pairForgetsNew = "pair forgets new parts"
  case moveForgetsNew = "a move forgets new parts"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .pairForgetsNew: .sole("composition")
    case .moveForgetsNew: .sole("move coherence")
    }
  }
}

/// The pairing of a list of spaces, which moves by duplication.
private struct RowsPairing: Pairing {
  func pair<A, B, C>(_ move: RowsMove<A>, _ space: InRows<B>, _ combine: (A, B) -> C) -> C {
    guard WrongPairing.present == .pairForgetsNew else { return Rows().pair(move, space, combine) }
    return Rows().pair(move, space.duplicate()) {
      combine($0, list(of: $1, asIn: space).extract())
    }
  }

  func move<A, B>(_ move: RowsMove<A>, _ space: inout InRows<B>) -> A {
    let before = space
    let value = moveByDuplicating(move, &space)
    if WrongPairing.present == .moveForgetsNew { space = list(of: space, asIn: before) }
    return value
  }
}

/// Returns a list without the parts that another list does not have.
private func list<A, B>(of space: InRows<A>, asIn other: InRows<B>) -> InRows<A> {
  let new = space.ids.filter { !other.ids.contains($0) }
  return Rows().moved(space, by: RowsMove.forEach(new) { .remove($0) })
}

// MARK: - Operations

/// The faults of ``RowsOperations``.
private enum WrongOperations: String, Fault {
  case partMovesTheFirst = "part moves the first part"
  case partMovesAll = "part moves all parts"
  case partAddsTheMissing = "part adds a missing part"
  case partTellsNothing = "part returns no value"
  case plainPartMovesTwice = "part in place moves twice"
  case insertResetsOthers = "insert resets the others"
  case insertReplaces = "insert replaces a part"
  case insertAppends = "insert appends"
  case removeGoesByIndex = "remove goes by index"
  case rearrangeDropsTheFuture = "rearrange drops the future of a part"
  case rearrangeAddsTheMissing = "rearrange adds a missing part"
  case idsAreSorted = "ids are sorted"
  case idsTakesTheFirst = "ids takes the first part out"
  case turnsTheList = "a list is turned and turned back"
  case forgetsTheOrder = "a list is shown in the order of its identities"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .partMovesTheFirst, .partAddsTheMissing: .several("part", "value of part")
    case .partMovesAll: .several("part")
    case .partTellsNothing: .sole("value of part")
    case .plainPartMovesTwice: .several("part without value")
    case .insertResetsOthers, .insertReplaces, .insertAppends: .several("insert")
    case .removeGoesByIndex: .sole("remove")
    case .rearrangeDropsTheFuture, .rearrangeAddsTheMissing: .sole("rearrange")
    case .idsAreSorted: .sole("ids")
    case .idsTakesTheFirst: .sole("ids changes nothing")
    case .turnsTheList: .several("insert", "rearrange")
    case .forgetsTheOrder: .sole("extract")
    }
  }
}

private struct RowsOperations: EachOperations {
  typealias ID = Three
  typealias Part = Bits
  typealias Whole = Rows

  func each<A, Value>(
    _ parts: [(id: Three, space: Bit<A>)], fresh: Bit<A>,
    _ combine: @escaping ([(id: Three, value: A)]) -> Value
  ) -> InRows<Value> {
    switch WrongOperations.present {
    case .turnsTheList: Each(parts.reversed(), fresh: fresh) { combine($0.reversed()) }
    case .forgetsTheOrder:
      Each(parts, fresh: fresh) { combine($0.sorted { $0.id.rawValue < $1.id.rawValue }) }
    default: Each(parts, fresh: fresh, combine)
    }
  }

  func part<Value>(_ id: Three, _ move: BitMove<Value>) -> RowsMove<Value?> {
    switch WrongOperations.present {
    case .partMovesTheFirst:
      RowsMove.ids().flatMap { $0.contains(id) ? .part($0[0], move) : .pure(nil) }
    case .partMovesAll:
      RowsMove.ids().flatMap { ids in
        RowsMove.forEach(ids.filter { $0 != id }) { .part($0, move.void()) }
          .then(.part(id, move))
      }
    case .partAddsTheMissing: RowsMove.insert(id).then(.part(id, move))
    case .partTellsNothing: RowsMove<Value?>.part(id, move).map { _ in nil }
    default: .part(id, move)
    }
  }

  func part(_ id: Three, plain move: BitMove<Void>) -> RowsMove<Void> {
    switch WrongOperations.present {
    case .partMovesTheFirst, .partMovesAll, .partAddsTheMissing: part(id, move).void()
    case .plainPartMovesTwice: .part(id, move.then(move))
    default: .part(id, move)
    }
  }

  func insert(_ id: Three, at index: Int) -> RowsMove<Void> {
    switch WrongOperations.present {
    case .insertResetsOthers:
      RowsMove.ids().flatMap { ids in
        ids.contains(id)
          ? .pure(())
          : RowsMove.forEach(ids) { RowsMove.remove($0).then(.insert($0)) }
            .then(.insert(id, at: index))
      }
    case .insertReplaces: RowsMove.remove(id).then(.insert(id, at: index))
    case .insertAppends: .insert(id)
    default: .insert(id, at: index)
    }
  }

  func remove(_ id: Three) -> RowsMove<Void> {
    guard WrongOperations.present == .removeGoesByIndex else { return .remove(id) }
    let index = Int(id.rawValue)
    return RowsMove.ids().flatMap { $0.indices.contains(index) ? .remove($0[index]) : .pure(()) }
  }

  func rearrange(_ id: Three, to index: Int) -> RowsMove<Void> {
    switch WrongOperations.present {
    case .rearrangeDropsTheFuture:
      RowsMove.ids().flatMap { ids in
        ids.contains(id) ? RowsMove.remove(id).then(.insert(id, at: index)) : .pure(())
      }
    case .rearrangeAddsTheMissing: RowsMove.insert(id).then(.rearrange(id, to: index))
    default: .rearrange(id, to: index)
    }
  }

  func ids() -> RowsMove<[Three]> {
    switch WrongOperations.present {
    case .idsAreSorted: RowsMove.ids().map { $0.sorted { $0.rawValue < $1.rawValue } }
    case .idsTakesTheFirst:
      RowsMove.ids().flatMap { ids in
        ids.isEmpty ? .pure(ids) : RowsMove.remove(ids[0]).replace(with: ids)
      }
    default: .ids()
    }
  }
}

extension Mutants {
  static var eaches: Mutants {
    let aliases = Mutant("new parts are one", .aliases, .sole("a new part is independent"))
    return Mutants([
      Mutants(.pairing(RowsPairing(), of: "RowsPairing"), WrongPairing.self),
      Mutants(.each(RowsOperations(), of: "Rows"), WrongOperations.self), Mutants([aliases], []),
    ])
  }
}
