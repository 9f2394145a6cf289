import PairingLaws
import Pairings

private struct CoReadsTheOldPosition: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    combine(move.run(space.position).value, space.extract())
  }
}

private struct CoStartsAtTheFirst: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    LawfulPairing().pair(move, space.seek(.a0), combine)
  }
}

private struct CoReadsANeighbour: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    let next = StoreOf.extend(space) { $0.peek($0.position.next) }
    return LawfulPairing().pair(move, B.self == Four.self ? next : space, combine)
  }
}

// MARK: - Hoisting

/// A way from a store to a store.
private protocol StoreToStore: NaturalTransformation
where Source == StoreOf<Three>, Target == StoreOf<Three> {}

private struct GoesToTheFirst: StoreToStore {
  func callAsFunction<Value>(_ kind: Stores<Value>) -> Stores<Value> { kind.seek(.a0) }
}

private struct TurnsAllOtherValues: StoreToStore {
  func callAsFunction<Value>(_ kind: Stores<Value>) -> Stores<Value> {
    let store = kind
    return Store(store.position) { store.peek($0 == store.position ? $0 : $0.next) }
  }
}

/// Looks from the next position at four values, and from the present one at all others.
private struct LooksAtTheValues: StoreToStore {
  func callAsFunction<Value>(_ kind: Stores<Value>) -> Stores<Value> {
    let store = kind
    return Value.self == Four.self ? Store(store.position) { store.peek($0.next) } : kind
  }
}

// MARK: - Actions

private protocol Stride: CoMove where Space == StoreOf<Three>, Value == Three {}

extension Stride {
  func callAsFunction<Result>(_ space: Stores<(Three) -> Result>) -> Result {
    space.peek(space.position.next)(space.position)
  }
}

private struct LawfulStride: Stride {}

private struct StrideLooksAtTheValues: Stride {
  func callAsFunction<Result>(_ space: Stores<(Three) -> Result>) -> Result {
    let stride = LawfulStride()
    return Result.self == Four.self
      ? space.extract()(space.position) : stride(space)
  }
}

private struct StrideInPlaceStays: Stride {
  func move<Future>(_ space: inout Stores<Future>) -> Three { space.position }
}

private struct StrideInPlaceReturnsTheArrival: Stride {
  func move<Future>(_ space: inout Stores<Future>) -> Three {
    _ = LawfulStride().move(&space)
    return space.position
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var duals: [Mutant] {
    [
      Mutant(
        "a writer is all moves of a space of logs",
        .isomorphism(
          "Writer and Co Traced", WriterOf<Turn>.domain(of: Three.domain),
          CoOf<TracedOf<Turn>>.domain(of: Three.domain), to: { $0.co }, from: { Writer($0) }),
        .sole("back and there")),
      Mutant(
        "a writer of what a move without a log does",
        .retraction(
          "Writer without a log", WriterOf<Turn>.domain(of: Three.domain),
          to: { Writer.pure($0.value).co }, from: { Writer($0) }), .sole("there and back")),
      Mutant(
        "the moves of a space read the old position", .co(CoReadsTheOldPosition()),
        .sole("toCo flatMap")),
      Mutant(
        "the moves of a space start at the first position", .co(CoStartsAtTheFirst()),
        .several(["toCo pure", "toCo flatMap"])),
      Mutant(
        "the pairing looks at the values, and the moves of a space do not",
        .co(CoReadsANeighbour()), .sole("toCo pair")),
      Mutant(
        "hoisted from the first position", .hoisting(GoesToTheFirst()), .several(["hoist pure"])),
      Mutant(
        "hoisted from a space that is otherwise elsewhere", .hoisting(TurnsAllOtherValues()),
        .sole("hoist flatMap")),
      Mutant(
        "hoisted by the values", .hoisting(LooksAtTheValues()), .several(["hoist pair"])),
      Mutant(
        "an action looks at the values", .action(StrideLooksAtTheValues(), returning: Three.domain),
        .sole("naturality")),
      Mutant(
        "an action in place stays", .action(StrideInPlaceStays(), returning: Three.domain),
        .sole("move coherence")),
      Mutant(
        "an action in place returns the arrival",
        .action(StrideInPlaceReturnsTheArrival(), returning: Three.domain),
        .sole("move returns the value")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var dualModels: [Suite] {
    [
      co(LawfulPairing(), of: "StateStorePairing"),
      action(LawfulStride(), returning: Three.domain, of: "Stride"),
    ]
  }
}
