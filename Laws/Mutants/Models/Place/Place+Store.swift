import PairingsDiscovery
import PairingsLaws
import Pairings

/// The faults of ``SeekingPlace``.
private enum Wrong: String, Fault {
  case seekIgnores = "seek ignores its argument, and so does extend → seek sets the position"
  case seekTakesAlong = "seek takes the values along, and so does extend → seek keeps the values"
  case seekMarks = "seek marks → seek to the position"
  case seekCounts = "seek counts its moves → seek twice"
  case extractReadsZero = "extract reads the first position → peek at the position"
  case extendMoves = "extend moves → extend keeps the place"
  case extendComputesOnce = "extend computes one value for all → extend at every place"
}

/// Places as a comonad whose `extend` uses `seek`.
enum SeekingPlace: PlaceBrand, ComonadStore {
  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    wa.narrow().values(Wrong.present == .extractReadsZero ? .a0 : wa.narrow().spot)
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let place = wa.narrow()
    let start = Wrong.present == .extendMoves ? place.spot.next : place.spot
    let once = Wrong.present == .extendComputesOnce
    return Place(start, mark: place.mark) { transform(once ? wa : seek(wa, $0)) }
  }

  static func position<Value>(_ space: Kind<Self, Value>) -> Three { space.narrow().spot }

  static func peek<Value>(_ space: Kind<Self, Value>, _ position: Three) -> Value {
    space.narrow().values(position)
  }

  static func seek<Value>(_ space: Kind<Self, Value>, _ position: Three) -> Kind<Self, Value> {
    let place = space.narrow()
    return switch Wrong.present {
    case .seekIgnores: space
    case .seekTakesAlong:
      Place(position, mark: place.mark) { target in
        let turns = (position.rawValue + 3 - place.spot.rawValue) % 3
        return place.values((0..<turns).reduce(target) { position, _ in position.next })
      }
    case .seekMarks: Place(position, mark: 1, place.values)
    case .seekCounts where position != place.spot:
      Place(position, mark: (place.mark + 1) % 3, place.values)
    default: place.at(position)
    }
  }
}

extension SeekingPlace {
  /// The operations of a signature with each of the faults.
  static func broken(_ signature: Signature) -> [(name: String, signature: Signature)] {
    Wrong.signatures(signature)
  }
}

extension Mutants {
  static var placeStores: Mutants {
    Mutants(.store(SeekingPlace.self), Wrong.self, also: [.comonad(SeekingPlace.self)])
  }
}
