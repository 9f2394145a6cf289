import PairingsLaws
import Pairings

/// A space in an object, which faults can change in place.
final class Housed<Brand: House, Value>: Carrier<Brand, Value> {
  var inside: Kind<Brand.Inside, Value>

  /// A mark that laws can see. It is 0 unless a fault sets it.
  var mark = 0

  /// The number of moves so far, which no operation shows.
  var age = 0

  init(_ inside: Kind<Brand.Inside, Value>) { self.inside = inside }
}

/// A brand of ``Housed``: the comonad inside, unless a fault replaces an operation.
protocol House: CarrierConstructor, Comonad, Checkable {
  associatedtype Inside: Comonad & Checkable
}

extension House {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Housed<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Inside.domain(of: values).zip(.marks(1)).map(
      { Housed($0.0) }, back: { ($0.narrow().inside, $0.narrow().mark) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().inside.extract() }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Housed(wa.narrow().inside.extend { transform(Housed($0)) })
  }
}

extension Kind where Brand: House {
  /// Returns the carrier. The cast is sound: `Housed` is the one class that a kind of such a brand
  /// has.
  func narrow() -> Housed<Brand, Value> { carrier(as: Housed<Brand, Value>.self) }
}
