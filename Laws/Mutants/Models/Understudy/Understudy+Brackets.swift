import PairingLaws
import Pairings

private typealias End = Ending<Mishap>

extension Ending {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
  fileprivate var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}

private enum ReleasesTwice: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: { then(release($0, $1), release($0, $1)) }, use: use)
  }
}

private enum ReleasesBeforeTheUse: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    flatMap(shielded(flatMap(acquire) { replace(release($0, .success), with: $0) }), use)
  }
}

private enum KeepsAfterAFailure: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: { $1.isFailure ? pure(()) : release($0, $1) }, use: use)
  }
}

private enum KeepsAfterACancellation: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: { $1.isCancelled ? pure(()) : release($0, $1) }, use: use)
  }
}

private enum KeepsAfterAValue: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: { $1.isSuccess ? pure(()) : release($0, $1) }, use: use)
  }
}

private enum ReleasesNothing: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    let acquired = handle(acquire) { failure in
      guard let resource = someValue(of: R.self) else { return raise(failure) }
      return then(release(resource, .failure(failure)), raise(failure))
    }
    return bracketed(acquired, release: release, use: use)
  }
}

private enum HidesTheUsesFailure: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    var hidden: Mishap?
    let bracket = bracketed(
      acquire,
      release: { resource, ending in
        hidden = nil
        return handle(release(resource, ending)) { failure in
          hidden = failure
          return raise(failure)
        }
      }, use: use)
    return handle(bracket) { raise(hidden ?? $0) }
  }
}

private enum LosesTheReleasesFailure: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: { handle(release($0, $1)) { _ in pure(()) } }, use: use)
  }
}

private enum AcquiresInReach: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    flatMap(acquire) { bracketed(pure($0), release: release, use: use) }
  }
}

private enum ReleasesInReach: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: { branching(release($0, $1)) { $0 } }, use: use)
  }
}

private enum AcquiresTwice: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(flatMap(acquire) { _ in acquire }, release: release, use: use)
  }
}

private enum TellsOfSuccess: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: { resource, _ in release(resource, .success) }, use: use)
  }
}

private enum TellsOfAFailure: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    bracketed(acquire, release: { release($0, $1.isCancelled ? .failure(.e0) : $1) }, use: use)
  }
}

private enum ReturnsWhenCancelled: UnderstudyBrand {
  static func bracket<R, A>(
    _ acquire: Kind<Self, R>, release: @escaping (R, End) -> Kind<Self, Void>,
    use: @escaping (R) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    branching(bracketed(acquire, release: release, use: use)) { outcome in
      guard case .cancelled = outcome, let value = someValue(of: A.self) else { return outcome }
      return .success(value)
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var brackets: [Mutant] {
    func bracketing<Brand: UnderstudyBrand>(_: Brand.Type) -> Suite {
      .bracketing(Brand.self).thinned(toOneIn: 4)
    }
    return [
      Mutant(
        "bracket releases twice", bracketing(ReleasesTwice.self),
        .several(["release after a value", "release after a failure", "exactly once"])),
      Mutant(
        "bracket releases before the use", bracketing(ReleasesBeforeTheUse.self),
        .several(["release after a value", "release after a failure", "innermost first"])),
      Mutant(
        "bracket does not release after a value", bracketing(KeepsAfterAValue.self),
        .several(["release after a value", "the release's failure surfaces", "exactly once"])),
      Mutant(
        "bracket does not release after a failure", bracketing(KeepsAfterAFailure.self),
        .sole("release after a failure")),
      Mutant(
        "bracket does not release after a cancellation",
        bracketing(KeepsAfterACancellation.self), .sole("release after a cancellation")),
      Mutant(
        "bracket releases what it could not acquire", bracketing(ReleasesNothing.self),
        .sole("nothing acquired")),
      Mutant(
        "bracket hides the use's failure behind the release's",
        bracketing(HidesTheUsesFailure.self), .sole("the use's failure prevails")),
      Mutant(
        "bracket loses the release's failure", bracketing(LosesTheReleasesFailure.self),
        .sole("the release's failure surfaces")),
      Mutant(
        "bracket can be cancelled while it acquires", bracketing(AcquiresInReach.self),
        .sole("acquiring cannot be cancelled")),
      Mutant(
        "bracket can be cancelled while it releases", bracketing(ReleasesInReach.self),
        .several(["releasing cannot be cancelled", "release after a value"])),
      Mutant(
        "bracket acquires twice", bracketing(AcquiresTwice.self),
        .several(["acquire", "acquiring cannot be cancelled"])),
      Mutant(
        "bracket tells its release of a success always", bracketing(TellsOfSuccess.self),
        .several(["release after a failure", "release after a cancellation"])),
      Mutant(
        "bracket tells its release of a failure when it is cancelled",
        bracketing(TellsOfAFailure.self), .sole("release after a cancellation")),
      Mutant(
        "bracket returns a value when it is cancelled", bracketing(ReturnsWhenCancelled.self),
        .several(["release after a cancellation"])),
    ]
  }
}
