import PairingsLaws
import Pairings

/// The faults of the cancellation of ``DelegatingOf``.
enum CancellingFault: String, Fault {
  case handleSeesIt = "handle sees a cancellation"
  case flatMapRunsOn = "flatMap runs on when it is cancelled"
  case cancelDoesNothing = "cancel does nothing"
  case cancelFails = "cancel fails"
  case shieldIsCut = "shielded is cut"
  case shieldForgets = "shielded forgets the cancellation"
  case shieldInAShieldIsOpen = "a shield in a shield is open"
  case shieldRunsTwice = "shielded runs twice"
  case shieldCancels = "shielded cancels when it ends"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .handleSeesIt: .sole("handle ignores a cancellation")
    case .flatMapRunsOn: .several("cancel is a left zero")
    case .cancelDoesNothing: .several("cancel is a left zero", "a shield defers a cancellation")
    case .cancelFails: .several("handle ignores a cancellation", "a shield defers a cancellation")
    case .shieldIsCut:
      .several("a shield defers a cancellation", "a shielded effect runs to its end")
    case .shieldForgets:
      .several("a shield defers a cancellation", "a deferred cancellation is a left zero")
    case .shieldInAShieldIsOpen, .shieldRunsTwice:
      .several("shielded is idempotent", "an inner shield changes nothing")
    case .shieldCancels: .several("shielded pure", "an inner shield changes nothing")
    }
  }
}

extension DelegatingOf {
  static func cancel() -> Kind<Self, Void> {
    switch CancellingFault.present {
    case .cancelDoesNothing: pure(())
    case .cancelFails: raise(.e0)
    default: Delegating(Play.cancel())
    }
  }

  static func shielded<A>(_ effect: Kind<Self, A>) -> Kind<Self, A> {
    switch CancellingFault.present {
    case .shieldIsCut: return effect
    case .shieldForgets:
      var end = Outcome<A, Mishap>.cancelled
      let kept = map(attempt(effect)) { result in
        switch result {
        case .success(let value): end = .success(value)
        case .failure(let failure): end = .failure(failure)
        }
      }
      return branching(shield(kept)) { _ in end }
    case .shieldInAShieldIsOpen:
      return flatMap(asking(\.isShielded)) { isInside in
        isInside ? branching(effect) { $0 } : shield(effect)
      }
    case .shieldRunsTwice: return shield(then(effect, effect))
    case .shieldCancels: return shield(flatMap(effect) { replace(cancel(), with: $0) })
    default: return shield(effect)
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
