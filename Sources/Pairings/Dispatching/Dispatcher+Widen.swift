extension Dispatcher {
  /// Understands another kind of input, where it means one of this kind.
  @inlinable
  public func contramap<NewInput>(
    _ transform: @escaping (NewInput) -> Input?
  ) -> Dispatcher<Eff, Moves, Environment, NewInput> {
    Dispatcher<Eff, Moves, Environment, NewInput> { [on] input in
      transform(input).map(on) ?? []
    }
  }

  /// Works in another environment, of which the present one can be made.
  @inlinable
  public func local<NewEnvironment>(
    _ transform: @escaping (NewEnvironment) -> Environment
  ) -> Dispatcher<Eff, Moves, NewEnvironment, Input> {
    Dispatcher<Eff, Moves, NewEnvironment, Input> { [on] input in
      on(input).map { $0.local(transform) }
    }
  }

  /// Yields other moves, made of its own.
  @inlinable
  public func lift<NewMoves: Monad>(
    _ transform: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>
  ) -> Dispatcher<Eff, NewMoves, Environment, Input> {
    Dispatcher<Eff, NewMoves, Environment, Input> { [on] input in
      on(input).map { ReaderTOf.map($0, transform) }
    }
  }
}

extension Dispatcher {
  /// Makes a dispatcher of a part one of the whole: of a larger environment, a larger
  /// kind of input, or of both.
  ///
  /// An input that the prism does not match means nothing: no commit, no refresh.
  @inlinable
  public func widen<NewEnvironment, NewInput>(
    environment: @escaping (NewEnvironment) -> Environment = { (environment: Environment) in
      environment
    },
    input: Prism<NewInput, Input> = Prism<Input, Input>.identity
  ) -> Dispatcher<Eff, Moves, NewEnvironment, NewInput> {
    contramap(input.preview).local(environment)
  }

  /// Makes a dispatcher of a part one of the whole: of a larger state, and where it is
  /// said, of a larger environment and a larger kind of input.
  ///
  ///     let wide = screen.widen(
  ///       environment: { (all: Dependencies) in all.network },
  ///       state: Lens(\Parent.screen),
  ///       input: Prism.case(ParentInput.screen))
  @inlinable
  public func widen<NewEnvironment, Position, NewPosition, NewInput>(
    environment: @escaping (NewEnvironment) -> Environment = { (environment: Environment) in
      environment
    },
    state: Lens<NewPosition, Position>,
    input: Prism<NewInput, Input> = Prism<Input, Input>.identity
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewEnvironment, NewInput>
  where Moves == StateOf<Position> {
    widen(environment: environment, input: input).lift { $0.narrow().focus(state) }
  }

  /// Makes a dispatcher of a part that may be missing one of the whole: where it is
  /// missing, a move changes nothing.
  @inlinable
  public func widen<NewEnvironment, Position, NewPosition, NewInput>(
    environment: @escaping (NewEnvironment) -> Environment = { (environment: Environment) in
      environment
    },
    state: Affine<NewPosition, Position>,
    input: Prism<NewInput, Input> = Prism<Input, Input>.identity
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewEnvironment, NewInput>
  where Moves == StateOf<Position> {
    widen(environment: environment, input: input).lift { $0.narrow().focus(state) }
  }
}
