import PairingsLaws
import Pairings

private typealias Eff = IOOf<Mishap>
private typealias Moves = StateOf<Three>
private typealias D<Input> = Dispatcher<Eff, Moves, Input>
private typealias Going<Input> = Effects<Eff, Moves, Input>

/// The faults of dispatchers whose effects move a position.
private enum Wrong: String, Fault {
  case combinesTheOtherWay = "combining reverses the order"
  case combinesOneAlone = "combining loses the second"
  case movesForNothing = "an input without a move is a commit"
  case movesTwice = "a move is made twice"
  case stepsEndInNothing = "the input at the end of a step is lost"
  case stepsForNothing = "an input without a step is a commit"
  case effectsAreSteps = "effects are a commit"
  case effectsAreLost = "effects are lost"
  case workflowBackwards = "a workflow runs backwards"
  case workflowGoesOn = "a workflow goes on after a failure"
  case answersWithoutEffects = "on leaves out the effects"
  case answersStandingStill = "on leaves out the move"
  case widensMovesAlone = "widening keeps moves alone"
  case widensToFourTwice = "widening to four is done twice"
  case widensToFiveTwice = "widening to five is done twice"
  case widensWithMoreMoves = "an input that a prism does not match is a commit"
  case widensEffectsToNothing = "widening to five loses effects"
  case liftsMovesAlone = "lifting keeps moves alone"
  case liftsTwice = "lifting is done twice"
  case liftsNothing = "lifting does nothing"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .combinesTheOtherWay, .combinesOneAlone:
      .several("moves combine in order", "steps combine in order")
    case .movesForNothing: .several("moves without a move are empty")
    case .movesTwice: .several("moves combine in order", "moves are steps", "lift of moves")
    case .stepsEndInNothing: .sole("meaning of steps")
    case .stepsForNothing: .several("meaning of steps", "moves are steps")
    case .effectsAreSteps: .several("effects commit nothing")
    case .effectsAreLost: .several("meaning of effects")
    case .workflowBackwards, .workflowGoesOn: .sole("workflow")
    case .answersWithoutEffects: .several("one commit", "meaning of steps", "meaning of effects")
    case .answersStandingStill: .several("one commit", "meaning of steps")
    case .widensMovesAlone: .several("identity")
    case .widensToFourTwice: .sole("composition")
    case .widensToFiveTwice: .several("widen of a combination", "widen of moves")
    case .widensWithMoreMoves: .several("widen of empty")
    case .widensEffectsToNothing: .several("widen of effects")
    case .liftsMovesAlone: .several("lift identity")
    case .liftsTwice: .several("lift composition", "lift of moves")
    case .liftsNothing: .sole("lift of moves")
    }
  }
}

private struct Operations: DispatcherOperations {
  typealias Pair = StateStore<Three>

  let venue = Venue<Eff>()

  func combine<Input>(_ first: D<Input>, _ second: D<Input>) -> D<Input> {
    switch Wrong.present {
    case .combinesTheOtherWay: second.combined(with: first)
    case .combinesOneAlone: first
    default: first.combined(with: second)
    }
  }

  func moves<Input>(_ move: @escaping (Input) -> Kind<Moves, Void>?) -> D<Input> {
    switch Wrong.present {
    case .movesForNothing: plain { move($0) ?? .pure(()) }
    case .movesTwice: plain { move($0).map { $0.then($0) } }
    default: plain(move)
    }
  }

  func steps<Input>(_ step: @escaping (Input) -> Kind<Moves, Going<Input>>?) -> D<Input> {
    switch Wrong.present {
    case .stepsEndInNothing: .steps { step($0)?.replace(with: .none) }
    case .stepsForNothing: .steps { step($0) ?? .pure(.none) }
    default: .steps(step)
    }
  }

  func effects<Input>(_ effects: @escaping (Input) -> Going<Input>?) -> D<Input> {
    switch Wrong.present {
    case .effectsAreSteps: .steps { effects($0).map { .pure($0) } }
    case .effectsAreLost: .effects { effects($0).map { _ in .none } }
    default: .effects(effects)
    }
  }

  func workflow<Input>(_ effects: @escaping (Input) -> [Kind<Eff, Kind<Moves, Void>>]) -> D<Input> {
    switch Wrong.present {
    case .workflowBackwards: .workflow { effects($0).reversed() }
    case .workflowGoesOn: .workflow(failures: .proceed, effects)
    default: .workflow(effects)
    }
  }

  func on<Input>(_ input: Input, _ dispatcher: D<Input>) -> Kind<Moves, Going<Input>>? {
    let step = dispatcher.on(input)
    return switch Wrong.present {
    case .answersWithoutEffects: step?.replace(with: .none)
    case .answersStandingStill: step.map { move in .inspect { move.eval($0) } }
    default: step
    }
  }

  func widen<Input, NewInput>(
    _ dispatcher: D<Input>, _ prism: Prism<NewInput, Input>
  ) -> D<NewInput> {
    let wide = dispatcher.widen(input: prism)
    let isFive = NewInput.self == Five.self
    return switch Wrong.present {
    case .widensMovesAlone: plain { wide.on($0)?.void() }
    case .widensToFourTwice where NewInput.self == Four.self: wide.combined(with: wide)
    case .widensToFiveTwice where isFive: wide.combined(with: wide)
    case .widensWithMoreMoves where isFive: wide.combined(with: plain { _ in .pure(()) })
    case .widensEffectsToNothing where isFive: .steps { wide.on($0)?.replace(with: .none) }
    default: wide
    }
  }

  func lift<Input, Morphism: NaturalTransformation>(
    _ dispatcher: D<Input>, _ morphism: Morphism
  ) -> D<Input> where Morphism.Source == Moves, Morphism.Target == Moves {
    let lifted = dispatcher.lift(morphism)
    return switch Wrong.present {
    case .liftsMovesAlone: plain { dispatcher.on($0).map { morphism($0).void() } }
    case .liftsTwice: lifted.lift(morphism)
    case .liftsNothing: dispatcher
    default: lifted
    }
  }
}

/// Returns a dispatcher without effects, of which an input means a move or nothing.
private func plain<Input>(_ move: @escaping (Input) -> Kind<Moves, Void>?) -> D<Input> {
  Dispatcher<IdentityOf, Moves, Input>.moves(move).under()
}

extension Mutants {
  static var dispatchers: Mutants {
    Mutants(.dispatcher(Operations(), of: "Dispatcher<Model>").thinned(toOneIn: 4), Wrong.self)
  }
}
