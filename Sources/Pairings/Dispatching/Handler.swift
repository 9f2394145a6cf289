/// What to do with an effect that yields a move: run the effect, make the move.
///
/// A view is made with a handler and hands its interactions to it. They happen
/// when the effect that comes back is run. `Identity` is the effect of what has
/// happened already: under it, calling the handler makes the move, so a view that
/// is to work under every effect calls it in a closure, when a key is pressed.
@frozen
public struct Handler<Eff: Monad, Moves: Monad> {
  /// Returns the effect that runs `effect` and makes its move.
  public let handle: (_ effect: Kind<Eff, Kind<Moves, Void>>) -> Kind<Eff, Void>

  /// Wraps a function that handles effects.
  @inlinable
  public init(_ handle: @escaping (_ effect: Kind<Eff, Kind<Moves, Void>>) -> Kind<Eff, Void>) {
    self.handle = handle
  }

  /// Returns the effect that runs `effect` and makes its move.
  @inlinable
  public func callAsFunction(_ effect: Kind<Eff, Kind<Moves, Void>>) -> Kind<Eff, Void> {
    handle(effect)
  }

  /// Returns the effect that makes a move.
  @inlinable
  public func callAsFunction(_ move: Kind<Moves, Void>) -> Kind<Eff, Void> {
    handle(Eff.pure(move))
  }

  /// Returns the effect that runs a workflow in order: each effect starts after
  /// the move of the one before was made.
  @inlinable
  public func callAsFunction(workflow: [Kind<Eff, Kind<Moves, Void>>]) -> Kind<Eff, Void> {
    Eff.forEach(workflow, handle)
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
    Handler<Eff, NewMoves> { [handle] in handle(Eff.map($0, transform)) }
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
    return Eff.flatMap(Eff.traverse(workflow) { Eff.attempt(handle($0)) }) { (results: Results) in
      for case .failure(let failure) in results { return Eff.raise(failure) }
      return Eff.pure(())
    }
  }
}
