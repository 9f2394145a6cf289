import PairingsLaws
import Pairings

/// The faults of ``ClimbPairing``.
private enum Wrong: String, Fault {
  case climbsAtRest = "a move that stays chooses the next rung"
  case staysAlways = "every move chooses the root"
  case ignoresEnabled = "a choice ignores enabled"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .climbsAtRest: .several("choose the root")
    case .staysAlways: .sole("choose twice")
    case .ignoresEnabled: .several("chosen positions are enabled")
    }
  }
}

/// A pairing of updates with the spaces of a ladder, by choices.
private struct ClimbPairing: DirectedPairing {
  typealias Moves = UpdateOf<Ladder>
  typealias Space = CoupdateOf<Ladder>

  func choose<Result>(
    _ step: Kind<Moves, Result>, at rung: Three
  ) -> (value: Result, position: Int) {
    let (distance, value) = step.run(rung)
    switch Wrong.present {
    case .climbsAtRest where distance == 0 && Ladder.isEnabled(1, at: rung): return (value, 1)
    case .staysAlways: return (value, 0)
    case .ignoresEnabled: return (value, 2 * distance)
    default: return (value, distance)
    }
  }
}

extension Mutants {
  static var choices: Mutants { Mutants(.directedPairing(ClimbPairing()), Wrong.self) }
}
