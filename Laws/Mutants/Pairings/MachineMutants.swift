import PairingsLaws
import Pairings

private typealias Inputs<Value> = Kind<ActionOf<Three>, Value>

/// The faults of ``DevicePairing``.
private enum Wrong: String, Fault {
  case dropsTheLast = "drops the last input"
  case feedsInReverse = "feeds in reverse"
  case feedsTwice = "feeds all inputs twice"
  case feedsEachTwice = "feeds each input twice"
  case feedsTheFirstTwice = "feeds the first input twice"
  case stopsAfterOne = "stops after one input"
  case keepsTheOldState = "keeps the old state"
  case feedsZero = "feeds a first input of its own"
  case moveDropsTheLast = "move drops the last input"
  case moveFeedsTwice = "move feeds twice"
  case moveKeepsTheStateIfShared = "move keeps a shared machine in its state"
  case moveDropsTheLastInPlace = "move drops an input in place"
  case sharesItsState = "all futures share the state"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .dropsTheLast, .feedsInReverse, .feedsTwice, .feedsTheFirstTwice, .stopsAfterOne:
      .sole("composition")
    case .feedsEachTwice, .keepsTheOldState: .survives
    case .feedsZero: .several("unit", "composition")
    case .moveDropsTheLast, .moveFeedsTwice: .sole("move coherence")
    case .moveKeepsTheStateIfShared: .several("move coherence")
    case .moveDropsTheLastInPlace: .sole("an unshared space moves alike")
    case .sharesItsState: .several("a shared space stays")
    }
  }
}

/// A machine in an object.
private enum Device: House {
  typealias Inside = MooreOf<Three>
}

/// A pairing of `Action` with a machine in an object.
private struct DevicePairing: Pairing {
  func pair<A, B, C>(_ move: Inputs<A>, _ space: Kind<Device, B>, _ combine: (A, B) -> C) -> C {
    combine(move.value, space.narrow().inside.run(taken(move.inputs)))
  }

  /// Returns the inputs that the machine receives in place of `inputs`.
  private func taken(_ inputs: [Three]) -> [Three] {
    switch Wrong.present {
    case .dropsTheLast: inputs.dropLast()
    case .feedsInReverse: inputs.reversed()
    case .feedsTwice: inputs + inputs
    case .feedsEachTwice: inputs.flatMap { [$0, $0] }
    case .feedsTheFirstTwice: inputs.prefix(1) + inputs
    case .stopsAfterOne: Array(inputs.prefix(1))
    case .keepsTheOldState: []
    case .feedsZero: [.a0] + inputs
    default: inputs
    }
  }

  func move<A, B>(_ move: Inputs<A>, _ space: inout Kind<Device, B>) -> A {
    let isShared = !isKnownUniquelyReferenced(&space)
    var inputs = taken(move.inputs)
    switch Wrong.present {
    case .moveDropsTheLast: inputs = inputs.dropLast()
    case .moveDropsTheLastInPlace where !isShared: inputs = inputs.dropLast()
    case .moveFeedsTwice: inputs += inputs
    case .moveKeepsTheStateIfShared where isShared: return move.value
    default: break
    }
    let machine = space.narrow().inside.feed(inputs)
    if Wrong.present == .sharesItsState {
      space.narrow().inside = machine
    } else {
      space = Housed(machine)
    }
    return move.value
  }
}

extension Mutants {
  static var machines: Mutants { Mutants(.pairing(DevicePairing()), Wrong.self) }
}
