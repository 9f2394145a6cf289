import PairingsLaws
import Pairings

/// The faults of `state` of ``StepOf``.
private enum Wrong: String, Fault {
  case marks = "state marks"
  case countsChanges = "state counts the positions that change"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .sole(self == .marks ? "state pure" : "state flatMap") }
}

extension StepOf: MonadState {
  static func state<Value>(_ step: @escaping (inout Three) -> Value) -> Kind<Self, Value> {
    Step { start in
      var end = start
      let value = step(&end.position)
      switch Wrong.present {
      case .marks: end.mark = 1
      case .countsChanges where start.position != end.position: end.mark = 1 - start.mark
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
