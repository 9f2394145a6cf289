import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of directed containers, of the comonads that they give, and of their updates.
  static var updates: [Suite] {
    containers + directed + updatePairings + updateMorphisms
  }

  private static var containers: [Suite] {
    [
      monoidAction(EndomapAction.self), monoidAction(RegularAction<Endomap>.self),
      monoidAction(TrivialAction<Endomap, Void>.self), monoidAction(Overwriting<Three>.self),
      directedContainer(Codiscrete<Three>.self), generatedContainer(Discrete<Three>.self),
      generatedContainer(CursorSteps.self), generatedContainer(Paths<Stairs>.self),
    ]
  }

  private static var directed: [Suite] {
    [
      directedComonad(StoreOf<Three>.self), directedComonad(TracedOf<Endomap>.self),
      directedComonad(EnvOf<Three>.self), directedComonad(MooreOf<Bool>.self),
      directedComonad(ZipperOf.self),
      directedComonad(CoupdateOf<EndomapAction>.self),
      directedComonad(CoupdateOf<Paths<Stairs>>.self),
    ]
  }

  private static var updatePairings: [Suite] {
    let (action, paths) = (UpdateCoupdate<EndomapAction>(), UpdateCoupdate<Paths<Stairs>>())
    return [
      monad(UpdateOf<EndomapAction>.self),
      stackSafety(UpdateOf<EndomapAction>.self),
      writer(UpdateOf<EndomapAction>.self),
      update(UpdateOf<EndomapAction>.self),
      comonad(CoupdateOf<EndomapAction>.self),
      traced(CoupdateOf<EndomapAction>.self),
      pairing(action), explorer(action), coT(action),
      located(action).thinned(toOneIn: 4),
      monad(UpdateOf<Paths<Stairs>>.self), update(UpdateOf<Paths<Stairs>>.self),
      comonad(CoupdateOf<Paths<Stairs>>.self).thinned(toOneIn: 10), pairing(paths), coT(paths),
      located(paths).thinned(toOneIn: 4),
      directedPairing(LoggedTrace()), pairing(LoggedTrace()),
      directedPairing(ZipperUpdate()), pairing(ZipperUpdate()),
      pairing(
        UpdateCoupdate<CursorSteps>().hoisted(
          left: IdentityTransformation<UpdateOf<CursorSteps>>(),
          right: DirectedToCoupdate<ZipperOf>()), of: "Hoisted<UpdateCoupdate>"),
    ]
  }

  private static var updateMorphisms: [Suite] {
    let a = Three.domain
    return [
      isomorphism(
        "Update and Co Coupdate", UpdateOf<EndomapAction>.domain(of: a),
        CoOf<CoupdateOf<EndomapAction>>.domain(of: a), to: { $0.co }, from: { Update($0) }),
      isomorphism(
        "Update and Co Coupdate, of paths", UpdateOf<Paths<Stairs>>.domain(of: a),
        CoOf<CoupdateOf<Paths<Stairs>>>.domain(of: a), to: { $0.co }, from: { Update($0) }),
      isomorphism(WriterToUpdate<Endomap>(), UpdateToWriter<Endomap>()),
      monadMorphism(WriterToUpdate<Endomap>()), monadMorphism(UpdateToWriter<Endomap>()),
      isomorphism(ReaderToUpdate<Three>(), UpdateToReader<Three>()),
      monadMorphism(ReaderToUpdate<Three>()), monadMorphism(UpdateToReader<Three>()),
      isomorphism(StateToUpdate<Three>(), UpdateToState<Codiscrete<Three>>()),
      monadMorphism(StateToUpdate<Three>()), monadMorphism(UpdateToState<Codiscrete<Three>>()),
      pairingMorphism(
        PairingMorphism(
          from: UpdateCoupdate<Overwriting<Three>>(), to: StateStore<Three>(),
          moves: UpdateToState(),
          spaces: StoreToCoupdate())),
      pairingMorphism(
        PairingMorphism(
          from: UpdateCoupdate<EndomapAction>(), to: StateStore<Bool>(), moves: UpdateToState(),
          spaces: StoreToCoupdate())),
      pairingMorphism(
        PairingMorphism(
          from: UpdateCoupdate<Paths<Stairs>>(), to: StateStore<Three>(), moves: UpdateToState(),
          spaces: StoreToCoupdate())),
      retraction(
        "State in Update of overwriting", StateOf<Three>.domain(of: a),
        to: overwriting, from: { UpdateToState()($0) }),
      comonadMorphism(DirectedToCoupdate<TracedOf<Endomap>>()),
      comonadMorphism(DirectedToCoupdate<ZipperOf>()),
      isomorphism(DirectedToCoupdate<StoreOf<Three>>(), CoupdateToStore()),
      comonadMorphism(DirectedToCoupdate<StoreOf<Three>>()),
      isomorphism(DirectedToCoupdate<EnvOf<Three>>(), CoupdateToEnv()),
      comonadMorphism(DirectedToCoupdate<EnvOf<Three>>()),
      isomorphism(DirectedToCoupdate<MooreOf<Bool>>(), CoupdateToMoore()),
      comonadMorphism(DirectedToCoupdate<MooreOf<Bool>>()),
    ]
  }

  /// Returns the update that overwrites the position with the one that a step writes.
  private static func overwriting(_ step: State<Three, Three>) -> Update<Overwriting<Three>, Three>
  {
    Update { position in
      let (value, end) = step.run(position)
      return (Last(end), value)
    }
  }
}

