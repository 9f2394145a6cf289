import PairingLaws
import Pairings

private struct TurnsTheMovesValue: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    StateStore().pair(move, space) { combine(turned($0), $1) }
  }
}

private struct ReadsANeighbour: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    let (value, position) = move.run(space.position)
    let isLookedAt = B.self == Four.self
    return combine(value, space.peek(isLookedAt ? position.next : position))
  }
}

private struct AnswersOneOfFive: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    (Five.c0 as? C) ?? StateStore().pair(move, space, combine)
  }
}

/// Stays wherever a space is asked for, and moves wherever anything else is.
private struct StaysForSpaces: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    let (value, position) = move.run(space.position)
    return combine(value, space.peek(C.self is AnyClass ? space.position : position))
  }

  func move<A, B>(_ move: Move<A>, _ space: inout Stores<B>) -> A {
    let value = pair(move, space) { value, _ in value }
    space = select(move, StoreOf.duplicate(space))
    return value
  }
}

private struct ZapStays: StateStorePairing {
  func zap<A, B>(_ move: Move<(A) -> B>, _ space: Stores<A>) -> B {
    move.run(space.position).value(space.extract())
  }
}

private struct ReadsTheOldPosition: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    combine(move.run(space.position).value, space.extract())
  }
}

private struct ReadsTheNextPosition: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    let (value, position) = move.run(space.position)
    return combine(value, space.peek(position.next))
  }
}

private struct StartsAtZero: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    let (value, position) = move.run(.a0)
    return combine(value, space.peek(position))
  }
}

private struct RunsTheMoveTwice: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    let (value, position) = move.run(move.run(space.position).position)
    return combine(value, space.peek(position))
  }
}

private struct SwapsEqualTypes: StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    StateStore().pair(move, space) { a, b in
      guard let first = b as? A, let second = a as? B, A.self == B.self else {
        return combine(a, b)
      }
      return combine(first, second)
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var pairs: [Mutant] {
    [
      Mutant(
        "pair swaps equal types, as a pairing of moves", .pairing(SwapsEqualTypes()),
        .several(["FunctorPairing/naturality"])),
      Mutant("pair swaps equal types", .functorPairing(SwapsEqualTypes()), .sole("naturality")),

      Mutant(
        "pair turns the value of the move", .functorPairing(TurnsTheMovesValue()),
        .sole("naturality")),
      Mutant("pair reads a neighbour", .functorPairing(ReadsANeighbour()), .sole("naturality")),
      Mutant(
        "pair answers one of five", .functorPairing(AnswersOneOfFive()),
        .sole("naturality in the result")),
      Mutant(
        "pair answers one of five, as a pairing of moves", .pairing(AnswersOneOfFive()),
        .several(["FunctorPairing/naturality in the result", "unit"])),
      Mutant(
        "pair stays where a space is asked for", .pairing(StaysForSpaces()),
        .sole("naturality in the result")),
      Mutant("zap ignores the new position", .functorPairing(ZapStays()), .sole("zap coherence")),
      Mutant(
        "pair reads the store at the old position", .pairing(ReadsTheOldPosition()),
        .sole("composition")),
      Mutant(
        "pair reads the store at the next position", .pairing(ReadsTheNextPosition()),
        .several(["unit", "composition"])),
      Mutant(
        "pair starts at the first position", .pairing(StartsAtZero()),
        .several(["unit", "composition"])),
      Mutant("pair runs the move twice", .pairing(RunsTheMoveTwice()), .sole("composition")),
      Mutant(
        "pair turns the value of the move, as a pairing of moves",
        .pairing(TurnsTheMovesValue()), .several(["FunctorPairing/naturality", "unit"])),
      Mutant(
        "pair reads a neighbour, as a pairing of moves", .pairing(ReadsANeighbour()),
        .several(["FunctorPairing/naturality", "unit"])),
    ]
  }
}
