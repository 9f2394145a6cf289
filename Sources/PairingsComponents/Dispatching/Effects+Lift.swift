public import PairingsCore

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
  ) -> Effects<Eff, NewMoves, NewInput> { lift(moves, reads: moves, input) }

  /// Returns the same effects with other moves and inputs. `reads` is a conversion of moves that do not
  /// change the part, and copies no whole.
  @inlinable
  func lift<NewMoves: Monad, NewInput>(
    _ moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    reads: (Kind<Moves, Void>) -> Kind<NewMoves, Void>, _ input: @escaping (Input) -> NewInput
  ) -> Effects<Eff, NewMoves, NewInput> {
    map { $0.lift(moves, reads: reads, input) }
  }
}

extension Work {
  @inlinable
  func lift<NewMoves: Monad, NewInput>(
    _ moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    reads: (Kind<Moves, Void>) -> Kind<NewMoves, Void>, _ input: @escaping (Input) -> NewInput
  ) -> Work<Eff, NewMoves, NewInput> {
    map(
      { effect, next in Eff.map(effect, next) }, reads: reads, key: { $0 },
      next: { $0.lift(moves: moves, input: input) })
  }

  /// Returns work that ends as `next` says, with other effects.
  @inlinable
  func map<NewEff: Monad, NewMoves: Monad, NewInput>(
    _ effect:
      @escaping (Kind<Eff, Next>, @escaping (Next) -> Work<NewEff, NewMoves, NewInput>.Next) ->
      Kind<NewEff, Work<NewEff, NewMoves, NewInput>.Next>,
    reads: (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    key: (RequestKey<Eff>) -> RequestKey<NewEff>,
    next: @escaping (Next) -> Work<NewEff, NewMoves, NewInput>.Next
  ) -> Work<NewEff, NewMoves, NewInput> {
    typealias New = Work<NewEff, NewMoves, NewInput>
    let steps: New.Steps =
      switch steps {
      case .one(let one): .one(effect(one, next))
      case .made(let read, let make): .made(reads(read)) { make().map { effect($0, next) } }
      case .several(let all):
        .several(Workflow(all.effects.map { effect($0, next) }, all.policy, all.failures))
      case .stream(let stream): .stream { send in effect(stream(send.contramap(next)), next) }
      case .cancel(let what, let cancel): .cancel(what, cancel)
      }
    return New(
      steps, scope?.key.map(key), cancelled: scope?.cancelled.map(next),
      refused: scope?.refused.map(next), part: scope?.part?.lift(reads))
  }
}

// MARK: - Other effects

extension Effects {
  /// Returns the same effects in another monad, along a morphism.
  @inlinable
  public func under<Morphism: NaturalTransformation>(
    along morphism: Morphism
  ) -> Effects<Morphism.Target, Moves, Input>
  where Morphism.Source == Eff, Morphism.Target: Monad {
    map { $0.under(along: morphism) }
  }
}

extension Work {
  @inlinable
  func under<Morphism: NaturalTransformation>(
    along morphism: Morphism
  ) -> Work<Morphism.Target, Moves, Input>
  where Morphism.Source == Eff, Morphism.Target: Monad {
    map(
      { effect, next in morphism(Eff.map(effect, next)) }, reads: { $0 },
      key: { $0.under(along: morphism) }, next: { $0.under() })
  }
}

extension Effects.Next {
  @inlinable
  func under<Other: Monad>() -> Effects<Other, Moves, Input>.Next {
    switch self {
    case .input(let input): .input(input)
    case .move(let move): .move(move)
    case .nothing: .nothing
    }
  }
}

extension RequestKey {
  @inlinable
  func under<Morphism: NaturalTransformation>(
    along morphism: Morphism
  ) -> RequestKey<Morphism.Target> where Morphism.Source == Eff, Morphism.Target: Monad {
    RequestKey<Morphism.Target>(key, policy, pause: pause.map { morphism($0) })
  }
}

/// The morphism of effects that have already happened to those of another monad.
@frozen
public struct PureTransformation<Target: Monad>: NaturalTransformation {
  /// Creates the morphism.
  @inlinable
  public init() {}

  /// Returns the effect that has the value and does nothing.
  @inlinable
  public func callAsFunction<Value>(_ kind: Identity<Value>) -> Kind<Target, Value> {
    Target.pure(kind.value)
  }
}

extension Effects where Eff == IdentityOf {
  /// Returns the same effects under another effect.
  @inlinable
  public func under<Other: Monad>(_: Other.Type = Other.self) -> Effects<Other, Moves, Input> {
    under(along: PureTransformation<Other>())
  }
}
