import PairingsLaws
import Pairings

/// A value with a note beside it, and with a mark that no operation shows: the model of a value
/// with a log, and of a value in an environment.
final class Noted<Brand: NotedBrand, Value>: Carrier<Brand, Value> {
  let note: Brand.Note
  let mark: Int
  let held: Value

  init(_ note: Brand.Note, mark: Int = 0, _ value: Value) {
    (self.note, self.mark, self.held) = (note, mark, value)
  }
}

/// A brand of ``Noted``.
protocol NotedBrand: CarrierConstructor, Checkable {
  associatedtype Note: LawValue
}

extension NotedBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Noted<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Note.domain.zip(.marks(3)).zip(values).map(
      { Noted($0.0.0, mark: $0.0.1, $0.1) },
      back: { (($0.narrow().note, $0.narrow().mark), $0.narrow().held) })
  }
}

extension Kind where Brand: NotedBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Noted<Brand, Value> { carrier(as: Noted<Brand, Value>.self) }
}
