import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``LandingOf``.
private enum Wrong: String, Fault {
  case peekClamps = "peek beyond an end reads the end → peek where enabled"
  case peekReadsTheNext = "peek reads the next rung → peek along the root + …"
  case extendMoves = "extend moves → extend keeps the shape + extend shifts + extend appends"
  case mapShowsTheFocus = "map shows the focus at every position → map at every position"
  case shiftStays = "shift keeps the space → shift"
}

/// A rung with a value for each: the model of a space with a directed container.
private enum LandingOf: PlaceBrand, DirectedComonad {
  typealias Container = Ladder

  static func shape<Value>(_ wa: Kind<Self, Value>) -> Three { wa.narrow().spot }

  static func peek<Value>(_ wa: Kind<Self, Value>, along distance: Int) -> Value? {
    let place = wa.narrow()
    guard Wrong.present == .peekClamps || Ladder.isEnabled(distance, at: place.spot)
    else { return nil }
    let there = Ladder.shifted(place.spot, along: distance)
    return place.values(Wrong.present == .peekReadsTheNext ? there.next : there)
  }

  static func shift<Value>(_ wa: inout Kind<Self, Value>, along distance: Int) {
    guard Wrong.present != .shiftStays else { return }
    let place = wa.narrow()
    wa = place.at(Ladder.shifted(place.spot, along: distance))
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let place = wa.narrow()
    let start = Wrong.present == .extendMoves ? place.spot.next : place.spot
    return Place(start, mark: place.mark) { transform(place.at($0)) }
  }

  static func map<A, B>(_ wa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let shows = Wrong.present == .mapShowsTheFocus
    return extend(wa) { transform(extract(shows ? wa : $0)) }
  }
}

extension Mutants {
  static var updates: Mutants {
    Mutants([
      Mutants(.directedComonad(LandingOf.self), Wrong.self, also: [.comonad(LandingOf.self)]),
      choices,
    ])
  }
}
