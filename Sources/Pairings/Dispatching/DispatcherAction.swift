/// One of the actions that an input means to a ``Dispatcher``.
@usableFromInline
enum DispatcherAction<Eff: Monad, Moves: Monad, Environment> {
  /// A move.
  case move(Kind<Moves, Void>)

  /// An effect that yields a move.
  case effect(Kind<ReaderTOf<Environment, Eff>, Kind<Moves, Void>>)

  /// Returns the effect that yields the move.
  @inlinable
  var effect: Kind<ReaderTOf<Environment, Eff>, Kind<Moves, Void>> {
    switch self {
    case .move(let move): .pure(move)
    case .effect(let effect): effect
    }
  }

  /// Returns the effect in an environment.
  @inlinable
  func provide(_ environment: Environment) -> Kind<Eff, Kind<Moves, Void>> {
    switch self {
    case .move(let move): Eff.pure(move)
    case .effect(let effect): effect.provide(environment)
    }
  }

  /// Works in another environment.
  @inlinable
  func local<NewEnvironment>(
    _ transform: @escaping (NewEnvironment) -> Environment
  ) -> DispatcherAction<Eff, Moves, NewEnvironment> {
    switch self {
    case .move(let move): .move(move)
    case .effect(let effect): .effect(effect.local(transform))
    }
  }

  /// Yields another move.
  @inlinable
  func lift<NewMoves: Monad>(
    _ transform: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>
  ) -> DispatcherAction<Eff, NewMoves, Environment> {
    switch self {
    case .move(let move): .move(transform(move))
    case .effect(let effect): .effect(effect.map(transform))
    }
  }
}
