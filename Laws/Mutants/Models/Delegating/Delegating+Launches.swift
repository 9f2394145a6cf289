import PairingsLaws
import Pairings

/// The faults of the launches of ``DelegatingOf``.
enum LaunchFault: String, Fault {
  case endsTwice = "launch ends twice"
  case valueEndsLater = "launch ends a value later"
  case isCancelledAfterItsEnd = "an ended effect can be cancelled"
  case isCancelledTwice = "a cancelled effect can be cancelled again"
  case flatMapWaits = "flatMap waits"
  case preparesByStarting = "prepare starts"
  case forgetsAnEarlyCancel = "a cancellation before the start is forgotten"
  case turnsTheValue = "launch turns the value"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .endsTwice: .several("pure ends at once", "an effect ends at most once")
    case .valueEndsLater: .several("pure ends at once", "an ended effect cannot be cancelled")
    case .isCancelledAfterItsEnd:
      .several("an ended effect cannot be cancelled", "an effect ends at most once")
    case .isCancelledTwice: .sole("an effect ends at most once")
    case .flatMapWaits: .sole("effects without waits end at once")
    case .preparesByStarting:
      .several("prepare starts nothing", "a cancelled effect does not start")
    case .forgetsAnEarlyCancel: .sole("a cancelled effect does not start")
    case .turnsTheValue: .several("pure ends at once")
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
