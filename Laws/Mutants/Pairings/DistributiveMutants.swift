import PairingsLaws
import Pairings

/// The faults of ``Views``.
private enum Wrong: String, Fault {
  case commutes = "a pan is not zoomed"
  case pansOnce = "an exchanged pan is one step at most"
  case keepsOnZoom = "a zoom forgets the pan before it"
  case zoomsTwice = "an exchanged zoom is applied twice"
  case zoomsAtRest = "a zoom without a pan is undone"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .commutes: .sole("exchange arrives")
    case .pansOnce: .several("exchange with the first root", "exchange q.r")
    case .keepsOnZoom: .several("exchange arrives")
    case .zoomsTwice: .several("exchange with the second root")
    case .zoomsAtRest: .several("exchange with the second root")
    }
  }
}

/// The zooms of a point.
private enum Zooms: MonoidAction, CheckableContainer {
  static var shapes: Domain<Int> { Domain(elements: [0, 1, -2, 3]) { $0.observe(&$1) } }

  static var positions: Domain<Product<Int>> {
    Domain(elements: [Product(1), Product(2), Product(-1)]) { $0.value.observe(&$1) }
  }

  static func apply(_ factor: Product<Int>, to point: inout Int) { point *= factor.value }
}

/// The pans of a point.
private enum Pans: MonoidAction, CheckableContainer {
  static var shapes: Domain<Int> { Zooms.shapes }

  static var positions: Domain<Sum<Int>> {
    Domain(elements: [Sum(0), Sum(1), Sum(-2), Sum(3)]) { $0.value.observe(&$1) }
  }

  static func apply(_ distance: Sum<Int>, to point: inout Int) { point += distance.value }
}

/// The distributive law of pans and zooms.
private enum Views: DistributiveLaw {
  typealias First = Zooms
  typealias Second = Pans

  static func exchange(
    _ pan: Sum<Int>, _ zoom: Product<Int>
  ) -> (first: Product<Int>, second: Sum<Int>) {
    let zoomed = Sum(pan.value * zoom.value)
    switch Wrong.present {
    case .commutes: return (zoom, pan)
    case .pansOnce: return (zoom, Sum(zoomed.value.signum()))
    case .keepsOnZoom: return (zoom, zoom.value == 1 ? zoomed : Sum(0))
    case .zoomsTwice: return (Product(zoom.value * zoom.value), zoomed)
    case .zoomsAtRest: return (pan.value == 0 ? Product(1) : zoom, zoomed)
    case nil: return (zoom, zoomed)
    }
  }
}

/// The faults of ``Steps``.
private enum WrongStep: String, Fault {
  case climbsFirst = "an exchanged first step is one too far"
  case leavesTheLadder = "an exchanged second step leaves the ladder"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .climbsFirst: .several("exchanged first is enabled")
    case .leavesTheLadder: .several("exchanged second is enabled")
    }
  }
}

/// The left one of two ladders.
private enum Left: DirectedContainer, CheckableContainer {
  static var shapes: Domain<(Three, Three)> { Three.domain.zip(Three.domain) }
  static var positions: Domain<Int> { Ladder.positions }

  static func isEnabled(_ distance: Int, at rungs: (Three, Three)) -> Bool {
    Ladder.isEnabled(distance, at: rungs.0)
  }

  static func root(at rungs: (Three, Three)) -> Int { 0 }

  static func shift(_ rungs: inout (Three, Three), along distance: Int) {
    Ladder.shift(&rungs.0, along: distance)
  }

  static func append(_ next: Int, to distance: inout Int) { distance += next }
}

/// The right one of two ladders.
private enum Right: DirectedContainer, CheckableContainer {
  static var shapes: Domain<(Three, Three)> { Left.shapes }
  static var positions: Domain<Int> { Ladder.positions }

  static func isEnabled(_ distance: Int, at rungs: (Three, Three)) -> Bool {
    Ladder.isEnabled(distance, at: rungs.1)
  }

  static func root(at rungs: (Three, Three)) -> Int { 0 }

  static func shift(_ rungs: inout (Three, Three), along distance: Int) {
    Ladder.shift(&rungs.1, along: distance)
  }

  static func append(_ next: Int, to distance: inout Int) { distance += next }
}

/// The distributive law of steps on two ladders, which do not depend on each other.
private enum Steps: DistributiveLaw {
  typealias First = Left
  typealias Second = Right

  static func exchange(_ second: Int, _ first: Int) -> (first: Int, second: Int) {
    switch WrongStep.present {
    case .climbsFirst: (first + 1, second)
    case .leavesTheLadder: (first, second + 1)
    case nil: (first, second)
    }
  }
}

extension Mutants {
  static var distributive: Mutants {
    Mutants([
      Mutants(.distributiveLaw(Views.self), Wrong.self),
      Mutants(.distributiveLaw(Steps.self), WrongStep.self),
    ])
  }
}
