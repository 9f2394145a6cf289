import PairingsLaws
import Pairings

private typealias Eff = IOOf<Mishap>
private typealias D<Position, Input> = Dispatcher<Eff, StateOf<Position>, Input>

/// The faults of dispatchers of a part, with effects.
private enum Wrong: String, Fault {
  case widensMovesAlone = "a part keeps its moves alone"
  case widensToFourTwice = "a part moves twice"
  case widensWithMoreMoves = "an input of no part is a commit"
  case widensTheWholeTwice = "a part of a whole moves twice"
  case widensToFourOnceMore = "a part that may be missing moves twice"
  case aMissIsACommit = "a missing part is a commit"
  case aMissBeginsEffects = "a missing part begins effects"
  case aLensMayMiss = "a part is always missing"
  case reducesTwice = "a reducer runs twice"
  case reducesACopy = "a reducer changes a copy"
  case reducesNoWhole = "a reducer of a whole does nothing"
  case updatesWithoutEffects = "an update loses its effects"
  case aStoreMovesTwice = "a store moves twice"
  case aStoreIsElsewhere = "a store is elsewhere"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .widensMovesAlone: .several("identity")
    case .widensToFourTwice: .several("composition", "widen of a combination")
    case .widensWithMoreMoves: .several("widen of empty")
    case .widensTheWholeTwice:
      .several("widen of the state of moves", "widen of a reducer", "a lens is an affine")
    case .widensToFourOnceMore: .several("composition of affines")
    case .aMissIsACommit: .several("a missing part has no meaning")
    case .aMissBeginsEffects:
      .several("a missing part has no meaning", "widen of a combination, by an affine")
    case .aLensMayMiss: .sole("a lens is an affine")
    case .reducesTwice: .several("reduce is a move", "reduce combines in order")
    case .reducesACopy: .several("reduce is a move")
    case .reducesNoWhole: .sole("widen of a reducer")
    case .updatesWithoutEffects: .sole("update is a step")
    case .aStoreMovesTwice, .aStoreIsElsewhere: .several("reduce in place", "update in place")
    }
  }
}

private struct Operations: WideningOperations {
  let venue = Venue<Eff>()

  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    let wide = dispatcher.widen(state: lens, input: prism)
    switch Wrong.present {
    case .widensMovesAlone:
      return plain { prism.preview($0).flatMap { dispatcher.on($0) }?.void().focus(lens) }
    case .widensToFourTwice where NewInput.self == Four.self: return wide.combined(with: wide)
    case .widensWithMoreMoves:
      return wide.combined(with: plain { prism.preview($0) == nil ? .pure(()) : nil })
    case .widensTheWholeTwice
    where Position.self != NewPosition.self && NewInput.self == Three.self:
      return wide.combined(with: wide)
    default: return wide
    }
  }

  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: D<Position, Input>, _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> D<NewPosition, NewInput> {
    let wide = dispatcher.widen(state: affine, input: prism)
    switch Wrong.present {
    case .widensToFourOnceMore where NewInput.self == Four.self: return wide.combined(with: wide)
    case .aMissIsACommit:
      return .steps { input in
        prism.preview(input).flatMap { dispatcher.on($0) }?.focus(affine).map { effects in
          effects?.lift(moves: { $0.focus(affine) }, input: prism.review) ?? .none
        }
      }
    case .aMissBeginsEffects:
      return wide.combined(
        with: .effects { wide.on($0) == nil ? nil : .run(.work { Trace.record(.a0) }) })
    case .aLensMayMiss where NewPosition.self == Framed<Three>.self && NewInput.self == Three.self:
      return .empty
    default: return wide
    }
  }

  func reduce<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> D<Position, Input> {
    switch Wrong.present {
    case .reducesTwice:
      plain { input in
        State { position in
          change(&position, input)
          change(&position, input)
        }
      }
    case .reducesACopy:
      plain { input in
        .inspect { position in
          var position = position
          change(&position, input)
        }
      }
    case .reducesNoWhole where Position.self == Three.self:
      .update { position, input in
        change(&position, input)
        return .none
      }
    case .reducesNoWhole: plain { _ in .pure(()) }
    default: Dispatcher<IdentityOf, StateOf<Position>, Input>.reduce(change).under()
    }
  }

  func update<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Effects<Eff, StateOf<Position>, Input>
  ) -> D<Position, Input> {
    .update { position, input in
      let effects = change(&position, input)
      return Wrong.present == .updatesWithoutEffects ? .none : effects
    }
  }

  func store<Position, Input>(
    _ position: Position, on dispatcher: D<Position, Input>
  ) -> Component<Eff, StateStore<Position>, Input, Position> {
    let moves =
      Wrong.present == .aStoreMovesTwice ? dispatcher.combined(with: dispatcher) : dispatcher
    let start = Wrong.present == .aStoreIsElsewhere ? turned(position) : position
    return .store(start, on: moves) { position, _ in position }
  }
}

/// Returns a dispatcher without effects, of which an input means a move or nothing.
private func plain<Position, Input>(
  _ move: @escaping (Input) -> Kind<StateOf<Position>, Void>?
) -> D<Position, Input> {
  Dispatcher<IdentityOf, StateOf<Position>, Input>.moves(move).under()
}

extension Mutants {
  static var widenings: Mutants {
    Mutants(.widening(Operations(), of: "Dispatcher<Model>").thinned(toOneIn: 4), Wrong.self)
  }
}
