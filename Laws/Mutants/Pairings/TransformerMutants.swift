import PairingLaws
import Pairings

private typealias Base = StateStore<Bool>
private typealias Stack = StateTStoreT<Three, Base>

/// A pairing of two stores, one on the other, that is lawful where a mutant does not say
/// otherwise.
private protocol StackPairing: UnfusedPairing where Moves == Stack.Moves, Space == Stack.Space {}

extension StackPairing {
  func pair<A, B, C>(
    _ move: Kind<Stack.Moves, A>, _ space: Kind<Stack.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Stack(Base()).pair(move, space, combine)
  }
}

private struct LawfulStack: StackPairing {
  func move<A, B>(_ move: Kind<Stack.Moves, A>, _ space: inout Kind<Stack.Space, B>) -> A {
    Stack(Base()).move(move, &space)
  }
}

private struct ThePositionStays: StackPairing {
  func pair<A, B, C>(
    _ move: Kind<Stack.Moves, A>, _ space: Kind<Stack.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    let store = space
    return Base().pair(move.run(store.position), store.values()) { result, peek in
      combine(result.value, peek(store.position))
    }
  }
}

private struct TheBaseStays: StackPairing {
  func pair<A, B, C>(
    _ move: Kind<Stack.Moves, A>, _ space: Kind<Stack.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    let store = space
    return Base().pair(move.run(store.position), store.values()) { result, _ in
      combine(result.value, store.peek(result.position))
    }
  }
}

private struct MoveLeavesTheBase: StackPairing {
  func move<A, B>(_ move: Kind<Stack.Moves, A>, _ space: inout Kind<Stack.Space, B>) -> A {
    let value = pair(move, space) { value, _ in value }
    let base = space.values()
    space = StoreT(Stack(Base()).moved(space, by: move).position, base)
    return value
  }
}

private struct MoveLeavesThePosition: StackPairing {
  func move<A, B>(_ move: Kind<Stack.Moves, A>, _ space: inout Kind<Stack.Space, B>) -> A {
    let value = pair(move, space) { value, _ in value }
    let position = space.position
    space = Stack(Base()).moved(space, by: move).seek(position)
    return value
  }
}

// MARK: - To the base and back

private struct LiftResetsThePosition: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StateOf<Bool>, Value>
  ) -> Kind<StateTOf<Three, StateOf<Bool>>, Value> {
    StateT.stateM { _ in StateOf.map(kind) { ($0, .a0) } }
  }
}

private struct LiftRunsTwice: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StateOf<Bool>, Value>
  ) -> Kind<StateTOf<Three, StateOf<Bool>>, Value> {
    StateT.stateM { position in StateOf.map(StateOf.then(kind, kind)) { ($0, position) } }
  }
}

private struct LowerPeeksAtTheFirst: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StoreTOf<Three, StoreOf<Bool>>, Value>
  ) -> Kind<StoreOf<Bool>, Value> {
    StoreOf.map(kind.values()) { $0(.a0) }
  }
}

/// Every place of the base shows the value of the present one.
private struct LowerIsConstant: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StoreTOf<Three, StoreOf<Bool>>, Value>
  ) -> Kind<StoreOf<Bool>, Value> {
    let value = StoreTOf.extract(kind)
    return StoreOf.map(kind.values()) { _ in value }
  }
}

/// A place of the base that is not the present one is seen from another position.
private struct LowerTurnsElsewhere: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StoreTOf<Three, StoreOf<Bool>>, Value>
  ) -> Kind<StoreOf<Bool>, Value> {
    let (position, base) = (kind.position, kind.values())
    return Store(base.position) { place in
      base.peek(place)(place == base.position ? position : position.next)
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var stacks: [Mutant] {
    [
      Mutant("the position stays", .pairing(ThePositionStays()), .sole("composition")),
      Mutant("the base stays", .pairing(TheBaseStays()), .sole("composition")),
      Mutant("move leaves the base", .pairing(MoveLeavesTheBase()), .sole("move coherence")),
      Mutant(
        "move leaves the position", .pairing(MoveLeavesThePosition()), .sole("move coherence")),
      Mutant("lift resets the position", .monadMorphism(LiftResetsThePosition()), .sole("pure")),
      Mutant("lift runs the base twice", .monadMorphism(LiftRunsTwice()), .sole("flatMap")),
      Mutant(
        "lower peeks at the first position", .comonadMorphism(LowerPeeksAtTheFirst()),
        .several(["extract"])),
      Mutant("lower shows one value", .comonadMorphism(LowerIsConstant()), .sole("extend")),
      Mutant(
        "lower looks from another position elsewhere", .comonadMorphism(LowerTurnsElsewhere()),
        .sole("extend")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var stackModels: [Suite] { [pairing(LawfulStack(), of: "StackPairing")] }
}
