import PairingLaws
import Pairings

/// A spot with a value for each: the model of a space that is made of others, whose spot
/// says where each of them is.
final class Board<Brand: BoardBrand, Value>: Carrier<Brand, Value> {
  let spot: Brand.Spot
  let see: (Brand.Spot) -> Value

  init(_ spot: Brand.Spot, _ see: @escaping (Brand.Spot) -> Value) {
    self.spot = spot
    self.see = see
  }

  /// The same values from another spot.
  func at(_ spot: Brand.Spot) -> Board { Board(spot, see) }
}

/// A brand of ``Board`` that is lawful where a mutant does not say otherwise.
protocol BoardBrand: CarrierConstructor, Comonad, Checkable {
  associatedtype Spot: LawValue

  /// Which of all spots `extend` looks from, in place of one.
  static func looked(from spot: Spot, at present: Spot) -> Spot
}

extension BoardBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Board<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Spot.domain.and(Spot.domain.closures(to: values)).map(
      { Board($0.0, $0.1) }, back: { ($0.narrow().spot, $0.narrow().see) })
  }

  static func looked(from spot: Spot, at present: Spot) -> Spot { spot }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().see(wa.narrow().spot) }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let board = wa.narrow()
    return Board(board.spot) { transform(board.at(looked(from: $0, at: board.spot))) }
  }
}

extension Kind where Brand: BoardBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Board<Brand, Value> { carrier(as: Board<Brand, Value>.self) }
}

/// Two places, and which one is shown.
struct TabSpot: LawValue {
  var shown: Side
  var first: Bool
  var second: Bool

  static var domain: Domain<TabSpot> {
    Side.domain.and(Bool.domain.and(Bool.domain)).map(
      { TabSpot(shown: $0.0, first: $0.1.0, second: $0.1.1) },
      back: { ($0.shown, ($0.first, $0.second)) })
  }

  func observe(_ seen: inout Observation) { TabSpot.domain.observe(self, &seen) }
}

/// Two places side by side.
struct DeskSpot: LawValue {
  var first: Three
  var second: Bool

  static var domain: Domain<DeskSpot> {
    Three.domain.and(Bool.domain).map(
      { DeskSpot(first: $0.0, second: $0.1) }, back: { ($0.first, $0.second) })
  }

  func observe(_ seen: inout Observation) { DeskSpot.domain.observe(self, &seen) }
}

/// A list of up to two identities, each with a place.
struct RowsSpot: LawValue {
  var order: [Bool]
  var places: [Bool]

  static var domain: Domain<RowsSpot> {
    let (two, places) = ([[false, true], [true, false]], [false, true])
    let lists =
      [RowsSpot(order: [], places: [])]
      + places.flatMap { id in places.map { RowsSpot(order: [id], places: [$0]) } }
      + two.flatMap { order in
        places.flatMap { first in
          places.map { RowsSpot(order: order, places: [first, $0]) }
        }
      }
    return Domain(elements: lists) { $0.observe(&$1) }
  }

  func observe(_ seen: inout Observation) {
    seen.group("Rows") { seen in
      seen.count(order.count)
      for (id, place) in zip(order, places) { seen.field("\(id)") { $0.record(place) } }
      for id in order { seen.count(id ? 1 : 0) }
    }
  }
}
