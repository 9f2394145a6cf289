import PairingLaws
import Pairings

/// A position with a value for each, and with a mark that no operation shows: the
/// model of a store.
final class Place<Brand: PlaceBrand, Value>: Carrier<Brand, Value> {
  var position: Three
  var mark: Int
  let values: (Three) -> Value

  init(_ position: Three, mark: Int, _ values: @escaping (Three) -> Value) {
    self.position = position
    self.mark = mark
    self.values = values
  }

  /// The same values from another position.
  func at(_ position: Three) -> Place { Place(position, mark: mark, values) }
}

/// A brand of ``Workplace`` with the words of a store.
protocol PlaceBrand: CarrierConstructor, Comonad, Checkable {
  static func position<A>(_ space: Kind<Self, A>) -> Three
  static func peek<A>(_ position: Three, _ space: Kind<Self, A>) -> A
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A>
  static func seeks<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A>
}

extension PlaceBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Place<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.and(.marks(3)).and(Three.domain.closures(to: values)).map(
      { Place($0.0.0, mark: $0.0.1, $0.1) },
      back: { (($0.narrow().position, $0.narrow().mark), $0.narrow().values) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().values(wa.narrow().position) }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Place(wa.narrow().position, mark: wa.narrow().mark) { transform(wa.narrow().at($0)) }
  }

  static func position<A>(_ space: Kind<Self, A>) -> Three { space.narrow().position }

  static func peek<A>(_ position: Three, _ space: Kind<Self, A>) -> A {
    space.narrow().values(position)
  }

  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    space.narrow().at(position)
  }

  static func seeks<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    seek(transform(position(space)), space)
  }
}

/// A brand of ``Workplace`` in which `extend` goes where `seek` goes, even if `seek` is
/// wrong.
protocol SeekingPlace: PlaceBrand {}

extension SeekingPlace {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Place(wa.narrow().position, mark: wa.narrow().mark) { transform(seek($0, wa)) }
  }
}

extension Kind where Brand: PlaceBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Place<Brand, Value> { carrier(as: Place<Brand, Value>.self) }
}

/// The words of a brand of ``Workplace``.
struct PlaceWords<Brand: PlaceBrand>: StoreVocabulary {
  func position<Value>(_ space: Kind<Brand, Value>) -> Three { Brand.position(space) }

  func peek<Value>(_ position: Three, _ space: Kind<Brand, Value>) -> Value {
    Brand.peek(position, space)
  }

  func seek<Value>(_ position: Three, _ space: Kind<Brand, Value>) -> Kind<Brand, Value> {
    Brand.seek(position, space)
  }

  func seeks<Value>(
    _ transform: @escaping (Three) -> Three, _ space: Kind<Brand, Value>
  ) -> Kind<Brand, Value> {
    Brand.seeks(transform, space)
  }
}

extension Suite {
  static func store<Brand: PlaceBrand>(_: Brand.Type) -> Suite {
    store(PlaceWords<Brand>(), of: "\(Brand.self)")
  }
}
