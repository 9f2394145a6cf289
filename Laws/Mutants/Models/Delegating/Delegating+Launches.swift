import PairingsLaws
import Pairings

/// The faults of the launches of ``DelegatingOf``.
enum LaunchFault: String, Fault {
  case valueEndsLater =
    "launch ends a value later → pure ends at once + an ended effect cannot be cancelled"
  case isCancelledTwice = "a cancelled effect can be cancelled again → an effect ends at most once"
  case flatMapWaits = "flatMap waits → effects without waits end at once"
  case preparesByStarting =
    "prepare starts → prepare starts nothing + a cancelled effect does not start"
  case failureIsACancellation = "launch takes a failure for a cancellation → raise ends at once"
  case neverCancels =
    "a launch that has started is not cancelled → an effect that waits is cancelled"
  case forgetsAnEarlyCancel =
    "a cancellation before the start is forgotten → a cancelled effect does not start"
}

extension DelegatingOf {
  static func prepare<A>(
    _ effect: Kind<Self, A>, on stage: Stage<Mishap>,
    _ end: @escaping (Outcome<A, Mishap>) -> Void
  ) -> Launch {
    let endsLater = LaunchFault.present == .valueEndsLater
    let play = endsLater ? Play.then(.step("start") {}, effect.play) : effect.play
    var (hearsCancels, endsAnew) = (LaunchFault.present != .forgetsAnEarlyCancel, false)
    let launch = Play.prepare(play, on: stage) { outcome in
      endsAnew = LaunchFault.present == .isCancelledTwice && outcome.ending == .cancelled
      if LaunchFault.present == .failureIsACancellation, case .failure = outcome {
        end(.cancelled)
      } else {
        end(outcome)
      }
    }
    let startsNow = LaunchFault.present == .preparesByStarting
    if startsNow { launch.start() }
    return Launch(
      start: {
        hearsCancels = LaunchFault.present != .neverCancels
        if !startsNow { launch.start() }
      },
      cancel: {
        if endsAnew { end(.cancelled) } else if hearsCancels { launch.cancel() }
      })
  }
}

extension Mutants {
  static var launches: Mutants {
    Mutants([
      Mutants(
        .launching(DelegatingOf.self, launcher: { Stage() }),
        LaunchFault.allCases.filter { $0 != .neverCancels }),
      Mutants(
        .cancellingLaunches(DelegatingOf.self, launcher: { Stage() }), [LaunchFault.neverCancels]),
    ])
  }
}
