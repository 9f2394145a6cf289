import PairingLaws
import Pairings

private typealias Eff = IOOf<Mishap>
private typealias Moves = StateOf<Three>
private typealias D<Input> = Dispatcher<Eff, Moves, Input>
private typealias Going<Input> = Effects<Eff, Moves, Input>

/// A vocabulary of dispatchers of work that moves a position.
private protocol Vocabulary: DispatcherVocabulary
where Eff == IOOf<Mishap>, Pair == StateStore<Three> {}

private struct Lawful: Vocabulary {}

private struct CombinesTheOtherWay: Vocabulary {
  func combine<Input>(_ first: D<Input>, _ second: D<Input>) -> D<Input> {
    second.combined(with: first)
  }
}

private struct CombinesOneAlone: Vocabulary {
  func combine<Input>(_ first: D<Input>, _ second: D<Input>) -> D<Input> { first }
}

private struct MovesForNothing: Vocabulary {
  func moves<Input>(_ move: @escaping (Input) -> Kind<Moves, Void>?) -> D<Input> {
    plain { move($0) ?? .pure(()) }
  }
}

private struct MovesTwice: Vocabulary {
  func moves<Input>(_ move: @escaping (Input) -> Kind<Moves, Void>?) -> D<Input> {
    plain { move($0).map { $0.then($0) } }
  }
}

private struct StepsEndInNothing: Vocabulary {
  func steps<Input>(_ step: @escaping (Input) -> Kind<Moves, Going<Input>>?) -> D<Input> {
    .steps { step($0)?.map { _ in .none } }
  }
}

private struct StepsForNothing: Vocabulary {
  func steps<Input>(_ step: @escaping (Input) -> Kind<Moves, Going<Input>>?) -> D<Input> {
    .steps { step($0) ?? .pure(.none) }
  }
}

private struct EffectsAreSteps: Vocabulary {
  func effects<Input>(_ effects: @escaping (Input) -> Going<Input>?) -> D<Input> {
    .steps { effects($0).map { .pure($0) } }
  }
}

private struct EffectsAreLost: Vocabulary {
  func effects<Input>(_ effects: @escaping (Input) -> Going<Input>?) -> D<Input> {
    .effects { effects($0).map { _ in .none } }
  }
}

private struct WorkflowBackwards: Vocabulary {
  func workflow<Input>(_ effects: @escaping (Input) -> [Kind<Eff, Kind<Moves, Void>>]) -> D<Input> {
    .workflow { effects($0).reversed() }
  }
}

private struct WorkflowGoesOn: Vocabulary {
  func workflow<Input>(_ effects: @escaping (Input) -> [Kind<Eff, Kind<Moves, Void>>]) -> D<Input> {
    .workflow(failures: .proceed, effects)
  }
}

private struct AnswersWithoutEffects: Vocabulary {
  func on<Input>(_ input: Input, _ dispatcher: D<Input>) -> Kind<Moves, Going<Input>>? {
    dispatcher.on(input)?.map { _ in .none }
  }
}

private struct AnswersStandingStill: Vocabulary {
  func on<Input>(_ input: Input, _ dispatcher: D<Input>) -> Kind<Moves, Going<Input>>? {
    dispatcher.on(input).map { move in .inspect { move.eval($0) } }
  }
}

private struct WidensMovesAlone: Vocabulary {
  func widen<Input, NewInput>(_ dispatcher: D<Input>, _ prism: Prism<NewInput, Input>) -> D<
    NewInput
  > {
    plain { prism.preview($0).flatMap { dispatcher.on($0) }?.void() }
  }
}

private struct WidensToFourTwice: Vocabulary {
  func widen<Input, NewInput>(_ dispatcher: D<Input>, _ prism: Prism<NewInput, Input>) -> D<
    NewInput
  > {
    let wide = dispatcher.widen(input: prism)
    return NewInput.self == Four.self ? wide.combined(with: wide) : wide
  }
}

private struct WidensToFiveTwice: Vocabulary {
  func widen<Input, NewInput>(_ dispatcher: D<Input>, _ prism: Prism<NewInput, Input>) -> D<
    NewInput
  > {
    let wide = dispatcher.widen(input: prism)
    return NewInput.self == Five.self ? wide.combined(with: wide) : wide
  }
}

