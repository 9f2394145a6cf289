import PairingLaws
import Pairings

typealias Move<Value> = Kind<StateOf<Three>, Value>
typealias Stores<Value> = Kind<StoreOf<Three>, Value>

/// A pairing of `State` with `Store` that is lawful where a mutant does not say
/// otherwise.
protocol StateStorePairing: UnfusedPairing where Moves == StateOf<Three>, Space == StoreOf<Three> {}

extension StateStorePairing {
  func pair<A, B, C>(_ move: Move<A>, _ space: Stores<B>, _ combine: (A, B) -> C) -> C {
    let (value, position) = move.run(space.position)
    return combine(value, space.peek(position))
  }
}

/// The pairing without a defect.
struct LawfulPairing: StateStorePairing {}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var pairingModels: [Suite] {
    [
      pairing(LawfulPairing(), of: "StateStorePairing"),
      explorer(LawfulPairing(), of: "StateStorePairing"),
    ]
  }
}
