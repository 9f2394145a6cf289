import Pairings

/// A pairing that moves by duplicating, unless a fault replaces the move.
protocol UnfusedPairing: Pairing {}

extension UnfusedPairing {
  func move<A, B>(_ move: Kind<Moves, A>, _ space: inout Kind<Space, B>) -> A {
    moveByDuplicating(move, &space)
  }
}