private struct WidensWithMoreMoves: Vocabulary {
  func widen<Input, NewInput>(_ dispatcher: D<Input>, _ prism: Prism<NewInput, Input>) -> D<
    NewInput
  > {
    let more: D<NewInput> = plain { _ in NewInput.self == Five.self ? .pure(()) : nil }
    return dispatcher.widen(input: prism).combined(with: more)
  }
}

private struct WidensEffectsToNothing: Vocabulary {
  func widen<Input, NewInput>(_ dispatcher: D<Input>, _ prism: Prism<NewInput, Input>) -> D<
    NewInput
  > {
    let wide = dispatcher.widen(input: prism)
    guard NewInput.self == Five.self else { return wide }
    return .steps { wide.on($0)?.map { _ in .none } }
  }
}

private struct LiftsMovesAlone: Vocabulary {
  func lift<Input, Morphism: NaturalTransformation>(
    _ dispatcher: D<Input>, _ morphism: Morphism
  ) -> D<Input> where Morphism.Source == Moves, Morphism.Target == Moves {
    plain { dispatcher.on($0).map { morphism($0).void() } }
  }
}

private struct LiftsTwice: Vocabulary {
  func lift<Input, Morphism: NaturalTransformation>(
    _ dispatcher: D<Input>, _ morphism: Morphism
  ) -> D<Input> where Morphism.Source == Moves, Morphism.Target == Moves {
    dispatcher.lift(morphism).lift(morphism)
  }
}

private struct LiftsNothing: Vocabulary {
  func lift<Input, Morphism: NaturalTransformation>(
    _ dispatcher: D<Input>, _ morphism: Morphism
  ) -> D<Input> where Morphism.Source == Moves, Morphism.Target == Moves { dispatcher }
}

/// An input means a move, or nothing.
private func plain<Input>(_ move: @escaping (Input) -> Kind<Moves, Void>?) -> D<Input> {
  Dispatcher<IdentityOf, Moves, Input>.moves(move).under()
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var dispatchers: [Mutant] {
    func mutant(_ name: String, _ words: some Vocabulary, _ laws: Expectation) -> Mutant {
      Mutant(name, .dispatcher(words, of: "\(type(of: words))").thinned(toOneIn: 4), laws)
    }
    return [
      mutant(
        "combining is the other way round", CombinesTheOtherWay(),
        .several(["moves in a row", "steps in a row"])),
      mutant(
        "combining loses the second", CombinesOneAlone(),
        .several(["moves in a row", "steps in a row"])),
      mutant("an input that means no move is a commit", MovesForNothing(), .several(["nothing"])),
      mutant(
        "a move is made twice", MovesTwice(),
        .several(["moves in a row", "moves are steps", "lift of moves"])),
      mutant("what a step ends in is lost", StepsEndInNothing(), .sole("what steps mean")),
      mutant(
        "an input that means no step is a commit", StepsForNothing(),
        .several(["what steps mean", "moves are steps"])),
      mutant("effects are a commit", EffectsAreSteps(), .several(["effects are no commit"])),
      mutant("effects are lost", EffectsAreLost(), .several(["what effects mean"])),
      mutant("a workflow runs backwards", WorkflowBackwards(), .sole("workflow")),
      mutant("a workflow goes on after a failure", WorkflowGoesOn(), .sole("workflow")),
      mutant(
        "what an input means is told without effects", AnswersWithoutEffects(),
        .several(["one commit", "what steps mean", "what effects mean"])),
      mutant(
        "what an input means is told without the move", AnswersStandingStill(),
        .several(["one commit", "what steps mean"])),
      mutant("widening keeps moves alone", WidensMovesAlone(), .several(["identity"])),
      mutant("widening to four is done twice", WidensToFourTwice(), .sole("composition")),
      mutant(
        "widening to five is done twice", WidensToFiveTwice(),
        .several(["of a combination", "of moves"])),
      mutant(
        "what a prism does not match is a commit", WidensWithMoreMoves(), .several(["of nothing"])),
      mutant(
        "widening to five loses effects", WidensEffectsToNothing(), .several(["of effects"])),
      mutant("lifting keeps moves alone", LiftsMovesAlone(), .several(["lift identity"])),
      mutant(
        "lifting is done twice", LiftsTwice(), .several(["lift composition", "lift of moves"])),
      mutant("lifting does nothing", LiftsNothing(), .sole("lift of moves")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var dispatchers: [Suite] {
    [dispatcher(Lawful(), of: "Dispatcher<Model>").thinned(toOneIn: 4)]
  }
}
