import PairingLaws
import Pairings

/// A value with a log, and with a mark that no operation shows: the model of what is
/// written on the way.
final class Logged<Brand: LoggedBrand, Value>: Carrier<Brand, Value> {
  let log: Word
  let mark: Int
  let value: Value

  init(_ log: Word, mark: Int = 0, _ value: Value) {
    self.log = log
    self.mark = mark
    self.value = value
  }
}

/// A brand of ``Logged``.
protocol LoggedBrand: CarrierConstructor, Checkable {
  /// Returns the log of two steps, one after the other.
  static func join(_ first: Word, _ second: Word) -> Word
}

extension LoggedBrand {
  static func join(_ first: Word, _ second: Word) -> Word { first.combined(with: second) }

  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Logged<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Word.domain.and(.marks(3)).and(values).map(
      { Logged($0.0.0, mark: $0.0.1, $0.1) },
      back: { (($0.narrow().log, $0.narrow().mark), $0.narrow().value) })
  }
}

extension Kind where Brand: LoggedBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Logged<Brand, Value> { carrier(as: Logged<Brand, Value>.self) }
}

/// A brand of ``Logged`` that is a monad.
protocol LoggedMonad: Monad, LoggedBrand {}

extension LoggedMonad {
  static func pure<A>(_ value: A) -> Kind<Self, A> { Logged(.empty, value) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let first = ma.narrow()
    let second = next(first.value).narrow()
    return Logged(
      join(first.log, second.log), mark: max(first.mark, second.mark), second.value)
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
}
