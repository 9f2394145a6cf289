import PairingsLaws
import Pairings

/// The faults of ``DeepOf``.
private enum Wrong: String, Fault {
  case forgetsLateTurns = "iterate forgets the log from the eighth turn on → iterate coherence"
  case forgetsLateSteps = "a row of steps has no log from the fourth on → traverse + …"
}

/// A value with the number of binds that made it, which no operation shows.
private final class Deep<Value>: Carrier<DeepOf, Value> {
  let log: Word
  let value: Value

  init(_ log: Word, _ value: Value) {
    self.log = log
    self.value = value
  }
}

private enum DeepOf: CarrierConstructor, Monad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Deep<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Word.domain.zip(values).map(
      { Deep($0.0, $0.1) }, back: { ($0.narrow().log, $0.narrow().value) })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Deep(.empty, value) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let first = ma.narrow()
    let second = next(first.value).narrow()
    return Deep(first.log.combined(with: second.log), second.value)
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    let last: Int =
      switch Wrong.present {
      case .forgetsLateTurns: 7
      case .forgetsLateSteps: 3
      default: .max
      }
    func turn(_ seed: Seed, _ number: Int) -> Kind<Self, A> {
      let made = step(seed).narrow()
      return flatMap(number > last ? Deep(.empty, made.value) : made) { decision in
        switch decision {
        case .next(let seed): turn(seed, number + 1)
        case .done(let value): pure(value)
        }
      }
    }
    return turn(seed, 1)
  }
}

extension Kind where Brand == DeepOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Deep<Value> { carrier(as: Deep<Value>.self) }
}

extension Mutants {
  static var depths: Mutants {
    Mutants([
      Mutants(.monad(DeepOf.self), [Wrong.forgetsLateTurns]),
      Mutants(.sequences(DeepOf.self), [Wrong.forgetsLateSteps]),
    ])
  }
}
