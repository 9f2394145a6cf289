import PairingsLaws
import Pairings

/// The faults of ``StepOperations``.
private enum Wrong: String, Fault {
  case getMoves = "get moves on"
  case getAnswersZero = "get always answers the first position"
  case getResets = "get resets"
  case getMarks = "get toggles a mark"
  case setGoesFurther = "set goes one position further"
  case setLeavesZeroOnly = "set leaves the first position only"
  case setDoesNothing = "set does nothing"
  case setAdds = "set adds to the position"
  case setStopsAtOne = "set stops at the second position"
  case setMarks = "set marks"
  case setCountsChanges = "set counts the positions that change"
  case modifyAppliesTwice = "modify applies twice"
  case inspectSeesTheNext = "inspect sees the next position"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .getMoves, .getResets, .setDoesNothing: .sole("set then get")
    case .getAnswersZero, .getMarks, .setGoesFurther, .setStopsAtOne:
      .several("get then set", "set then get")
    case .setLeavesZeroOnly: .several("set then get", "set then set")
    case .setAdds: .several("get then set", "set then get", "set then set")
    case .setMarks: .sole("get then set")
    case .setCountsChanges: .sole("set then set")
    case .modifyAppliesTwice: .sole("modify coherence")
    case .inspectSeesTheNext: .sole("inspect coherence")
    }
  }
}

private struct StepOperations: StateOperations {
  func get() -> Kind<StepOf, Three> {
    Step { start in
      var end = start
      switch Wrong.present {
      case .getMoves: end.position = start.position.next
      case .getResets: end.position = .a0
      case .getMarks: end.mark = 1 - start.mark
      default: break
      }
      return (Wrong.present == .getAnswersZero ? .a0 : start.position, end)
    }
  }

  func set(_ position: Three) -> Kind<StepOf, Void> {
    Step { start in
      var end = Spot(position: position, mark: start.mark)
      switch Wrong.present {
      case .setGoesFurther: end.position = position.next
      case .setLeavesZeroOnly where start.position != .a0: end = start
      case .setDoesNothing: end = start
      case .setAdds: for _ in 0..<start.position.rawValue { end.position = end.position.next }
      case .setStopsAtOne where position == .a2: end.position = .a1
      case .setMarks: end.mark = 1
      case .setCountsChanges where start.position != position: end.mark = 1 - start.mark
      default: break
      }
      return ((), end)
    }
  }

  func modify(_ transform: @escaping (Three) -> Three) -> Kind<StepOf, Void> {
    StepOf.flatMap(get()) {
      set(Wrong.present == .modifyAppliesTwice ? transform(transform($0)) : transform($0))
    }
  }

  func inspect<Value>(_ read: @escaping (Three) -> Value) -> Kind<StepOf, Value> {
    StepOf.map(get()) { read(Wrong.present == .inspectSeesTheNext ? $0.next : $0) }
  }
}

extension Mutants {
  static var stepStates: Mutants { Mutants(.state(StepOperations(), of: "Step"), Wrong.self) }
}
