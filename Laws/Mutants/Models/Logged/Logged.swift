import PairingLaws
import Pairings

/// A value with a log, and with a mark that no operation shows: the model of what is
/// written on the way.
final class Logged<Brand: LoggedBrand, Value>: Carrier<Brand, Value> {
  let log: Word
  let mark: Int
  let value: Value

  init(_ log: Word, mark: Int = 0, _ value: Value) {
    (self.log, self.mark, self.value) = (log, mark, value)
  }
}

/// A brand of ``Logged``.
protocol LoggedBrand: CarrierConstructor, Checkable {}

extension LoggedBrand {
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
