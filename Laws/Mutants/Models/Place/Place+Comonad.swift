import PairingsDiscovery
import PairingsLaws
import Pairings

/// The faults of ``PlaceOf``.
private enum Wrong: String, Fault {
  case extendIgnoresThePosition = "extend ignores the new position → left identity"
  case extendShifts = "extend shifts the values → right identity + associativity"
  case mapShowsTheFocus = "map shows the focus in every position → map coherence"
  case duplicateStays = "duplicate shows itself in every position → duplicate coherence"
}

/// Places as a comonad.
enum PlaceOf: PlaceBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let place = wa.narrow()
    return Place(place.spot, mark: place.mark) { position in
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

extension PlaceOf {
  /// The operations of a signature with each of the faults.
  static func broken(_ signature: Signature) -> [(name: String, signature: Signature)] {
    Wrong.signatures(signature)
  }
}

extension Mutants {
  static var placeComonads: Mutants { Mutants(.comonad(PlaceOf.self), Wrong.self) }
}
