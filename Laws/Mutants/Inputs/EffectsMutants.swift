import PairingLaws
import Pairings

private typealias Eff = IOOf<Mishap>
private typealias Command = Kind<StateOf<Three>, Void>

/// A vocabulary of effects of work that moves a position.
private protocol Vocabulary: EffectsVocabulary
where Eff == IOOf<Mishap>, Pair == StateStore<Three> {}

private struct Lawful: Vocabulary {}

private struct RunTurnsTheInput: Vocabulary {
  func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going {
    .run(effect) { input($0).next }
  }
}

private struct RunTurnsTheValue: Vocabulary {
  func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going {
    .run(effect) { input($0.next) }
  }
}

private struct RunRunsTwice: Vocabulary {
  func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going {
    .run(effect.then(effect), input)
  }
}

private struct RunSendsTwice: Vocabulary {
  func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going {
    .stream { send in
      effect.map { value in
        send(input(value))
        send(input(value))
      }
    }
  }
}

private struct RunOfNothingDoesNothing: Vocabulary {
  func run(void effect: Kind<Eff, Void>) -> Going { .none }
}

private struct FailureIsNoInput: Vocabulary {
  func run(
    _ effect: Kind<Eff, Three>, failed: @escaping (Mishap) -> Three,
    _ input: @escaping (Three) -> Three
  ) -> Going { .run(effect, input) }
}

private struct FailureIsAValue: Vocabulary {
  func run(
    _ effect: Kind<Eff, Three>, failed: @escaping (Mishap) -> Three,
    _ input: @escaping (Three) -> Three
  ) -> Going { .run(effect.handle { .pure(failed($0)) }, input) }
}

private struct MoveCommitsTwice: Vocabulary {
  func move(_ effect: Kind<Eff, Command>) -> Going { .workflow([effect, effect]) }
}

private struct MoveCommitsNothing: Vocabulary {
  func move(_ effect: Kind<Eff, Command>) -> Going { .run(effect.void()) }
}

private struct AKeyRefuses: Vocabulary {
  func move(_ effect: Kind<Eff, Command>, under key: RequestKey<Eff>) -> Going { .none }
}

private struct WorkflowBackwards: Vocabulary {
  func workflow(_ effects: [Kind<Eff, Command>]) -> Going { .workflow(effects.reversed()) }
}

private struct WorkflowOfTwo: Vocabulary {
  func workflow(_ effects: [Kind<Eff, Command>]) -> Going { .workflow(Array(effects.prefix(2))) }
}

private struct WorkflowBeginsWithAMove: Vocabulary {
  func workflow(_ effects: [Kind<Eff, Command>]) -> Going {
    effects.isEmpty ? .move(.pure(.pure(()))) : .workflow(effects)
  }
}

private struct WorkflowSkipsOne: Vocabulary {
  func workflow(_ effects: [Kind<Eff, Command>]) -> Going {
    effects.count == 1 ? .none : .workflow(effects)
  }
}

private struct StreamSendsTheNext: Vocabulary {
  func stream(_ effect: @escaping (Send<Three>) -> Kind<Eff, Void>) -> Going {
    .stream { effect($0.contramap(\.next)) }
  }
}

private struct StreamRunsTwice: Vocabulary {
  func stream(_ effect: @escaping (Send<Three>) -> Kind<Eff, Void>) -> Going {
    .stream { effect($0).then(effect($0)) }
  }
}

private struct LiftIsDoneTwice: Vocabulary {
  func lift(
    _ effects: Going, moves: @escaping (Command) -> Command, input: @escaping (Three) -> Three
  ) -> Going {
    effects.lift(moves: moves, input: input).lift(moves: moves, input: input)
  }
}

private struct LiftTurnsInputs: Vocabulary {
  func lift(
    _ effects: Going, moves: @escaping (Command) -> Command, input: @escaping (Three) -> Three
  ) -> Going { effects.lift(moves: moves) { input($0).next } }
}

private struct LiftBeginsAMove: Vocabulary {
  func lift(
    _ effects: Going, moves: @escaping (Command) -> Command, input: @escaping (Three) -> Three
  ) -> Going {
    let all = effects.lift(moves: moves, input: input)
    return all.isEmpty ? all : all.combined(with: .move(.pure(moves(.pure(())))))
  }
}

private struct UnderEndsInNothing: Vocabulary {
  func under(_ effects: Effects<IdentityOf, StateOf<Three>, Three>) -> Going { .none }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var goingOn: [Mutant] {
    func mutant(_ name: String, _ words: some Vocabulary, _ laws: Expectation) -> Mutant {
      Mutant(name, .goingOn(words, of: "\(type(of: words))"), laws)
    }
    return [
      mutant("run turns the input", RunTurnsTheInput(), .several(["run pure", "run is a stream"])),
      mutant("run turns the value", RunTurnsTheValue(), .several(["run map", "run pure"])),
      mutant("run runs twice", RunRunsTwice(), .several(["run is a stream", "run of a failure"])),
      mutant("run sends twice", RunSendsTwice(), .several(["run pure", "run is a stream"])),
      mutant(
        "what ends in nothing does nothing", RunOfNothingDoesNothing(), .sole("run of nothing")),
      mutant("a failure is no input", FailureIsNoInput(), .sole("run of a failure")),
      mutant("a failure is taken for a value", FailureIsAValue(), .sole("run of a failure")),
      mutant(
        "a move is committed twice", MoveCommitsTwice(), .several(["move pure", "workflow of one"])),
      mutant(
        "a move is not committed", MoveCommitsNothing(), .several(["move pure", "workflow of one"])),
      mutant("nothing goes on under a key", AKeyRefuses(), .sole("alone under a key")),
      mutant("a workflow runs backwards", WorkflowBackwards(), .several(["workflow of values"])),
      mutant("a workflow ends after two", WorkflowOfTwo(), .several(["workflow of values"])),
      mutant(
        "a workflow of none is a move", WorkflowBeginsWithAMove(), .several(["workflow of none"])),
      mutant("a workflow of one is none", WorkflowSkipsOne(), .several(["workflow of one"])),
      mutant("a stream sends the next input", StreamSendsTheNext(), .sole("run is a stream")),
      mutant(
        "a stream runs twice", StreamRunsTwice(), .several(["run is a stream", "run of nothing"])),
      mutant("lifting is done twice", LiftIsDoneTwice(), .sole("lift composition")),
      mutant(
        "lifting turns inputs", LiftTurnsInputs(), .several(["lift identity", "lift composition"])),
      mutant(
        "lifting begins a move", LiftBeginsAMove(),
        .several(["lift identity", "lift of a combination"])),
      mutant(
        "under another effect nothing goes on", UnderEndsInNothing(),
        .several(["under a run", "under a workflow"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var goingOn: [Suite] { [goingOn(Lawful(), of: "Effects<Model>")] }
}
