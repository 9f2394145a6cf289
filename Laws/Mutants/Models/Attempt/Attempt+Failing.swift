import PairingLaws
import Pairings

private enum Lawful: AttemptBrand {}

private enum GoesOnAfterAFailure: AttemptBrand {
  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let first = ma.narrow()
    guard let value = (try? first.result.get()) ?? (Three.a0 as? A) else {
      return raise(.e0)
    }
    return next(value).narrow().after(first.log, mark: first.mark)
  }
}

private enum RaiseKeepsTwoFailures: AttemptBrand {
  static func raise<A>(_ failure: Mishap) -> Kind<Self, A> {
    Attempt(.empty, .failure(failure == .e2 ? .e1 : failure))
  }
}

private enum HandleIgnoresTheHandler: AttemptBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> { effect }
}

private enum HandleFails: AttemptBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    handled(effect) { Attempt(recover($0).narrow().log, .failure(.e0)) }
  }
}

private enum HandlePassesOneFailure: AttemptBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    handled(effect) { _ in recover(.e0) }
  }
}

private enum HandleHandlesItsHandler: AttemptBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    handled(handled(effect, recover), recover)
  }
}

private enum HandleCatchesAValue: AttemptBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    guard case .success(let value) = effect.narrow().result, code(value) == 2 else {
      return handled(effect, recover)
    }
    return recover(.e0)
  }
}

private enum HandleMarksASuccess: AttemptBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    guard case .success = effect.narrow().result else { return handled(effect, recover) }
    return effect.narrow().marked
  }
}

private enum HandleMarksWhatItCouldSave: AttemptBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    guard case .success = effect.narrow().result, case .success = recover(.e0).narrow().result
    else { return handled(effect, recover) }
    return effect.narrow().marked
  }
}

private enum HandleForgetsTheLog: AttemptBrand {
  static func recovered(_ before: Word, _ after: Word) -> Word { after }
}

private enum HandleDoublesTheLog: AttemptBrand {
  static func recovered(_ before: Word, _ after: Word) -> Word {
    before.combined(with: before).combined(with: after)
  }
}

private enum HandleKeepsOneLog: AttemptBrand {
  static func recovered(_ before: Word, _ after: Word) -> Word {
    before.letters.isEmpty ? after : before
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var attempts: [Mutant] {
    [
      Mutant(
        "flatMap goes on after a failure", .failing(GoesOnAfterAFailure.self), .sole("raise ends")),
      Mutant(
        "raise takes one failure for another", .failing(RaiseKeepsTwoFailures.self),
        .several(["handle raise", "handle by raising"])),
      Mutant(
        "handle ignores the handler", .failing(HandleIgnoresTheHandler.self),
        .several(["handle raise", "what was done stays done"])),
      Mutant(
        "handle fails even if the handler does not", .failing(HandleFails.self),
        .several(["handle raise", "handle by raising", "associativity"])),
      Mutant(
        "handle passes the same failure always", .failing(HandlePassesOneFailure.self),
        .several(["handle raise", "handle by raising"])),
      Mutant(
        "handle handles its own handler", .failing(HandleHandlesItsHandler.self),
        .several(["handle raise", "associativity"])),
      Mutant(
        "handle catches a value", .failing(HandleCatchesAValue.self),
        .several(["handle pure", "handle by raising"])),
      Mutant(
        "handle marks a success", .failing(HandleMarksASuccess.self),
        .sole("handle by raising")),
      Mutant(
        "handle marks a success that its handler could save",
        .failing(HandleMarksWhatItCouldSave.self), .sole("associativity")),
      Mutant(
        "handle forgets what was done before the failure", .failing(HandleForgetsTheLog.self),
        .several(["handle by raising", "what was done stays done"])),
      Mutant(
        "handle does twice what was done before the failure", .failing(HandleDoublesTheLog.self),
        .several(["associativity", "what was done stays done"])),
      Mutant(
        "handle keeps the first of two logs", .failing(HandleKeepsOneLog.self),
        .sole("what was done stays done")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var attempts: [Suite] {
    [monad(Lawful.self, of: "Attempt"), failing(Lawful.self, of: "Attempt")]
  }
}
