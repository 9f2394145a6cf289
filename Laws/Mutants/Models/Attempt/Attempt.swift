import PairingLaws
import Pairings

/// A log with a value or a failure at its end, and a mark that no operation shows: the
/// model of what may fail.
final class Attempt<Brand: AttemptBrand, Value>: Carrier<Brand, Value> {
  let log: Word
  let mark: Int
  let result: Result<Value, Mishap>

  init(_ log: Word, mark: Int = 0, _ result: Result<Value, Mishap>) {
    self.log = log
    self.mark = mark
    self.result = result
  }

  /// The same with something done before.
  func after(_ log: Word, mark: Int) -> Attempt {
    Attempt(log.combined(with: self.log), mark: max(mark, self.mark), result)
  }

  /// The same with a mark.
  var marked: Attempt { Attempt(log, mark: 1, result) }
}

/// A brand of ``Attempt``.
protocol AttemptBrand: CarrierConstructor, Failing, Checkable where Failure == Mishap {
  /// Returns the log of a recovery: what was done before and what the handler does.
  static func recovered(_ before: Word, _ after: Word) -> Word
}

extension AttemptBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Attempt<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let mishaps = Mishap.domain
    let results: [(Int, (inout Choices) -> Result<Value, Mishap>)] = [
      (2, { .success(values.draw(&$0)) }), (1, { .failure(mishaps.draw(&$0)) }),
    ]
    let beginnings = Word.domain.and(.marks(2))
    return Domain { choices in
      let (log, mark) = beginnings.draw(&choices)
      return Attempt(log, mark: mark, choices.frequency(results))
    } observe: { attempt, seen in
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
  static func handled<A>(
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
  func narrow() -> Attempt<Brand, Value> { carrier(as: Attempt<Brand, Value>.self) }
}
