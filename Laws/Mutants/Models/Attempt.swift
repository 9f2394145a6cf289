import PairingsLaws
import Pairings

/// The faults of ``AttemptOf``.
private enum Wrong: String, Fault {
  case goesOnAfterAFailure =
    "flatMap goes on after a failure → raise is a left zero + attempt and get"
  case handleIgnores = "handle ignores the handler → handle raise"
  case handleHandlesItsHandler = "handle handles its own handler → handle raise + associativity"
  case handleMarksASuccess =
    "handle marks a success → handle pure + handle with raise + attempt and get"
  case handleKeepsOneLog = "handle keeps the first of two logs → handle keeps earlier effects"
}

/// A log that ends in a value or a failure, with a mark that no operation shows: the model of an
/// effect that may fail.
final class Attempt<Value>: Carrier<AttemptOf, Value> {
  let log: Word
  let mark: Int
  let result: Result<Value, Mishap>

  init(_ log: Word, mark: Int = 0, _ result: Result<Value, Mishap>) {
    self.log = log
    self.mark = mark
    self.result = result
  }

  /// The same attempt with a mark.
  var marked: Attempt { Attempt(log, mark: 1, result) }
}

enum AttemptOf: CarrierConstructor, Failing, RecursiveMonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Attempt<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let mishaps = Mishap.domain
    let results: [(Int, (inout Choices) -> Result<Value, Mishap>)] = [
      (2, { .success(values.draw(&$0)) }), (1, { .failure(mishaps.draw(&$0)) }),
    ]
    let beginnings = Word.domain.zip(.marks(2))
    return Domain { choices in
      let (log, mark) = beginnings.draw(&choices)
      return Attempt(log, mark: mark, choices.frequency(results))
    } observe: { attempt, seen in
      seen.group("Attempt") { seen in
        beginnings.observe((attempt.narrow().log, attempt.narrow().mark), &seen)
        switch attempt.narrow().result {
        case .success(let value):
          seen.count(0)
          seen.field("value") { values.observe(value, &$0) }
        case .failure(let failure):
          seen.count(1)
          seen.field("failure") { failure.observe(&$0) }
        }
      }
    }
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Attempt(.empty, .success(value)) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let first = ma.narrow()
    func goOn(_ value: A) -> Kind<Self, B> {
      let rest = next(value).narrow()
      return Attempt(
        first.log.combined(with: rest.log), mark: max(first.mark, rest.mark), rest.result)
    }
    switch first.result {
    case .success(let value): return goOn(value)
    case .failure(let failure):
      if Wrong.present == .goesOnAfterAFailure, let value = Three.a0 as? A { return goOn(value) }
      return Attempt(first.log, mark: first.mark, .failure(failure))
    }
  }

  static func raise<A>(_ failure: Mishap) -> Kind<Self, A> {
    Attempt(.empty, .failure(failure))
  }

  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    switch (Wrong.present, effect.narrow().result) {
    case (.handleIgnores, _): effect
    case (.handleHandlesItsHandler, _): handled(handled(effect, recover), recover)
    case (.handleMarksASuccess, .success): effect.narrow().marked
    default: handled(effect, recover)
    }
  }

  private static func handled<A>(
    _ effect: Kind<Self, A>, _ recover: (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    let first = effect.narrow()
    guard case .failure(let failure) = first.result else { return effect }
    let rest = recover(failure).narrow()
    let keepsOne = Wrong.present == .handleKeepsOneLog && !first.log.letters.isEmpty
    return Attempt(
      keepsOne ? first.log : first.log.combined(with: rest.log),
      mark: max(first.mark, rest.mark), rest.result)
  }
}

extension Kind where Brand == AttemptOf {
  /// Returns the carrier of this kind.
  func narrow() -> Attempt<Value> { carrier(as: Attempt<Value>.self) }
}

extension Mutants {
  static var attempts: Mutants {
    Mutants(.failing(AttemptOf.self), Wrong.self, also: [.monad(AttemptOf.self)])
  }
}
