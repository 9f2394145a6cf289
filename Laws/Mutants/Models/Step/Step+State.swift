import PairingLaws
import Pairings

private enum GetMoves: StepBrand {
  static func get() -> Kind<Self, Three> {
    Step { ($0.position, Spot(position: $0.position.next, mark: $0.mark)) }
  }
}

private enum GetAnswersZero: StepBrand {
  static func get() -> Kind<Self, Three> { Step { (.a0, $0) } }
}

private enum GetResets: StepBrand {
  static func get() -> Kind<Self, Three> {
    Step { ($0.position, Spot(position: .a0, mark: $0.mark)) }
  }
}

private enum GetMarks: StepBrand {
  static func get() -> Kind<Self, Three> {
    Step { ($0.position, Spot(position: $0.position, mark: 1 - $0.mark)) }
  }
}

private enum SetGoesFurther: StepBrand {
  static func set(_ position: Three) -> Kind<Self, Void> {
    Step { ((), Spot(position: position.next, mark: $0.mark)) }
  }
}

private enum SetLeavesZeroOnly: StepBrand {
  static func set(_ position: Three) -> Kind<Self, Void> {
    Step { ((), Spot(position: $0.position == .a0 ? position : $0.position, mark: $0.mark)) }
  }
}

private enum SetDoesNothing: StepBrand {
  static func set(_ position: Three) -> Kind<Self, Void> { pure(()) }
}

private enum SetAdds: StepBrand {
  static func set(_ position: Three) -> Kind<Self, Void> {
    Step { spot in
      let steps = Int(spot.position.rawValue)
      let sum = (0..<steps).reduce(position) { position, _ in position.next }
      return ((), Spot(position: sum, mark: spot.mark))
    }
  }
}

private enum SetStopsAtOne: StepBrand {
  static func set(_ position: Three) -> Kind<Self, Void> {
    Step { ((), Spot(position: position == .a2 ? .a1 : position, mark: $0.mark)) }
  }
}

private enum SetMarks: StepBrand {
  static func set(_ position: Three) -> Kind<Self, Void> {
    Step { _ in ((), Spot(position: position, mark: 1)) }
  }
}

private enum SetCountsChanges: StepBrand {
  static func set(_ position: Three) -> Kind<Self, Void> {
    Step { spot in
      let change = spot.position == position ? 0 : 1
      return ((), Spot(position: position, mark: (spot.mark + change) % 2))
    }
  }
}

private enum ModifyAppliesTwice: StepBrand {
  static func modify(_ transform: @escaping (Three) -> Three) -> Kind<Self, Void> {
    flatMap(get()) { set(transform(transform($0))) }
  }
}

private enum InspectSeesTheNext: StepBrand {
  static func inspect<A>(_ read: @escaping (Three) -> A) -> Kind<Self, A> {
    map(get()) { read($0.next) }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var stepStates: [Mutant] {
    [
      Mutant(
        "get moves on", .state(GetMoves.self), .sole("set then get")),
      Mutant(
        "get always answers the first position", .state(GetAnswersZero.self),
        .several(["get then set", "set then get"])),
      Mutant("get resets", .state(GetResets.self), .sole("set then get")),
      Mutant(
        "get toggles a mark", .state(GetMarks.self),
        .several(["get then set", "set then get"])),
      Mutant(
        "set goes one position further", .state(SetGoesFurther.self),
        .several(["get then set", "set then get"])),
      Mutant(
        "set leaves the first position only", .state(SetLeavesZeroOnly.self),
        .several(["set then get", "set then set"])),
      Mutant("set does nothing", .state(SetDoesNothing.self), .sole("set then get")),
      Mutant(
        "set adds to the position", .state(SetAdds.self),
        .several(["get then set", "set then get", "set then set"])),
      Mutant(
        "set stops at the second position", .state(SetStopsAtOne.self),
        .several(["get then set", "set then get"])),
      Mutant("set marks", .state(SetMarks.self), .sole("get then set")),
      Mutant(
        "set counts the positions that change", .state(SetCountsChanges.self),
        .sole("set then set")),
      Mutant("modify applies twice", .state(ModifyAppliesTwice.self), .sole("modify coherence")),
      Mutant(
        "inspect sees the next position", .state(InspectSeesTheNext.self),
        .sole("inspect coherence")),
    ]
  }
}
