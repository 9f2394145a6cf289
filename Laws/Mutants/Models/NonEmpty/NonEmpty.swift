import PairingsLaws
import Pairings

/// A list with at least one element: the model of several values.
final class NonEmpty<Brand: NonEmptyBrand, Value>: Carrier<Brand, Value> {
  fileprivate let contents: [Value]

  init(_ elements: some Sequence<Value>) { contents = Array(elements) }
}

/// A brand of ``NonEmpty``.
protocol NonEmptyBrand: CarrierConstructor, Checkable {}

extension NonEmptyBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    NonEmpty<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    values.array(count: 1...3).map({ NonEmpty($0) }, back: { $0.elements })
  }
}

extension Kind where Brand: NonEmptyBrand {
  /// The elements.
  ///
  /// The cast is sound: `NonEmpty` is the one class that a kind of such a brand has.
  var elements: [Value] { carrier(as: NonEmpty<Brand, Value>.self).contents }
}

extension Array {
  /// All elements but the last, or the only element.
  var shortened: ArraySlice<Element> { prefix(Swift.max(1, count - 1)) }
}
