import PairingsLaws
import Pairings

private typealias Eff = IOOf<Mishap>
private typealias Command = Kind<StateOf<Three>, Void>
private typealias Going = Effects<Eff, StateOf<Three>, Three>

/// The faults of effects that move a position.
private enum Wrong: String, Fault {
  case runTurnsTheInput = "run turns the input"
  case runTurnsTheValue = "run turns the value"
  case runRunsTwice = "run runs twice"
  case runSendsTwice = "run sends twice"
  case runOfNothingDoesNothing = "an effect that ends in nothing does not run"
  case failureIsNoInput = "a failure is no input"
  case failureIsAValue = "a failure is taken for a value"
  case moveCommitsTwice = "a move is committed twice"
  case moveCommitsNothing = "a move is not committed"
  case aKeyRefuses = "effects under a key do not run"
  case workflowBackwards = "a workflow runs backwards"
  case workflowOfTwo = "a workflow ends after two"
  case workflowBeginsWithAMove = "a workflow of none is a move"
  case workflowSkipsOne = "a workflow of one is none"
  case streamSendsTheNext = "a stream sends the next input"
  case streamRunsTwice = "a stream runs twice"
  case liftIsDoneTwice = "lifting is done twice"
  case liftTurnsInputs = "lifting turns inputs"
  case liftBeginsAMove = "lifting begins a move"
  case underEndsInNothing = "effects under another effect do not run"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .runTurnsTheInput, .runSendsTwice: .several("run pure", "run is a stream")
    case .runTurnsTheValue: .several("run map", "run pure")
    case .runRunsTwice: .several("run is a stream", "run of a failure")
    case .runOfNothingDoesNothing: .sole("run of nothing")
    case .failureIsNoInput, .failureIsAValue: .sole("run of a failure")
    case .moveCommitsTwice, .moveCommitsNothing: .several("move pure", "workflow of one")
    case .aKeyRefuses: .sole("a key alone changes nothing")
    case .workflowBackwards, .workflowOfTwo: .several("workflow of values")
    case .workflowBeginsWithAMove: .several("workflow of none")
    case .workflowSkipsOne: .several("workflow of one")
    case .streamSendsTheNext: .sole("run is a stream")
    case .streamRunsTwice: .several("run is a stream", "run of nothing")
    case .liftIsDoneTwice: .sole("lift composition")
    case .liftTurnsInputs: .several("lift identity", "lift composition")
    case .liftBeginsAMove: .several("lift identity", "lift of a combination")
    case .underEndsInNothing: .several("under of a run", "under of a workflow")
    }
  }
}

private struct Operations: EffectsOperations {
  typealias Pair = StateStore<Three>

  let venue = Venue<Eff>()

  func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going {
    switch Wrong.present {
    case .runTurnsTheInput: .run(effect) { input($0).next }
    case .runTurnsTheValue: .run(effect) { input($0.next) }
    case .runRunsTwice: .run(effect.then(effect), input)
    case .runSendsTwice:
      .stream { send in effect.map { for value in [$0, $0] { send(input(value)) } } }
    default: .run(effect, input)
    }
  }

  func run(void effect: Kind<Eff, Void>) -> Going {
    Wrong.present == .runOfNothingDoesNothing ? .none : .run(effect)
  }

  func run(
    _ effect: Kind<Eff, Three>, failed: @escaping (Mishap) -> Three,
    _ input: @escaping (Three) -> Three
  ) -> Going {
    switch Wrong.present {
    case .failureIsNoInput: .run(effect, input)
    case .failureIsAValue: .run(effect.handle { .pure(failed($0)) }, input)
    default: .run(effect, failed: failed, input)
    }
  }

  func move(_ effect: Kind<Eff, Command>) -> Going {
    switch Wrong.present {
    case .moveCommitsTwice: .workflow([effect, effect])
    case .moveCommitsNothing: .run(effect.void())
    default: .move(effect)
    }
  }

  func move(_ effect: Kind<Eff, Command>, under key: RequestKey<Eff>) -> Going {
    Wrong.present == .aKeyRefuses ? .none : .move(effect, under: key)
  }

  func workflow(_ effects: [Kind<Eff, Command>]) -> Going {
    switch Wrong.present {
    case .workflowBackwards: .workflow(effects.reversed())
    case .workflowOfTwo: .workflow(Array(effects.prefix(2)))
    case .workflowBeginsWithAMove where effects.isEmpty: .move(.pure(.pure(())))
    case .workflowSkipsOne where effects.count == 1: .none
    default: .workflow(effects)
    }
  }

  func stream(_ effect: @escaping (Send<Three>) -> Kind<Eff, Void>) -> Going {
    switch Wrong.present {
    case .streamSendsTheNext: .stream { effect($0.contramap(\.next)) }
    case .streamRunsTwice: .stream { effect($0).then(effect($0)) }
    default: .stream(effect)
    }
  }

  func lift(
    _ effects: Going, moves: @escaping (Command) -> Command, input: @escaping (Three) -> Three
  ) -> Going {
    let all = effects.lift(moves: moves, input: input)
    return switch Wrong.present {
    case .liftIsDoneTwice: all.lift(moves: moves, input: input)
    case .liftTurnsInputs: effects.lift(moves: moves) { input($0).next }
    case .liftBeginsAMove where !all.isEmpty:
      all.combined(with: .move(.pure(moves(.pure(())))))
    default: all
    }
  }

  func under(_ effects: Effects<IdentityOf, StateOf<Three>, Three>) -> Going {
    Wrong.present == .underEndsInNothing ? .none : effects.under()
  }
}

extension Mutants {
  static var goingOn: Mutants { Mutants(.goingOn(Operations(), of: "Effects<Model>"), Wrong.self) }
}
