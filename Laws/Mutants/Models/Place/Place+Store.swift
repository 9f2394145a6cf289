import PairingsLaws
import Pairings

/// The faults of ``SeekingPlace``.
private enum Wrong: String, Fault {
  case seekIgnores = "seek ignores its argument"
  case seekAndExtendIgnore = "seek ignores its argument, and so does extend"
  case seekTakesAlong = "seek takes the values along, and so does extend"
  case seekShifts = "seek shifts the values"
  case seekShiftsWhenItMoves = "seek shifts the values when it moves"
  case seekHereClears = "seek to the same place clears"
  case seekMarks = "seek marks"
  case seekCounts = "seek counts its moves"
  case extractReadsZero = "extract reads the first position"
  case peekReadsTheNext = "peek reads the next position"
  case positionIsZero = "the position is always the first"
  case extendMoves = "extend moves"
  case extendComputesOnce = "extend computes one value for all"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .seekIgnores: .several("seek sets the position", "extend at every place")
    case .seekAndExtendIgnore: .sole("seek sets the position")
    case .seekTakesAlong: .sole("seek keeps the values")
    case .seekShifts, .seekHereClears:
      .several(
        "seek keeps the values", "seek to the position", "seek twice", "extend at every place")
    case .seekShiftsWhenItMoves:
      .several("seek keeps the values", "seek twice", "extend at every place")
    case .seekMarks: .sole("seek to the position")
    case .seekCounts: .sole("seek twice")
    case .extractReadsZero: .sole("peek at the position")
    case .peekReadsTheNext: .several("peek at the position", "extend at every place")
    case .positionIsZero:
      .several("peek at the position", "seek sets the position", "seek to the position")
    case .extendMoves: .sole("extend keeps the place")
    case .extendComputesOnce: .sole("extend at every place")
    }
  }
}

/// Places as a comonad whose `extend` uses `seek`, unless the fault is of `seek` alone.
private enum SeekingPlace: PlaceBrand, ComonadStore {
  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    wa.narrow().values(Wrong.present == .extractReadsZero ? .a0 : wa.narrow().spot)
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let place = wa.narrow()
    var (start, see) = (place.spot, { transform(seek(wa, $0)) })
    switch Wrong.present {
    case .seekIgnores, .seekShifts, .seekShiftsWhenItMoves, .seekHereClears:
      see = { transform(place.at($0)) }
    case .extendMoves: start = start.next
    case .extendComputesOnce:
      let value = transform(wa)
      see = { _ in value }
    default: break
    }
    return Place(start, mark: place.mark, see)
  }

  static func position<Value>(_ space: Kind<Self, Value>) -> Three {
    Wrong.present == .positionIsZero ? .a0 : space.narrow().spot
  }

  static func peek<Value>(_ space: Kind<Self, Value>, _ position: Three) -> Value {
    space.narrow().values(Wrong.present == .peekReadsTheNext ? position.next : position)
  }

  static func seek<Value>(_ space: Kind<Self, Value>, _ position: Three) -> Kind<Self, Value> {
    let place = space.narrow()
    let moves = position != place.spot
    return switch Wrong.present {
    case .seekIgnores, .seekAndExtendIgnore: space
    case .seekTakesAlong:
      Place(position, mark: place.mark) { target in
        let turns = (position.rawValue + 3 - place.spot.rawValue) % 3
        return place.values((0..<turns).reduce(target) { position, _ in position.next })
      }
    case .seekShiftsWhenItMoves where !moves: space
    case .seekShifts, .seekShiftsWhenItMoves:
      Place(position, mark: place.mark) { place.values($0.next) }
    case .seekHereClears where !moves: Place(position, mark: place.mark) { _ in place.values(.a0) }
    case .seekMarks: Place(position, mark: 1, place.values)
    case .seekCounts where moves: Place(position, mark: (place.mark + 1) % 3, place.values)
    default: place.at(position)
    }
  }
}

extension Mutants {
  static var placeStores: Mutants {
    Mutants(
      .store(SeekingPlace.self), Wrong.self,
      also: [.comonad(SeekingPlace.self)])
  }
}
