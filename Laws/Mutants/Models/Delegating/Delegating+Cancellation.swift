import PairingsLaws
import Pairings

/// The faults of the cancellation of ``DelegatingOf``.
enum CancellingFault: String, Fault {
  case handleSeesIt = "handle sees a cancellation → handle ignores a cancellation"
  case cancelDoesNothing =
    "cancel does nothing → cancel is a left zero + a deferred cancellation is a left zero"
  case shieldIsCut =
    "shielded is cut → a shield defers a cancellation + a shielded effect runs to its end"
  case shieldInAShieldIsOpen =
    "a shield in a shield is open → shielded is idempotent + an inner shield changes nothing"
  case shieldCancels =
    "shielded cancels when it ends → shielded pure + an inner shield changes nothing"
}

extension DelegatingOf {
  static func cancel() -> Kind<Self, Void> {
    CancellingFault.present == .cancelDoesNothing ? pure(()) : Delegating(Play.cancel())
  }

  static func shielded<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> {
    switch CancellingFault.present {
    case .shieldIsCut: effect
    case .shieldInAShieldIsOpen:
      flatMap(asking(\.isShielded)) { isInside in
        isInside ? branching(effect) { $0 } : shield(effect)
      }
    case .shieldCancels: shield(flatMap(effect) { replace(cancel(), with: $0) })
    default: shield(effect)
    }
  }

  private static func shield<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> {
    Delegating(Play.shielded(effect.play))
  }
}

extension Mutants {
  static var cancellations: Mutants {
    Mutants(.cancelling(DelegatingOf.self).thinned(toOneIn: 4), CancellingFault.self)
  }
}
