extension Dispatcher {
  /// Understands another kind of input, where it means one of this kind.
  @inlinable
  public func contramap<NewInput>(
    _ transform: @escaping (NewInput) -> Input?
  ) -> Dispatcher<Eff, Moves, Environment, NewInput> {
    switch meanings.content {
    case .nothing: .empty
    case .one(.move(let move)): .init(.move { transform($0).flatMap(move) })
    case .one(.effect(let effect)): .init(.effect { transform($0).flatMap(effect) })
    default: .init(.several { transform($0).map(actions) ?? [] })
    }
  }

  /// Works in another environment, of which the present one can be made.
  @inlinable
  public func local<NewEnvironment>(
    _ transform: @escaping (NewEnvironment) -> Environment
  ) -> Dispatcher<Eff, Moves, NewEnvironment, Input> {
    switch meanings.content {
    case .nothing: .empty
    case .one(.move(let move)): .init(.move(move))
    case .one(.effect(let effect)): .init(.effect { effect($0)?.local(transform) })
    default: .init(.several { actions(for: $0).map { $0.local(transform) } })
    }
  }

  /// Yields other moves, made of its own.
  @inlinable
  public func lift<NewMoves: Monad>(
    _ transform: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>
  ) -> Dispatcher<Eff, NewMoves, Environment, Input> {
    switch meanings.content {
    case .nothing: .empty
    case .one(.move(let move)): .init(.move { move($0).map(transform) })
    case .one(.effect(let effect)): .init(.effect { effect($0).map { $0.map(transform) } })
    default: .init(.several { actions(for: $0).map { $0.lift(transform) } })
    }
  }
}

// A dispatcher of a part becomes one of the whole: of a larger environment, a larger
// state, a larger kind of input, or of any of them together.
//
//     let wide = screen.widen(
//       environment: { (all: Dependencies) in all.network },
//       state: Lens(\Parent.screen),
//       input: Prism.case(ParentInput.screen))

extension Dispatcher {
  /// Works in a larger environment.
  @inlinable
  public func widen<NewEnvironment>(
    environment: @escaping (NewEnvironment) -> Environment
  ) -> Dispatcher<Eff, Moves, NewEnvironment, Input> {
    local(environment)
  }

  /// Understands a larger kind of input: what the prism does not match means nothing,
  /// no commit and no refresh.
  @inlinable
  public func widen<NewInput>(
    input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, Moves, Environment, NewInput> {
    contramap(input.preview)
  }

  /// Works in a larger environment and understands a larger kind of input.
  @inlinable
  public func widen<NewEnvironment, NewInput>(
    environment: @escaping (NewEnvironment) -> Environment, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, Moves, NewEnvironment, NewInput> {
    widen(environment: environment).widen(input: input)
  }

  /// Moves a part of a larger state.
  @inlinable
  public func widen<Position, NewPosition>(
    state: Lens<NewPosition, Position>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Environment, Input>
  where Moves == StateOf<Position> {
    lift { $0.focus(state) }
  }

  /// Moves a part of a larger state that may be missing: then nothing changes.
  @inlinable
  public func widen<Position, NewPosition>(
    state: Affine<NewPosition, Position>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Environment, Input>
  where Moves == StateOf<Position> {
    lift { $0.focus(state) }
  }

  /// Moves one case of a larger state: in every other case nothing changes.
  @inlinable
  public func widen<Position, NewPosition>(
    state: Prism<NewPosition, Position>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Environment, Input>
  where Moves == StateOf<Position> {
    widen(state: state.affine)
  }

  /// Moves one case of a larger state and understands a larger kind of input.
  @inlinable
  public func widen<Position, NewPosition, NewInput>(
    state: Prism<NewPosition, Position>, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Environment, NewInput>
  where Moves == StateOf<Position> {
    widen(state: state.affine, input: input)
  }

  /// Works in a larger environment, moves one case of a larger state and understands a
  /// larger kind of input.
  @inlinable
  public func widen<NewEnvironment, Position, NewPosition, NewInput>(
    environment: @escaping (NewEnvironment) -> Environment, state: Prism<NewPosition, Position>,
    input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewEnvironment, NewInput>
  where Moves == StateOf<Position> {
    widen(environment: environment, state: state.affine, input: input)
  }

  /// Works in a larger environment and moves a part of a larger state.
  @inlinable
  public func widen<NewEnvironment, Position, NewPosition>(
    environment: @escaping (NewEnvironment) -> Environment, state: Lens<NewPosition, Position>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewEnvironment, Input>
  where Moves == StateOf<Position> {
    widen(environment: environment).widen(state: state)
  }

  /// Moves a part of a larger state and understands a larger kind of input.
  @inlinable
  public func widen<Position, NewPosition, NewInput>(
    state: Lens<NewPosition, Position>, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Environment, NewInput>
  where Moves == StateOf<Position> {
    widen(state: state).widen(input: input)
  }

  /// Works in a larger environment, moves a part of a larger state and understands a
  /// larger kind of input.
  @inlinable
  public func widen<NewEnvironment, Position, NewPosition, NewInput>(
    environment: @escaping (NewEnvironment) -> Environment, state: Lens<NewPosition, Position>,
    input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewEnvironment, NewInput>
  where Moves == StateOf<Position> {
    widen(environment: environment).widen(state: state).widen(input: input)
  }

  /// Works in a larger environment, moves a part of a larger state that may be missing
  /// and understands a larger kind of input.
  @inlinable
  public func widen<NewEnvironment, Position, NewPosition, NewInput>(
    environment: @escaping (NewEnvironment) -> Environment, state: Affine<NewPosition, Position>,
    input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewEnvironment, NewInput>
  where Moves == StateOf<Position> {
    widen(environment: environment).widen(state: state).widen(input: input)
  }

  /// Moves a part of a larger state that may be missing and understands a larger kind of
  /// input.
  @inlinable
  public func widen<Position, NewPosition, NewInput>(
    state: Affine<NewPosition, Position>, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Environment, NewInput>
  where Moves == StateOf<Position> {
    widen(state: state).widen(input: input)
  }
}
