import PairingLaws
import Pairings

private struct SelectStays: StateStorePairing {
  func select<A, B>(_ move: Move<A>, _ spaces: Stores<Kind<StoreOf<Three>, B>>) -> Stores<B> {
    spaces.extract()
  }
}

private struct MovesByExtend: StateStorePairing {
  func move<A, B>(_ move: Move<A>, _ space: inout Stores<B>) -> A {
    let value = pair(move, space) { value, _ in value }
    space = StoreOf.extend(space) { pair(move, $0) { $1 } }
    return value
  }
}

private struct MoveStays: StateStorePairing {
  func move<A, B>(_ move: Move<A>, _ space: inout Stores<B>) -> A {
    pair(move, space) { value, _ in value }
  }
}

private struct StaysIfUnshared: StateStorePairing {
  func move<A, B>(_ move: Move<A>, _ space: inout Stores<B>) -> A {
    if !isKnownUniquelyReferenced(&space) { return StateStore().move(move, &space) }
    return pair(move, space) { value, _ in value }
  }
}

private struct ReturnsTheNextValue: StateStorePairing {
  func move<A, B>(_ move: Move<A>, _ space: inout Stores<B>) -> A {
    StateStore().move(move, &space)
    return pair(move, space) { value, _ in value }
  }
}

/// A pairing of `State` with a space that can be changed in place.
private protocol PlacePairing: UnfusedPairing where Moves == StateOf<Three>, Space: PlaceBrand {}

extension PlacePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Kind<Space, B>, _ combine: (A, B) -> C) -> C {
    let (value, position) = move.run(space.narrow().position)
    return combine(value, space.narrow().values(position))
  }
}

private enum Ground: PlaceBrand {}

private struct LawfulInPlace: PlacePairing {
  typealias Space = Ground
}

private struct ChangesASharedSpace: PlacePairing {
  typealias Space = Ground

  func move<A, B>(_ move: Move<A>, _ space: inout Kind<Ground, B>) -> A {
    let (value, position) = move.run(space.narrow().position)
    space.narrow().position = position
    return value
  }
}

/// A space without marks until somebody leaves it.
private enum Snow: PlaceBrand {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.and(.marks(1)).and(Three.domain.closures(to: values)).map(
      { Place($0.0.0, mark: $0.0.1, $0.1) },
      back: { (($0.narrow().position, $0.narrow().mark), $0.narrow().values) })
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let values = wa.narrow().values
    return Place(wa.narrow().position, mark: 0) { transform(Place($0, mark: 0, values)) }
  }
}

private struct LeavesFootprints: PlacePairing {
  typealias Space = Snow

  func move<A, B>(_ move: Move<A>, _ space: inout Kind<Snow, B>) -> A {
    let left = space.narrow()
    let (value, position) = move.run(left.position)
    space = Place(position, mark: 0, left.values)
    left.mark = 1
    return value
  }
}

/// A space that knows how often it was moved, which no operation shows.
private enum Worn: PlaceBrand {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.and(Three.domain.closures(to: values)).map(
      { Place($0.0, mark: 0, $0.1) }, back: { ($0.narrow().position, $0.narrow().values) })
  }
}

private struct StaysFromTheFourth: PlacePairing {
  typealias Space = Worn

  func move<A, B>(_ move: Move<A>, _ space: inout Kind<Worn, B>) -> A {
    let left = space.narrow()
    let (value, position) = move.run(left.position)
    space = Place(left.mark < 3 ? position : left.position, mark: left.mark + 1, left.values)
    return value
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var movedSpaces: [Mutant] {
    [
      Mutant(
        "select keeps the old space", .pairing(SelectStays()),
        .several(["select coherence", "move coherence"])),
      Mutant("move is extend(pair(m))", .pairing(MovesByExtend()), .sole("move coherence")),
      Mutant("move stays", .pairing(MoveStays()), .sole("move coherence")),
      Mutant(
        "move returns the value of the next move", .pairing(ReturnsTheNextValue()),
        .sole("move returns the value")),
      Mutant(
        "move stays if nothing else refers to the space", .pairing(StaysIfUnshared()),
        .sole("a space of one's own moves alike")),
      Mutant(
        "move changes a shared space", .pairing(ChangesASharedSpace()),
        .several(["a shared space stays"])),
      Mutant(
        "move marks the space that it leaves", .pairing(LeavesFootprints()),
        .sole("a shared space stays")),
      Mutant(
        "move stays from the fourth on", .pairing(StaysFromTheFourth()),
        .several(["moves in depth"])),
      Mutant(
        "an explorer's space stays if nothing else refers to it", .explorer(StaysIfUnshared()),
        .several(["commits fold", "sends fold", "observers see every commit"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var movedSpaces: [Suite] { [pairing(LawfulInPlace(), of: "PlacePairing")] }
}
