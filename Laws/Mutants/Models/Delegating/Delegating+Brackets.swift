import PairingsLaws
import Pairings

/// The faults of the brackets of ``DelegatingOf``.
private enum BracketFault: String, Fault {
  case keepsAfterAValue = "bracket does not release after a value"
  case keepsAfterAFailure = "bracket does not release after a failure"
  case releasesNothing = "bracket releases after a failed acquisition"
  case hidesTheUsesFailure = "bracket hides the use's failure behind the release's"
  case losesTheReleasesFailure = "bracket loses the release's failure"
  case acquiresInReach = "bracket can be cancelled while it acquires"
  case acquiresTwice = "bracket acquires twice"
  case tellsOfAFailure = "bracket reports a failure to its release when it is cancelled"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .keepsAfterAValue:
      .several(
        "release after a value", "the release's failure surfaces", "a release runs exactly once")
    case .keepsAfterAFailure: .several("release after a failure", "a release runs exactly once")
    case .tellsOfAFailure: .sole("release after a cancellation")
    case .releasesNothing:
      .several("a failed acquisition releases nothing", "a release runs exactly once")
    case .hidesTheUsesFailure: .sole("the use's failure prevails")
    case .losesTheReleasesFailure: .sole("the release's failure surfaces")
    case .acquiresInReach: .sole("acquiring cannot be cancelled")
    case .acquiresTwice: .several("acquire", "acquiring cannot be cancelled")
    }
  }
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
