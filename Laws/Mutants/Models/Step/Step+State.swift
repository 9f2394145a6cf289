import PairingsLaws
import Pairings

/// The faults of `state` of ``StepOf``.
private enum Wrong: String, Fault {
  case marks = "state marks → state pure"
  case countsChanges = "state counts the positions that change → state flatMap"
  case answersAgain = "state answers by a second run → state flatMap + state coherence"
}

extension StepOf: MonadState {
  static func state<Value>(_ step: @escaping (inout Three) -> Value) -> Kind<Self, Value> {
    Step { start in
      var end = start
      var value = step(&end.position)
      switch Wrong.present {
      case .marks: end.mark = 1
      case .countsChanges where start.position != end.position: end.mark = 1 - start.mark
      case .answersAgain:
        var again = end.position
        value = step(&again)
      default: break
      }
      return (value, end)
    }
  }
}

extension Mutants {
  static var stepStates: Mutants {
    Mutants(.state(StepOf.self), Wrong.self, also: [.monad(StepOf.self)])
  }
}
