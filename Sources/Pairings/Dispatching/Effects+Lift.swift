// Conversions of the effects of a part to those of the whole, and of effects that have already
// happened to those of another effect.

extension Effects.Next {
  @inlinable
  func lift<NewMoves: Monad, NewInput>(
    moves: (Kind<Moves, Void>) -> Kind<NewMoves, Void>, input: (Input) -> NewInput
  ) -> Effects<Eff, NewMoves, NewInput>.Next {
    switch self {
    case .input(let value): .input(input(value))
    case .move(let move): .move(moves(move))
    case .nothing: .nothing
    }
  }
}

extension Effects {
  /// Returns the same effects with other moves and inputs at their ends, made from the original
  /// ones.
  @inlinable
  public func lift<NewMoves: Monad, NewInput>(
    moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    input: @escaping (Input) -> NewInput
  ) -> Effects<Eff, NewMoves, NewInput> {
    Effects<Eff, NewMoves, NewInput>(
      all.map { one in
        switch one {
        case .cancel(let key, let cancel): .cancel(key, cancel)
        case .run(let work): .run(work.lift(moves, input))
        }
      }, isCommit: isCommit)
  }
}

extension Work {
  @inlinable
  func lift<NewMoves: Monad, NewInput>(
    _ moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    _ input: @escaping (Input) -> NewInput
  ) -> Work<Eff, NewMoves, NewInput> {
    typealias New = Work<Eff, NewMoves, NewInput>
    let steps: New.Steps =
      switch steps {
      case .one(let effect): .one(Eff.map(effect) { $0.lift(moves: moves, input: input) })
      case .made(let read, let make):
        .made(moves(read)) { make()?.map { $0.lift(moves: moves, input: input) } }
      case .several(let effects, let policy, let failures):
        .several(
          effects.map { Eff.map($0) { $0.lift(moves: moves, input: input) } }, policy, failures)
      case .stream(let stream):
        .stream { send in stream(send.contramap { $0.lift(moves: moves, input: input) }) }
      }
    return New(steps, key, cancelled: cancelled?.lift(moves: moves, input: input))
  }
}

// MARK: - Effects that have already happened

extension Effects where Eff == IdentityOf {
  /// Returns the same effects under another effect.
  @inlinable
  public func under<Other: Monad>(_: Other.Type = Other.self) -> Effects<Other, Moves, Input> {
    Effects<Other, Moves, Input>(
      all.map { one in
        switch one {
        case .cancel(let key, let cancel): .cancel(key, cancel)
        case .run(let work): .run(work.under())
        }
      }, isCommit: isCommit)
  }
}

extension Work where Eff == IdentityOf {
  @inlinable
  func under<Other: Monad>() -> Work<Other, Moves, Input> {
    typealias New = Work<Other, Moves, Input>
    let steps: New.Steps =
      switch steps {
      case .one(let effect): .one(Other.pure(effect.value.under()))
      case .made(let read, let make): .made(read) { make().map { Other.pure($0.value.under()) } }
      case .several(let effects, let policy, let failures):
        .several(effects.map { Other.pure($0.value.under()) }, policy, failures)
      case .stream(let stream):
        .stream { send in Other.pure(stream(send.contramap { $0.under() }).value) }
      }
    return New(steps, key?.under(), cancelled: cancelled?.under())
  }
}

extension Effects.Next where Eff == IdentityOf {
  @inlinable
  func under<Other: Monad>() -> Effects<Other, Moves, Input>.Next {
    switch self {
    case .input(let input): .input(input)
    case .move(let move): .move(move)
    case .nothing: .nothing
    }
  }
}

extension RequestKey where Eff == IdentityOf {
  @inlinable
  func under<Other: Monad>() -> RequestKey<Other> { RequestKey<Other>(key, policy) }
}
