import PairingsLaws
import Pairings

private typealias Base = StateStore<Bool>
private typealias Stack = StateTStoreT<Three, Base>
private typealias Written = WriterTTracedT<Turn, Base>
private typealias Surrounded = ReaderTEnvT<Three, Base>

/// The faults of ``StackPairing``.
private enum Wrong: String, Fault {
  case thePositionStays = "the position stays"
  case theBaseStays = "the base stays"
  case moveLeavesTheBase = "move leaves the base"
  case moveLeavesThePosition = "move leaves the position"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .thePositionStays, .theBaseStays: .sole("composition")
    case .moveLeavesTheBase, .moveLeavesThePosition: .sole("move coherence")
    }
  }
}

/// A pairing of two stores, one over the other.
private struct StackPairing: UnfusedPairing {
  func pair<A, B, C>(
    _ move: Kind<Stack.Moves, A>, _ space: Kind<Stack.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Base().pair(move.run(space.position), space.values()) { result, peek in
      switch Wrong.present {
      case .thePositionStays: combine(result.value, peek(space.position))
      case .theBaseStays: combine(result.value, space.peek(result.position))
      default: combine(result.value, peek(result.position))
      }
    }
  }

  func move<A, B>(_ move: Kind<Stack.Moves, A>, _ space: inout Kind<Stack.Space, B>) -> A {
    let old = space
    let value = moveByDuplicating(move, &space)
    switch Wrong.present {
    case .moveLeavesTheBase: space = StoreT(space.position, old.values())
    case .moveLeavesThePosition: space = space.seek(old.position)
    default: break
    }
    return value
  }
}

/// The faults of ``WrittenPairing``.
private enum WrongLog: String, Fault {
  case isWrittenInFront = "a log is written in front"
  case isForgotten = "move forgets the log"
  case leavesTheBase = "move leaves the base under the log"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    .sole(self == .isWrittenInFront ? "composition" : "move coherence")
  }
}

/// A pairing of logs over a store.
private struct WrittenPairing: UnfusedPairing {
  func pair<A, B, C>(
    _ move: Kind<Written.Moves, A>, _ space: Kind<Written.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Base().pair(move.run(), space.values()) { result, value in
      let isInFront = WrongLog.present == .isWrittenInFront
      let (first, second) = isInFront ? (result.log, space.offset) : (space.offset, result.log)
      return combine(result.value, value(first.combined(with: second)))
    }
  }

  func move<A, B>(_ move: Kind<Written.Moves, A>, _ space: inout Kind<Written.Space, B>) -> A {
    let old = space
    let value = moveByDuplicating(move, &space)
    switch WrongLog.present {
    case .isForgotten: space = TracedT(offset: old.offset, space.values())
    case .leavesTheBase: space = TracedT(offset: space.offset, old.values())
    default: break
    }
    return value
  }
}

/// The faults of ``SurroundedPairing``.
private enum WrongEnvironment: String, Fault {
  case theBaseStays = "the base stays in its environment"
  case moveChangesIt = "move changes the environment"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    .sole(self == .theBaseStays ? "composition" : "move coherence")
  }
}

/// A pairing of an environment around a store.
private struct SurroundedPairing: UnfusedPairing {
  func pair<A, B, C>(
    _ move: Kind<Surrounded.Moves, A>, _ space: Kind<Surrounded.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Surrounded(Base()).pair(move, space) { a, b in
      combine(a, WrongEnvironment.present == .theBaseStays ? space.extract() : b)
    }
  }

  func move<A, B>(
    _ move: Kind<Surrounded.Moves, A>, _ space: inout Kind<Surrounded.Space, B>
  ) -> A {
    let value = moveByDuplicating(move, &space)
    if WrongEnvironment.present == .moveChangesIt {
      space = EnvT(environment: space.environment.next, space.lowered)
    }
    return value
  }
}

// MARK: - To the base and back

/// The faults of ``Lift``.
private enum WrongLift: String, Fault {
  case resetsThePosition = "lift resets the position"
  case runsTwice = "lift runs the base twice"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .sole(self == .runsTwice ? "flatMap" : "pure") }
}

private struct Lift: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<StateOf<Bool>, Value>) -> Kind<Stack.Moves, Value> {
    StateT.stateM { position in
      (WrongLift.present == .runsTwice ? kind.then(kind) : kind).map {
        ($0, WrongLift.present == .resetsThePosition ? .a0 : position)
      }
    }
  }
}

/// The faults of ``Lower``.
private enum WrongLower: String, Fault {
  case peeksAtTheFirst = "lower peeks at the first position"
  case isConstant = "lower shows one value"
  case turnsElsewhere = "lower looks from another position elsewhere"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    self == .peeksAtTheFirst ? .several("extract") : .sole("extend")
  }
}

private struct Lower: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<Stack.Space, Value>) -> Kind<StoreOf<Bool>, Value> {
    let (position, base, value) = (kind.position, kind.values(), kind.extract())
    return switch WrongLower.present {
    case .peeksAtTheFirst: base.map { $0(.a0) }
    case .isConstant: base.map { _ in value }
    case .turnsElsewhere:
      Store(base.position) { base.peek($0)($0 == base.position ? position : position.next) }
    case nil: base.map { $0(position) }
    }
  }
}

extension Mutants {
  static var stacks: Mutants {
    Mutants([
      Mutants(.pairing(StackPairing()), Wrong.self),
      Mutants(.pairing(WrittenPairing()), WrongLog.self),
      Mutants(.pairing(SurroundedPairing()), WrongEnvironment.self),
      Mutants(.monadMorphism(Lift()), WrongLift.self),
      Mutants(.comonadMorphism(Lower()), WrongLower.self),
    ])
  }
}
