import PairingsLaws
import Pairings

/// A position with a value for each position, and with a mark that no operation shows: the model of
/// a store.
final class Place<Brand: PlaceBrand, Value>: Carrier<Brand, Value> {
  var spot: Three
  var mark: Int
  let values: (Three) -> Value

  init(_ position: Three, mark: Int, _ values: @escaping (Three) -> Value) {
    (self.spot, self.mark, self.values) = (position, mark, values)
  }

  /// Returns the same values from another position.
  func at(_ position: Three) -> Place { Place(position, mark: mark, values) }
}

/// A brand of ``Place``.
protocol PlaceBrand: CarrierConstructor, Comonad, Checkable {}

extension PlaceBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Place<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.zip(.marks(3)).zip(Three.domain.closures(to: values)).map(
      { Place($0.0.0, mark: $0.0.1, $0.1) },
      back: { (($0.narrow().spot, $0.narrow().mark), $0.narrow().values) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().values(wa.narrow().spot) }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Place(wa.narrow().spot, mark: wa.narrow().mark) { transform(wa.narrow().at($0)) }
  }
}

extension Kind where Brand: PlaceBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Place<Brand, Value> { carrier(as: Place<Brand, Value>.self) }
}

/// A pairing of `State` with places, whose faults it has.
struct PlacesPairing<Brand: PlaceBrand>: UnfusedPairing {
  func pair<A, B, C>(
    _ move: Kind<StateOf<Three>, A>, _ space: Kind<Brand, B>, _ combine: (A, B) -> C
  ) -> C {
    let (value, position) = move.run(space.narrow().spot)
    return combine(value, Brand.extract(space.narrow().at(position)))
  }
}
