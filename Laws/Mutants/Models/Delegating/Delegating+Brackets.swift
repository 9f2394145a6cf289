import PairingsLaws
import Pairings

/// The faults of the brackets of ``DelegatingOf``.
private enum BracketFault: String, Fault {
  case keepsAfterAValue =
    "bracket does not release after a value → release after a value + releasing cannot be cancelled"
  case keepsAfterAFailure = "bracket does not release after a failure → release after a failure + …"
  case releasesNothing =
    "bracket releases after a failed acquisition → a failed acquisition releases nothing + …"
  case hidesTheUsesFailure =
    "bracket hides the use's failure behind the release's → the use's failure prevails"
  case losesTheReleasesFailure =
    "bracket loses the release's failure → the release's failure surfaces"
  case acquiresInReach =
    "bracket can be cancelled while it acquires → acquiring cannot be cancelled"
  case acquiresTwice = "bracket acquires twice → acquire + a release runs exactly once"
  case tellsOfAFailure =
    "bracket reports a failure to its release when it is cancelled → release after a cancellation"
}

extension DelegatingOf {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, Ending<Mishap>) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    var releasesFailure: Mishap?
    func released(_ resource: R, _ ending: Ending<Mishap>) -> Kind<Self, Void> {
      let work = release(resource, ending)
      releasesFailure = nil
      switch (BracketFault.present, ending) {
      case (.keepsAfterAValue, .success), (.keepsAfterAFailure, .failure): return pure(())
      case (.hidesTheUsesFailure, _):
        return handle(work) { failure in
          releasesFailure = failure
          return raise(failure)
        }
      case (.losesTheReleasesFailure, _): return handle(work) { _ in pure(()) }
      case (.tellsOfAFailure, .cancelled): return release(resource, .failure(.e0))
      default: return work
      }
    }
    func bracketed(_ acquire: Kind<Self, R>) -> Kind<Self, A> {
      Delegating(
        Play.bracket(
          acquire.play, release: { released($0, $1).play }, use: { use($0).play }))
    }
    return switch BracketFault.present {
    case .releasesNothing:
      bracketed(
        handle(acquire) { failure in
          guard let resource = someValue(of: R.self) else { return raise(failure) }
          return then(release(resource, .failure(failure)), raise(failure))
        })
    case .hidesTheUsesFailure: handle(bracketed(acquire)) { raise(releasesFailure ?? $0) }
    case .acquiresInReach: flatMap(acquire) { bracketed(pure($0)) }
    case .acquiresTwice: bracketed(flatMap(acquire) { _ in acquire })
    default: bracketed(acquire)
    }
  }
}

extension Mutants {
  static var brackets: Mutants {
    Mutants(
      .bracketing(DelegatingOf.self).thinned(toOneIn: 4), BracketFault.self,
      also: [.failing(DelegatingOf.self).thinned(toOneIn: 4)])
  }
}
