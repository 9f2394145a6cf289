import PairingLaws
import Pairings

private struct TurnsTheValue: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> { move.focus(lens).map(turned) }
}

private struct AnswersOneOfFive: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> {
    move.focus(lens).map { value in (Five.c0 as? Value) ?? value }
  }
}

private struct RunsOneOfFiveTwice: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> {
    let focused = move.focus(lens)
    return Value.self == Five.self ? focused.then(focused) : focused
  }
}

private struct RunsTwice: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> {
    let focused = move.focus(lens)
    return focused.then(focused)
  }
}

private struct RunsOnACopy: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> { .inspect { move.eval(lens.get($0)) } }
}

private struct LosesWhatHasNoValue: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value> {
    guard Value.self == Void.self else { return move.focus(lens) }
    return .inspect { move.eval(lens.get($0)) }
  }
}

private struct AMissMoves: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value?> {
    State { whole in
      let value = affine.modify(&whole) { move.run(&$0) }
      if value == nil { whole = turned(whole) }
      return value
    }
  }

  func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void> { StateOf.map(focus(move, ifPresent: affine)) { _ in } }
}

private struct AHitIsLost: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Value?> {
    .inspect { affine.preview($0).map { move.eval($0) } }
  }

  func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void> { StateOf.map(focus(move, ifPresent: affine)) { _ in } }
}

private struct PlainMovesRunTwice: FocusVocabulary {
  func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, ifPresent affine: Affine<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void> { StateOf.then(move, move).focus(affine) }
}

private struct SpaceStandsStill: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ space: Kind<StoreOf<Whole>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StoreOf<Part>, Value> {
    Store(lens.get(space.position)) { _ in space.extract() }
  }
}

private struct SpaceIsElsewhere: FocusVocabulary {
  func focus<Whole, Part, Value>(
    _ space: Kind<StoreOf<Whole>, Value>, _ lens: Lens<Whole, Part>
  ) -> Kind<StoreOf<Part>, Value> { space.focus(lens).seeks(turned) }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var focuses: [Mutant] {
    [
      Mutant("focus answers one of five", .focus(AnswersOneOfFive()), .sole("focus pure")),
      Mutant(
        "focus runs a move twice if it answers one of five", .focus(RunsOneOfFiveTwice()),
        .sole("focus flatMap")),
      Mutant(
        "focus runs the move twice", .focus(RunsTwice()), .several(["focus flatMap", "pairing"])),
      Mutant("focus turns the value", .focus(TurnsTheValue()), .sole("focus get")),
      Mutant(
        "focus loses a move without value", .focus(LosesWhatHasNoValue()), .sole("focus set")),
      Mutant(
        "focus runs on a copy", .focus(RunsOnACopy()),
        .several(["focus flatMap", "focus set", "pairing"])),
      Mutant("a miss moves", .focus(AMissMoves()), .sole("a miss changes nothing")),
      Mutant("a hit is lost", .focus(AHitIsLost()), .sole("a hit runs")),
      Mutant(
        "a move without value runs twice", .focus(PlainMovesRunTwice()),
        .sole("void coherence")),
      Mutant("the space of a part stands still", .focus(SpaceStandsStill()), .sole("pairing")),
      Mutant("the space of a part is elsewhere", .focus(SpaceIsElsewhere()), .sole("pairing")),
    ]
  }
}
