import PairingLaws
import Pairings

/// The faults of the launches of ``DelegatingOf``.
enum LaunchFault: String, Fault {
  case endsTwice = "launch ends twice"
  case valueEndsLater = "launch ends a value later"
  case isCancelledAfterItsEnd = "what has ended can be cancelled"
  case isCancelledTwice = "what was cancelled can be cancelled"
  case flatMapWaits = "flatMap waits"
  case preparesByStarting = "prepare starts"
  case forgetsAnEarlyCancel = "a cancellation before the start is forgotten"
  case turnsTheValue = "launch turns the value"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .endsTwice: .several("a value ends at once", "at most one end")
    case .valueEndsLater: .several("a value ends at once", "what has ended is not cancelled")
    case .isCancelledAfterItsEnd: .several("what has ended is not cancelled", "at most one end")
    case .isCancelledTwice: .sole("at most one end")
    case .flatMapWaits: .sole("what does not wait is done at once")
    case .preparesByStarting:
      .several("nothing happens before the start", "cancelled before its start")
    case .forgetsAnEarlyCancel: .sole("cancelled before its start")
    case .turnsTheValue: .several("a value ends at once")
    }
  }
}

extension DelegatingOf {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    let play =
      switch LaunchFault.present {
      case .valueEndsLater: Play.then(.step("start") {}, effect.play)
      case .turnsTheValue: Play.map(effect.play, turned)
      default: effect.play
      }
    var (hearsCancels, endsAnew) = (LaunchFault.present != .forgetsAnEarlyCancel, false)
    let launch = Play.prepare(play, on: stage) { outcome in
      switch LaunchFault.present {
      case .endsTwice: end(outcome)
      case .isCancelledAfterItsEnd: endsAnew = outcome.ending == .success
      case .isCancelledTwice: endsAnew = outcome.ending == .cancelled
      default: break
      }
      end(outcome)
    }
    let startsNow = LaunchFault.present == .preparesByStarting
    if startsNow { launch.start() }
    return Launch(
      start: {
        hearsCancels = true
        if !startsNow { launch.start() }
      },
      cancel: {
        if endsAnew { end(.cancelled) } else if hearsCancels { launch.cancel() }
      })
  }
}

extension Mutants {
  static var launches: Mutants {
    Mutants(.launching(DelegatingOf.self, launcher: { Stage() }), LaunchFault.self)
  }
}
