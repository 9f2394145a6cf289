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
/// next effect starts. Moves that an input means with no effect between them, to all
/// dispatchers that were combined, are one move: one commit, shown once. Asking what an input
/// means runs nothing. A dispatcher that needs nothing has `Void` for its environment.
///
/// ## Laws
///
/// Those of ``Monoid``, compared for every input, and for every `f`, `g`, `p`, `q`, `d`
/// and `c`; the first is of dispatchers that are not combined, since an effect ends a row of moves:
///
///     pure(f) == effectful { .pure(f($0)) }                           // pure is effectful
///     pure(f).combined(with: pure(g)) == pure { f($0).then(g($0)) }   // moves in a row
///     effectful(f) == workflow { [f($0)] }                            // effectful is a workflow
///     d.contramap { $0 } == d                                         // identity
///     d.contramap(p).contramap(q) == d.contramap { q($0).flatMap(p) } // composition
///     d.combined(with: c).contramap(p)
///       == d.contramap(p).combined(with: c.contramap(p))              // of a combination
///     // likewise for local, lift and widen
///
/// - Complexity: One function is called for each dispatcher that was combined, in constant
///   stack; combining is O(1).
/// - SeeAlso: Xavier, *Comonads for User Interfaces* (2018).
@frozen
public struct Dispatcher<Eff: Monad, Moves: Monad, Environment, Input> {
  /// An effect that reads an environment and yields a move.
  public typealias Effect = Kind<ReaderTOf<Environment, Eff>, Kind<Moves, Void>>

  @usableFromInline typealias Action = DispatcherAction<Eff, Moves, Environment>

  /// What an input means to one of the dispatchers that were combined.
  @usableFromInline
  enum Meaning {
    /// A move, if anything.
    case move((Input) -> Kind<Moves, Void>?)

    /// An effect, if anything.
    case effect((Input) -> Effect?)

    /// Several actions, in order.
    case several((Input) -> [Action])
  }

  @usableFromInline let meanings: Rope<Meaning>

  @inlinable
  init(_ meanings: Rope<Meaning>) { self.meanings = meanings }

  @inlinable
  init(_ meaning: Meaning) { self.init(Rope(.one(meaning))) }

  /// Returns the workflow that an input means.
  @inlinable
  public func on(_ input: Input) -> [Effect] { merged(for: input).map { $0.effect } }

  /// Returns the actions that an input means.
  @inlinable
  func actions(for input: Input) -> [Action] {
    var actions: [Action] = []
    meanings.forEach { meaning in
      switch meaning {
      case .move(let move): if let move = move(input) { actions.append(.move(move)) }
      case .effect(let effect): if let effect = effect(input) { actions.append(.effect(effect)) }
      case .several(let several): actions += several(input)
      }
    }
    return actions
  }

  /// Returns the actions that an input means; moves with no effect between them are one.
  @inlinable
  func merged(for input: Input) -> [Action] {
    actions(for: input).reduce(into: []) { merged, action in
      if case .move(let second) = action, case .move(let first)? = merged.last {
        merged[merged.count - 1] = .move(first.then(second))
      } else {
        merged.append(action)
      }
    }
  }
}

/// A dispatcher of moves in a state, with effects of `IO` that may fail in any way.
public typealias StateDispatcher<Environment, Position, Input> = Dispatcher<
  IOOf<any Error>, StateOf<Position>, Environment, Input
>

// MARK: - Making dispatchers

extension Dispatcher {
  /// An input means a move, or nothing, and neither effects nor an environment are needed for
  /// it. An input that means nothing makes no commit.
  @inlinable
  public static func pure(_ move: @escaping (_ input: Input) -> Kind<Moves, Void>?) -> Dispatcher {
    Dispatcher(.move(move))
  }

  /// An input means one effect that yields a move.
  @inlinable
  public static func effectful(_ action: @escaping (_ input: Input) -> Effect) -> Dispatcher {
    Dispatcher(.effect { action($0) })
  }

  /// An input means several effects, in order, each of which yields a move.
  @inlinable
  public static func workflow(
    _ actions: @escaping (_ input: Input) -> [Effect]
  ) -> Dispatcher {
    Dispatcher(.several { actions($0).map { .effect($0) } })
  }
}

extension Dispatcher: Monoid {
  /// Appends what an input means to another dispatcher: its actions come later.
  @inlinable
  public mutating func combine(with other: Dispatcher) {
    self = Dispatcher(meanings.appending(other.meanings))
  }

  /// The dispatcher to which no input means anything.
  @inlinable
  public static var empty: Dispatcher { Dispatcher(Rope(.nothing)) }
}

// MARK: - Dispatching

extension Dispatcher {
  /// Returns the workflow that an input means in an environment.
  @inlinable
  public func workflow(
    for input: Input, in environment: Environment
  ) -> [Kind<Eff, Kind<Moves, Void>>] {
    merged(for: input).map { $0.provide(environment) }
  }

  /// Returns the effect of an input: its actions in order, each handled before the
  /// next one starts. An input that means nothing has no effect.
  ///
  /// Whoever keeps a journal sees the input with each commit.
  @inlinable
  public func dispatch(
    _ input: Input, to handler: Handler<Eff, Moves>, environment: Environment
  ) -> Kind<Eff, Void> {
    let handler = handler.responding(to: input)
    switch meanings.content {
    case .nothing: return Eff.pure(())
    case .one(.move(let move)): return move(input).map { handler($0) } ?? Eff.pure(())
    case .one(.effect(let effect)):
      return effect(input).map { handler($0.provide(environment)) } ?? Eff.pure(())
    default: break
    }
    let actions = merged(for: input)
    if actions.count == 1, case .move(let move) = actions[0] { return handler(move) }
    return handler(workflow: actions.map { $0.provide(environment) })
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