// MARK: - Update monads with another name

private struct WriterToUpdate<Log: Monoid>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<WriterOf<Log>, Value>
  ) -> Kind<UpdateOf<TrivialAction<Log, Void>>, Value> {
    let (log, value) = (kind.log, kind.value)
    return Update { _ in (log, value) }
  }
}

private struct UpdateToWriter<Log: Monoid>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<UpdateOf<TrivialAction<Log, Void>>, Value>
  ) -> Kind<WriterOf<Log>, Value> {
    let (log, value) = kind.run(())
    return Writer(log: log, value: value)
  }
}

private struct ReaderToUpdate<Environment>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<ReaderOf<Environment>, Value>
  ) -> Kind<UpdateOf<Discrete<Environment>>, Value> { .inspect { kind.run($0) } }
}

private struct UpdateToReader<Environment>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<UpdateOf<Discrete<Environment>>, Value>
  ) -> Kind<ReaderOf<Environment>, Value> { .asks { kind.run($0).value } }
}

private struct StateToUpdate<Position>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StateOf<Position>, Value>
  ) -> Kind<UpdateOf<Codiscrete<Position>>, Value> {
    typealias Updates<Result> = Update<Codiscrete<Position>, Result>
    return Updates<(value: Value, position: Position)>.inspect { kind.run($0) }.flatMap { step in
      Updates<Bool>.follow(step.position).map { _ in step.value }
    }
  }
}

// MARK: - The spaces of a container with another name

private struct CoupdateToStore: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Coupdate<Codiscrete<Three>, Value>
  ) -> Store<Three, Value> {
    let values = Three.allCases.map { kind.peek(along: $0) ?? kind.extract() }
    return Store(kind.shape) { values[Int($0.rawValue)] }
  }
}

private struct CoupdateToEnv: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Coupdate<Discrete<Three>, Value>) -> Env<Three, Value> {
    Env(environment: kind.shape, value: kind.extract())
  }
}

private struct CoupdateToMoore: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Coupdate<TrivialAction<[Bool], Void>, Value>
  ) -> Moore<Bool, Value> {
    Moore(kind, step: { $0 = $0.moved(by: .tell([$1])) }, output: { $0.extract() })
  }
}

// MARK: - Choices

/// The pairing of writers with spaces of logs: a writer chooses its log.
private struct LoggedTrace: DirectedPairing {
  typealias Moves = WriterOf<Endomap>
  typealias Space = TracedOf<Endomap>

  func choose<Result>(_ move: Kind<Moves, Result>, at log: Endomap) -> (
    value: Result, position: Endomap
  ) {
    (move.value, move.log)
  }
}

/// The pairing of updates with lists that have a focus: an update chooses a distance.
private struct ZipperUpdate: DirectedPairing {
  typealias Moves = UpdateOf<CursorSteps>
  typealias Space = ZipperOf

  func choose<Result>(
    _ move: Kind<Moves, Result>, at cursor: Cursor
  ) -> (value: Result, position: Int) {
    let step = move.run(cursor)
    return (step.value, step.position)
  }
}
