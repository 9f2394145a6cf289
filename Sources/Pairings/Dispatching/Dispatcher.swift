/// What the inputs of an interface mean: a function from an input to a workflow,
/// the effects that it starts, each of which reads an environment and yields a move.
///
///     enum Roll { case roll }
///     let die = Dispatcher<IOOf<Never>, StateOf<Int>, Dice, Roll>.effectful { _ in
///       .accessM { dice in dice.roll().map { State.set($0) } }
///     }
///     try explorer.run(die.dispatch(.roll, to: explorer.handler, environment: dice))
///
/// Each effect is followed by its commit, and the commit by its refresh, before the
/// next effect starts. Asking what an input means runs nothing. A dispatcher that needs
/// nothing has `Void` for its environment.
///
/// ## Laws
///
/// Those of ``Monoid``, compared for every input, and for every `f`, `g`, `p`, `q`, `d`
/// and `c`:
///
///     pure(f) == effectful { .pure(f($0)) }                           // pure ⊂ effectful
///     effectful(f) == workflow { [f($0)] }                            // effectful ⊂ workflow
///     d.contramap { $0 } == d                                         // identity
///     d.contramap(p).contramap(q) == d.contramap { q($0).flatMap(p) } // composition
///     d.combined(with: c).contramap(p)
///       == d.contramap(p).combined(with: c.contramap(p))              // of a combination
///     // likewise for local, lift and widen
///
/// - Complexity: `on` calls one function a dispatcher that was combined.
/// - SeeAlso: Xavier, *Comonads for User Interfaces* (2018).
@frozen
public struct Dispatcher<Eff: Monad, Moves: Monad, Environment, Input> {
  /// An effect that reads an environment and yields a move.
  public typealias Effect = Kind<ReaderTOf<Environment, Eff>, Kind<Moves, Void>>

  /// Returns the workflow that an input means.
  public let on: (_ input: Input) -> [Effect]

  @inlinable
  init(on: @escaping (_ input: Input) -> [Effect]) { self.on = on }
}

/// A dispatcher of moves in a state, with effects of `IO` that may fail in any way.
public typealias StateDispatcher<Environment, Position, Input> = Dispatcher<
  IOOf<any Error>, StateOf<Position>, Environment, Input
>

// MARK: - Making dispatchers

extension Dispatcher {
  /// An input means a move, and neither effects nor an environment are needed for it.
  @inlinable
  public static func pure(_ move: @escaping (_ input: Input) -> Kind<Moves, Void>) -> Dispatcher {
    effectful { ReaderTOf.pure(move($0)) }
  }

  /// An input means one effect that yields a move.
  @inlinable
  public static func effectful(_ action: @escaping (_ input: Input) -> Effect) -> Dispatcher {
    workflow { [action($0)] }
  }

  /// An input means several effects, in order, each of which yields a move.
  @inlinable
  public static func workflow(
    _ actions: @escaping (_ input: Input) -> [Effect]
  ) -> Dispatcher {
    Dispatcher(on: actions)
  }
}

extension Dispatcher: Monoid {
  /// Appends what an input means to another dispatcher: its actions come later.
  @inlinable
  public mutating func combine(with other: Dispatcher) {
    self = Dispatcher { [on] in on($0) + other.on($0) }
  }

  /// The dispatcher to which no input means anything.
  @inlinable
  public static var empty: Dispatcher { Dispatcher { _ in [] } }
}

// MARK: - Dispatching

extension Dispatcher {
  /// Returns the workflow that an input means in an environment.
  @inlinable
  public func workflow(
    for input: Input, in environment: Environment
  ) -> [Kind<Eff, Kind<Moves, Void>>] {
    on(input).map { $0.provide(environment) }
  }

  /// Returns the effect of an input: its actions in order, each handled before the
  /// next one starts. An input that means nothing has no effect.
  @inlinable
  public func dispatch(
    _ input: Input, to handler: Handler<Eff, Moves>, environment: Environment
  ) -> Kind<Eff, Void> {
    let workflow = workflow(for: input, in: environment)
    return workflow.count == 1 ? handler(workflow[0]) : handler(workflow: workflow)
  }
}

extension Dispatcher where Environment == Void {
  /// Returns the effect of an input: its actions in order, each handled before the
  /// next one starts.
  @inlinable
  public func dispatch(_ input: Input, to handler: Handler<Eff, Moves>) -> Kind<Eff, Void> {
    dispatch(input, to: handler, environment: ())
  }
}
