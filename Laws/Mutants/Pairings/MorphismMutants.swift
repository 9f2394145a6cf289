import PairingLaws
import Pairings

private typealias Inputs<Value> = Kind<ActionOf<Three>, Value>
private typealias Log<Value> = Kind<WriterOf<[Three]>, Value>

/// A transformation of actions to writers.
private protocol InputsToLog: NaturalTransformation
where Source == ActionOf<Three>, Target == WriterOf<[Three]> {
  func log(_ inputs: [Three]) -> [Three]
}

extension InputsToLog {
  func callAsFunction<Value>(_ kind: Inputs<Value>) -> Log<Value> {
    Writer(log: log(kind.inputs), value: kind.value)
  }
}

private struct ForgetsTheInputs: InputsToLog {
  func log(_ inputs: [Three]) -> [Three] { [] }
}

private struct Reverses: InputsToLog {
  func log(_ inputs: [Three]) -> [Three] { inputs.reversed() }
}

private struct MarksTheEnd: InputsToLog {
  func log(_ inputs: [Three]) -> [Three] { inputs + [.a0] }
}

private struct Doubles: InputsToLog {
  func log(_ inputs: [Three]) -> [Three] { inputs.flatMap { [$0, $0] } }
}

/// A transformation of machines to spaces of logs.
private protocol MachineToTraced: NaturalTransformation
where Source == MooreOf<Three>, Target == TracedOf<[Three]> {
  func inputs(_ log: [Three]) -> [Three]
}

extension MachineToTraced {
  func callAsFunction<Value>(
    _ kind: Kind<MooreOf<Three>, Value>
  ) -> Kind<TracedOf<[Three]>, Value> {
    Traced(offset: .empty) { kind.run(inputs($0)) }
  }
}

private struct RunsInReverse: MachineToTraced {
  func inputs(_ log: [Three]) -> [Three] { log.reversed() }
}

private struct StaysAtTheStart: MachineToTraced {
  func inputs(_ log: [Three]) -> [Three] { [] }
}

private struct StartsWithAnInput: MachineToTraced {
  func inputs(_ log: [Three]) -> [Three] { [.a0] + log }
}

private struct TakesEachTwice: MachineToTraced {
  func inputs(_ log: [Three]) -> [Three] { log.flatMap { [$0, $0] } }
}

// MARK: - A lift

/// A store whose position has a mark beside it, which is there until something has moved.
private struct Marked: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<StoreOf<Bool>, Value>) -> Stores4<Value> {
    Store(kind.position ? .b1 : .b0) { kind.peek($0 == .b1 || $0 == .b3) }
  }
}

private typealias Stores4<Value> = Kind<StoreOf<Four>, Value>

/// A move that is made as it should be while the mark is there, and goes back to the first place
/// once it is not.
private struct MovesOnce: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<StateOf<Bool>, Value>) -> Kind<StateOf<Four>, Value> {
    State { place in
      var position = place == .b1 || place == .b3
      let value = kind.run(&position)
      let isMarked = place == .b0 || place == .b1
      place = isMarked && position ? .b3 : .b2
      return value
    }
  }
}

/// The way back of an isomorphism whose way there forgets.
private struct RestoresNothing: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<IdentityOf, Value>) -> Kind<WriterOf<Turn>, Value> {
    Writer.pure(kind.value)
  }
}

private struct Forgets: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<WriterOf<Turn>, Value>) -> Kind<IdentityOf, Value> {
    Identity(kind.value)
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var morphisms: [Mutant] {
    [
      Mutant(
        "the way there forgets", .isomorphism(Forgets(), RestoresNothing()),
        .sole("there and back")),
      Mutant(
        "the way back forgets", .isomorphism(RestoresNothing(), Forgets()),
        .sole("back and there")),
      Mutant("forgets the inputs, everywhere", .monadMorphism(ForgetsTheInputs()), .survives),
      Mutant("doubles each input", .monadMorphism(Doubles()), .survives),
      Mutant("reverses the inputs", .monadMorphism(Reverses()), .sole("flatMap")),
      Mutant(
        "marks the end of the inputs", .monadMorphism(MarksTheEnd()),
        .several(["pure", "flatMap"])),
      Mutant("runs the log in reverse", .comonadMorphism(RunsInReverse()), .sole("extend")),
      Mutant("takes each input twice", .comonadMorphism(TakesEachTwice()), .survives),
      Mutant("stays at the start", .comonadMorphism(StaysAtTheStart()), .survives),
      Mutant(
        "starts with an input of its own", .comonadMorphism(StartsWithAnInput()),
        .several(["extract", "extend"])),
      Mutant(
        "hoisted along a reversal of the log",
        .pairing(WriterTraced<[Three]>().hoisted(left: Reverses()), of: "reversed"),
        .sole("composition")),
      Mutant(
        "hoisted along machines that start with an input",
        .pairing(WriterTraced<[Three]>().hoisted(right: StartsWithAnInput()), of: "started"),
        .several(["unit", "composition"])),
      Mutant(
        "hoisted along a transformation that forgets all inputs",
        .pairing(WriterTraced<[Three]>().hoisted(left: ForgetsTheInputs()), of: "forgotten"),
        .survives),
      Mutant(
        "hoisted along a reversal of a log that nothing reads",
        .pairing(
          WriterTraced<[Three]>().hoisted(left: Reverses(), right: StaysAtTheStart()),
          of: "unread"), .survives),
      Mutant(
        "the log is reversed and the machine is not",
        .agreement(
          ActionMoore<Three>(), WriterTraced<[Three]>(), spaces: MooreToTraced(), moves: Reverses(),
          of: "reversed"), .sole("agreement")),
      Mutant(
        "lifted moves go back from the second on",
        .agreement(
          StateStore<Bool>(), StateStore<Four>(), spaces: Marked(), moves: MovesOnce(),
          of: "marked"), .several(["MonadMorphism/flatMap"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var morphismModels: [Suite] {
    [isomorphism(ActionToWriter<Three>(), WriterToAction<Three>(), of: "reference")]
  }
}
