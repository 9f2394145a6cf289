import PairingLaws
import Pairings

private typealias Eff = IOOf<Mishap>
private typealias D<Position, Input> = Dispatcher<Eff, StateOf<Position>, Input>

/// A vocabulary of dispatchers of a part, with work that goes on.
private protocol Vocabulary: WideningVocabulary where Eff == IOOf<Mishap> {}

private struct Lawful: Vocabulary {}

private struct WidensMovesAlone: Vocabulary {
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    plain { prism.preview($0).flatMap { dispatcher.on($0) }?.void().focus(lens) }
  }
}

private struct WidensToFourTwice: Vocabulary {
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    let wide = dispatcher.widen(state: lens, input: prism)
    return NewInput.self == Four.self ? wide.combined(with: wide) : wide
  }
}

private struct WidensWithMoreMoves: Vocabulary {
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    dispatcher.widen(state: lens, input: prism).combined(
      with: plain { prism.preview($0) == nil ? .pure(()) : nil })
  }
}

private struct WidensTheWholeTwice: Vocabulary {
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    let wide = dispatcher.widen(state: lens, input: prism)
    return Position.self == NewPosition.self || NewInput.self != Three.self
      ? wide : wide.combined(with: wide)
  }
}

private struct WidensToFourOnceMore: Vocabulary {
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    let wide = dispatcher.widen(state: affine, input: prism)
    return NewInput.self == Four.self ? wide.combined(with: wide) : wide
  }
}

private struct AMissIsACommit: Vocabulary {
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    .steps { input in
      prism.preview(input).flatMap { dispatcher.on($0) }?.focus(affine).map { effects in
        effects?.lift(moves: { $0.focus(affine) }, input: prism.review) ?? .none
      }
    }
  }
}

private struct AMissBeginsEffects: Vocabulary {
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    let wide = dispatcher.widen(state: affine, input: prism)
    return wide.combined(
      with: .effects { wide.on($0) == nil ? nil : .run(.work { Trace.record(.a0) }) })
  }
}

private struct ALensMayMiss: Vocabulary {
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    NewPosition.self == Framed<Three>.self && NewInput.self == Three.self
      ? .empty : dispatcher.widen(state: affine, input: prism)
  }
}

private struct ReducesTwice: Vocabulary {
  func reduce<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> D<Position, Input> {
    plain { input in
      State { position in
        change(&position, input)
        change(&position, input)
      }
    }
  }
}

private struct ReducesACopy: Vocabulary {
  func reduce<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> D<Position, Input> {
    plain { input in
      .inspect { position in
        var position = position
        change(&position, input)
      }
    }
  }
}

private struct ReducesAWholeAsAStep: Vocabulary {
  func reduce<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> D<Position, Input> {
    Position.self == Three.self
      ? .update {
        change(&$0, $1); return .none
      } : plain { _ in .pure(()) }
  }
}

private struct UpdatesWithoutEffects: Vocabulary {
  func update<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Effects<Eff, StateOf<Position>, Input>
  ) -> D<Position, Input> {
    .update { position, input in
      _ = change(&position, input)
      return .none
    }
  }
}

private struct AStoreMovesTwice: Vocabulary {
  func store<Position, Input>(
    _ position: Position, on dispatcher: D<Position, Input>
  ) -> Component<Eff, StateStore<Position>, Input, Position> {
    .store(position, on: dispatcher.combined(with: dispatcher)) { position, _ in position }
  }
}

private struct AStoreIsElsewhere: Vocabulary {
  func store<Position, Input>(
    _ position: Position, on dispatcher: D<Position, Input>
  ) -> Component<Eff, StateStore<Position>, Input, Position> {
    .store(turned(position), on: dispatcher) { position, _ in position }
  }
}

/// An input means a move, or nothing.
private func plain<Position, Input>(
  _ move: @escaping (Input) -> Kind<StateOf<Position>, Void>?
) -> D<Position, Input> {
  Dispatcher<IdentityOf, StateOf<Position>, Input>.moves(move).under()
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var widenings: [Mutant] {
    func mutant(_ name: String, _ words: some Vocabulary, _ laws: Expectation) -> Mutant {
      Mutant(name, .widening(words, of: "\(type(of: words))").thinned(toOneIn: 4), laws)
    }
    return [
      mutant("a part keeps its moves alone", WidensMovesAlone(), .several(["identity"])),
      mutant(
        "a part moves twice", WidensToFourTwice(), .several(["composition", "of a combination"])),
      mutant("what is of no part is a commit", WidensWithMoreMoves(), .several(["of nothing"])),
      mutant(
        "a part of a whole moves twice", WidensTheWholeTwice(),
        .several(["of moves alone", "of a reducer", "a lens is an affine"])),
      mutant(
        "a part that may be missing moves twice", WidensToFourOnceMore(),
        .several(["composition, where a part may be missing"])),
      mutant("a missing part is a commit", AMissIsACommit(), .several(["a missing part"])),
      mutant(
        "a missing part begins effects", AMissBeginsEffects(),
        .several(["a missing part", "of a combination, where a part may be missing"])),
      mutant("a part is always missing", ALensMayMiss(), .sole("a lens is an affine")),
      mutant(
        "a reducer runs twice", ReducesTwice(), .several(["reduce is a move", "reduce in a row"])),
      mutant("a reducer changes a copy", ReducesACopy(), .several(["reduce is a move"])),
      mutant("a reducer of a whole does nothing", ReducesAWholeAsAStep(), .sole("of a reducer")),
      mutant("an update loses its effects", UpdatesWithoutEffects(), .sole("update is a step")),
      mutant(
        "a store moves twice", AStoreMovesTwice(), .several(["reduce in place", "update in place"])),
      mutant(
        "a store is elsewhere", AStoreIsElsewhere(),
        .several(["reduce in place", "update in place"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var widenings: [Suite] {
    [widening(Lawful(), of: "Dispatcher<Model>").thinned(toOneIn: 4)]
  }
}
