import PairingLaws
import Pairings

private typealias Base = StateStore<Bool>

// MARK: - Logs on a base

private typealias Written = WriterTTracedT<Turn, Base>

/// A pairing of logs on a store, which is lawful where a mutant does not say otherwise.
private protocol WrittenPairing: UnfusedPairing
where Moves == Written.Moves, Space == Written.Space {}

extension WrittenPairing {
  func pair<A, B, C>(
    _ move: Kind<Written.Moves, A>, _ space: Kind<Written.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Written(Base()).pair(move, space, combine)
  }
}

/// The log of the move is written before what was written already.
private struct WritesInFront: WrittenPairing {
  func pair<A, B, C>(
    _ move: Kind<Written.Moves, A>, _ space: Kind<Written.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    let traced = space
    return Base().pair(move.run(), traced.values()) { result, value in
      combine(result.value, value(result.log.combined(with: traced.offset)))
    }
  }
}

private struct MoveForgetsTheLog: WrittenPairing {
  func move<A, B>(_ move: Kind<Written.Moves, A>, _ space: inout Kind<Written.Space, B>) -> A {
    let offset = space.offset
    let value = Written(Base()).move(move, &space)
    space = TracedT(offset: offset, space.values())
    return value
  }
}

private struct MoveLeavesTheBaseUnderTheLog: WrittenPairing {
  func move<A, B>(_ move: Kind<Written.Moves, A>, _ space: inout Kind<Written.Space, B>) -> A {
    let base = space.values()
    let value = Written(Base()).move(move, &space)
    space = TracedT(offset: space.offset, base)
    return value
  }
}

// MARK: - An environment around a base

private typealias Surrounded = ReaderTEnvT<Three, Base>

/// A pairing of an environment around a store, which is lawful where a mutant does not say
/// otherwise.
private protocol SurroundedPairing: UnfusedPairing
where Moves == Surrounded.Moves, Space == Surrounded.Space {}

extension SurroundedPairing {
  func pair<A, B, C>(
    _ move: Kind<Surrounded.Moves, A>, _ space: Kind<Surrounded.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Surrounded(Base()).pair(move, space, combine)
  }
}

private struct TheSurroundedBaseStays: SurroundedPairing {
  func pair<A, B, C>(
    _ move: Kind<Surrounded.Moves, A>, _ space: Kind<Surrounded.Space, B>, _ combine: (A, B) -> C
  ) -> C {
    Surrounded(Base()).pair(move, space) { value, _ in
      combine(value, Surrounded.Space.extract(space))
    }
  }
}

private struct MoveChangesTheEnvironment: SurroundedPairing {
  func move<A, B>(
    _ move: Kind<Surrounded.Moves, A>, _ space: inout Kind<Surrounded.Space, B>
  ) -> A {
    let value = Surrounded(Base()).move(move, &space)
    space = EnvT(environment: space.environment.next, space.lowered)
    return value
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var logsAndEnvironments: [Mutant] {
    [
      Mutant("a log is written in front", .pairing(WritesInFront()), .sole("composition")),
      Mutant("move forgets the log", .pairing(MoveForgetsTheLog()), .sole("move coherence")),
      Mutant(
        "move leaves the base under the log", .pairing(MoveLeavesTheBaseUnderTheLog()),
        .sole("move coherence")),
      Mutant(
        "the base stays in its environment", .pairing(TheSurroundedBaseStays()),
        .sole("composition")),
      Mutant(
        "move changes the environment", .pairing(MoveChangesTheEnvironment()),
        .sole("move coherence")),
    ]
  }
}
