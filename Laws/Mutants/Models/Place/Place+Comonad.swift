import PairingsLaws
import Pairings

/// The faults of ``PlaceOf``.
private enum Wrong: String, Fault {
  case extendIgnoresThePosition = "extend ignores the new position"
  case extendResets = "extend resets the position"
  case extendShifts = "extend shifts the values"
  case extractReadsZero = "extract reads the first position"
  case mapShowsTheFocus = "map shows the focus in every position"
  case duplicateStays = "duplicate shows itself in every position"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .extendIgnoresThePosition: .sole("left identity")
    case .extendResets: .several("left identity", "right identity", "associativity")
    case .extendShifts, .extractReadsZero: .several("left identity", "right identity")
    case .mapShowsTheFocus: .sole("map coherence")
    case .duplicateStays: .sole("duplicate coherence")
    }
  }
}

/// Places as a comonad.
enum PlaceOf: PlaceBrand {
  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    wa.narrow().values(Wrong.present == .extractReadsZero ? .a0 : wa.narrow().spot)
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let place = wa.narrow()
    let start = Wrong.present == .extendResets ? .a0 : place.spot
    return Place(start, mark: place.mark) { position in
      switch Wrong.present {
      case .extendIgnoresThePosition: transform(wa)
      case .extendShifts:
        transform(Place(position, mark: place.mark) { place.values($0.next) })
      default: transform(place.at(position))
      }
    }
  }

  static func map<A, B>(_ wa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let shows = Wrong.present == .mapShowsTheFocus
    return extend(wa) { transform(extract(shows ? wa : $0)) }
  }

  static func duplicate<A>(_ wa: Kind<Self, A>) -> Kind<Self, Kind<Self, A>> {
    let stays = Wrong.present == .duplicateStays
    return extend(wa) { stays ? wa : $0 }
  }
}

extension Mutants {
  static var placeComonads: Mutants { Mutants(.comonad(PlaceOf.self), Wrong.self) }
}
