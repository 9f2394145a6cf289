import PairingsLaws
import Pairings

/// The faults of focusing.
private enum Wrong: String, Fault {
  case answersOneOfFive = "focus answers one of five"
  case runsOneOfFiveTwice = "focus runs a move twice if it answers one of five"
  case runsTwice = "focus runs the move twice"
  case turnsTheValue = "focus turns the value"
  case losesWhatHasNoValue = "focus loses a move without value"
  case runsOnACopy = "focus runs on a copy"
  case aMissMoves = "a miss moves"
  case aHitIsLost = "a hit is lost"
  case plainMovesRunTwice = "a move without value runs twice"
  case spaceStandsStill = "the space of a part stands still"
  case spaceIsElsewhere = "the space of a part is elsewhere"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .answersOneOfFive: .sole("focus pure")
    case .runsOneOfFiveTwice: .sole("focus flatMap")
    case .runsTwice: .several("focus flatMap", "pairing")
    case .turnsTheValue: .sole("focus get")
    case .losesWhatHasNoValue: .sole("focus set")
    case .runsOnACopy: .several("focus flatMap", "focus set", "pairing")
    case .aMissMoves: .sole("a miss changes nothing")
    case .aHitIsLost: .sole("a hit runs the move")
    case .plainMovesRunTwice: .sole("void coherence")
    case .spaceStandsStill, .spaceIsElsewhere: .sole("pairing")
    }
  }
}

private struct Operations: FocusOperations {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> {
    let focused = move.focus(lens)
    return switch Wrong.present {
    case .answersOneOfFive: focused.map { (Five.c0 as? Value) ?? $0 }
    case .runsOneOfFiveTwice where Value.self == Five.self, .runsTwice: focused.then(focused)
    case .turnsTheValue: focused.map(turned)
    case .losesWhatHasNoValue where Value.self == Void.self, .runsOnACopy:
      .inspect { move.eval(lens.get($0)) }
    default: focused
    }
  }

  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value?> {
    switch Wrong.present {
    case .aMissMoves:
      move.focus(affine).flatMap { value in
        State { whole in
          if value == nil { whole = turned(whole) }
          return value
        }
      }
    case .aHitIsLost: .inspect { affine.preview($0).map { move.eval($0) } }
    default: move.focus(affine)
    }
  }

  func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void> {
    switch Wrong.present {
    case .aMissMoves, .aHitIsLost: StateOf.map(focus(move, ifPresent: affine)) { _ in }
    case .plainMovesRunTwice: StateOf.then(move, move).focus(affine)
    default: move.focus(affine)
    }
  }

  func focus<Whole, Part, Value>(
    _ space: Kind<StoreOf<Whole>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StoreOf<Part>, Value> {
    switch Wrong.present {
    case .spaceStandsStill: Store(lens.get(space.position)) { _ in space.extract() }
    case .spaceIsElsewhere: space.focus(lens).seek(turned(lens.get(space.position)))
    default: space.focus(lens)
    }
  }
}

extension Mutants {
  static var focuses: Mutants { Mutants(.focus(Operations()), Wrong.self) }
}
