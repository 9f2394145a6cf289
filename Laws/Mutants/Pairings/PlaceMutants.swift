import PairingsLaws
import Pairings

/// The faults of ``LocatedPlace``.
private enum Wrong: String, Fault {
  case isNowhere = "every place is the same → equal places have equal futures"
  case isTheObject = "the place is the object → extend keeps the place"
}

/// Places that a search can tell apart.
private enum LocatedPlace: PlaceBrand, LocatedComonad {
  static func locate<Value>(_ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint) {
    switch Wrong.present {
    case .isNowhere: break
    case .isTheObject: fingerprint.combine(ObjectIdentifier(wa))
    default: fingerprint.combine(wa.narrow().spot)
    }
  }
}

extension Mutants {
  static var places: Mutants { Mutants(.located(PlacesPairing<LocatedPlace>()), Wrong.self) }
}
