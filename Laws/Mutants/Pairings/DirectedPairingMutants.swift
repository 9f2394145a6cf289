import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of ``ClimbPairing``.
private enum Wrong: String, Fault {
  case climbsAtRest = "a move that stays chooses the next rung → choose the root + …"
  case staysAlways = "every move chooses the root → choose twice"
  case ignoresEnabled = "a choice ignores enabled → chosen positions are enabled + …"
  case pairsAtRest = "pair looks at the root → pair by choice"
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

  func pair<First, Second, Result>(
    _ step: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    let choice = choose(step, at: Space.shape(space))
    let position = Wrong.present == .pairsAtRest ? 0 : choice.position
    return combine(choice.value, Space.peek(space, along: position) ?? Space.extract(space))
  }
}

extension Mutants {
  static var choices: Mutants { Mutants(.directedPairing(ClimbPairing()), Wrong.self) }
}
