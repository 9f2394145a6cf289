import PairingLaws
import Pairings

/// A log with a value or a failure at its end, and a mark that no operation shows: the
/// model of what may fail.
final class Attempt<Brand: AttemptBrand, Value>: Kind<Brand, Value> {
  let log: Word
  let mark: Int
  let result: Result<Value, Mishap>

  init(_ log: Word, mark: Int = 0, _ result: Result<Value, Mishap>) {
    self.log = log
    self.mark = mark
    self.result = result
  }

  /// The same with something done before.
  fileprivate func after(_ log: Word, mark: Int) -> Attempt {
    Attempt(log.combined(with: self.log), mark: max(mark, self.mark), result)
  }

  /// The same with a mark.
  fileprivate var marked: Attempt { Attempt(log, mark: 1, result) }
}

/// A brand of ``Attempt``.
protocol AttemptBrand: Failing, Checkable where Failure == Mishap {
  /// Returns the log of a recovery: what was done before and what the handler does.
  static func recovered(_ before: Word, _ after: Word) -> Word
}

extension AttemptBrand {
  static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Attempt<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let results = Generator<Result<Value, Mishap>>.frequency([
      (2, values.generator.map { .success($0) }),
      (1, Mishap.domain.generator.map { .failure($0) }),
    ])
    let beginnings = Word.domain.and(.marks(2))
    let generator = beginnings.generator.zip(results) {
      Attempt($0.0, mark: $0.1, $1) as Kind<Self, Value>
    }
    return Domain(generator) { attempt, seen in
      seen.group("Attempt") { seen in
        beginnings.observe((attempt.narrow().log, attempt.narrow().mark), &seen)
        switch attempt.narrow().result {
        case .success(let value): seen.field("value") { values.observe(value, &$0) }
        case .failure(let failure): seen.field("failure") { failure.observe(&$0) }
        }
      }
    }
  }

  static func recovered(_ before: Word, _ after: Word) -> Word { before.combined(with: after) }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Attempt(.empty, .success(value)) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let first = ma.narrow()
    switch first.result {
    case .success(let value): return next(value).narrow().after(first.log, mark: first.mark)
    case .failure(let failure): return Attempt(first.log, mark: first.mark, .failure(failure))
    }
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }

  static func raise<A>(_ failure: Mishap) -> Kind<Self, A> { Attempt(.empty, .failure(failure)) }

  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> { handled(effect, recover) }

  /// The lawful way to recover.
  fileprivate static func handled<A>(
    _ effect: Kind<Self, A>, _ recover: (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    let first = effect.narrow()
    guard case .failure(let failure) = first.result else { return effect }
    let rest = recover(failure).narrow()
    return Attempt(
      recovered(first.log, rest.log), mark: max(first.mark, rest.mark), rest.result)
  }
}

extension Kind where Brand: AttemptBrand {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Attempt` is the one class that a kind of such a brand has.
  func narrow() -> Attempt<Brand, Value> { unsafeDowncast(self, to: Attempt<Brand, Value>.self) }
}

// MARK: - Mutants

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
  static var attempts: [Suite] {
    [monad(Lawful.self, of: "Attempt"), failing(Lawful.self, of: "Attempt")]
  }
}
