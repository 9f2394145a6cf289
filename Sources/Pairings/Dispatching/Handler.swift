/// What to do with an effect that yields a move: run the effect, make the move.
///
/// A view is made with a handler and hands its interactions to it. They happen
/// when the effect that comes back is run. `Identity` is the effect of what has
/// happened already: under it, calling the handler makes the move, so a view that
/// is to work under every effect calls it in a closure, when a key is pressed.
///
/// ## Laws
///
/// For every `m`, `f` and `g`:
///
///     handler(m) == handler(pure(m))                                   // a move is an effect
///     handler.lift { $0 } == handler                                   // identity
///     handler.lift(f).lift(g) == handler.lift { f(g($0)) }             // composition
@frozen
public struct Handler<Eff: Monad, Moves: Monad> {
  @usableFromInline let body: HandlerBody<Eff, Moves>

  @inlinable @inline(__always)
  init(body: HandlerBody<Eff, Moves>) { self.body = body }

  /// Wraps a function that handles effects.
  @inlinable
  public init(_ handle: @escaping (_ effect: Kind<Eff, Kind<Moves, Void>>) -> Kind<Eff, Void>) {
    self.init(body: HandlerBody(handle))
  }

  /// Returns the effect that runs `effect` and makes its move.
  @inlinable
  public func callAsFunction(_ effect: Kind<Eff, Kind<Moves, Void>>) -> Kind<Eff, Void> {
    body.handle(effect, nil)
  }

  /// Returns the effect that makes a move.
  @inlinable
  public func callAsFunction(_ move: Kind<Moves, Void>) -> Kind<Eff, Void> {
    body.commit(move, nil)
  }

  /// Returns the effect that runs a workflow in order: each effect starts after
  /// the move of the one before was made.
  @inlinable
  public func callAsFunction(workflow: [Kind<Eff, Kind<Moves, Void>>]) -> Kind<Eff, Void> {
    Eff.forEach(workflow) { [body] in body.handle($0, nil) }
  }

  /// Returns the handler of moves that become this handler's moves.
  @inlinable
  public func lift<Morphism: NaturalTransformation>(
    _ morphism: Morphism
  ) -> Handler<Eff, Morphism.Source> where Morphism.Target == Moves, Morphism.Source: Monad {
    lift { morphism($0) }
  }

  /// Returns the handler of moves that `transform` makes this handler's moves of.
  @inlinable
  public func lift<NewMoves: Monad>(
    _ transform: @escaping (Kind<NewMoves, Void>) -> Kind<Moves, Void>
  ) -> Handler<Eff, NewMoves> {
    Handler<Eff, NewMoves>(body: body.lifted(transform))
  }

  /// Returns the handler that runs an effect after each interaction was handled.
  ///
  /// What is handled by `handler`, the argument, has no such effect itself: neither this
  /// one nor those of handlers that were made so before.
  @inlinable
  func reacting(
    _ react: @escaping (_ handler: Handler) -> Kind<Eff, Void>
  ) -> Handler {
    Handler(body: body.reacting(react))
  }
}

extension Handler where Eff: Failing {
  /// Returns the effect that runs a workflow in order; what a failure does to the
  /// rest is said by `failures`.
  @inlinable
  public func callAsFunction(
    workflow: [Kind<Eff, Kind<Moves, Void>>], failures policy: FailurePolicy
  ) -> Kind<Eff, Void> {
    guard policy == .proceed else { return self(workflow: workflow) }
    typealias Results = [Result<Void, Eff.Failure>]
    return Eff.flatMap(Eff.traverse(workflow) { Eff.attempt(self($0)) }) { (results: Results) in
      for case .failure(let failure) in results { return Eff.raise(failure) }
      return Eff.pure(())
    }
  }
}

// MARK: - Journal

extension Handler {
  /// Returns the handler whose commits stand in the journal with a label.
  ///
  /// - Complexity: Nothing is allocated while nobody keeps a journal; the label is not
  ///   computed then.
  @inlinable
  public func labelled(_ label: @autoclosure () -> String) -> Handler {
    attributed(to: _Origin(label()))
  }

  /// Returns the handler whose commits stand in the journal with the input that they come
  /// from.
  ///
  /// - Complexity: Nothing is allocated while nobody keeps a journal.
  @inlinable
  public func responding<Input>(to input: Input) -> Handler {
    attributed(to: InputOrigin(input))
  }

  @inlinable
  func attributed(to origin: @autoclosure () -> _Origin) -> Handler {
    body.isRecorded ? Handler(body: body.attributed(to: origin())) : self
  }
}

// MARK: - Diagnostics

extension Handler {
  /// Returns nothing: a handler makes moves that have no value.
  @available(
    *, unavailable,
    message: "A handler makes moves without a value: end this one with 'void()'."
  )
  public func callAsFunction<Value>(_ move: Kind<Moves, Value>) -> Kind<Eff, Void> {
    self(move.void())
  }
}
