#if !hasFeature(Embedded)

public import PairingsCore

/// A move of ``CoT``: a function of any space. The subclasses are the ways to make one.
@usableFromInline
@_fixed_layout
class CoTCarrier<Space: Comonad, Eff: Monad, Value>: Kind<CoTOf<Space, Eff>, Value> {
  @inlinable
  init() { super.init(_carrier: ()) }

  /// Returns the move's own value, and the chosen value of the space.
  @usableFromInline
  func choose<Future>(_ space: Kind<Space, Future>) -> Kind<Eff, (value: Value, future: Future)> {
    Eff.map(move(space)) { ($0.value, Space.extract($0.space)) }
  }

  /// Returns the move's own value, and the chosen future of the space.
  @usableFromInline
  func move<Future>(
    _ space: Kind<Space, Future>
  ) -> Kind<Eff, (value: Value, space: Kind<Space, Future>)> {
    Eff.map(choose(Space.duplicate(space))) { ($0.value, $0.future) }
  }
}

/// A choice of the user.
@usableFromInline
@_fixed_layout
final class ChoosingCarrier<Move: CoTMove>: CoTCarrier<Move.Space, Move.Eff, Move.Value> {
  @usableFromInline let choice: Move

  @inlinable
  init(_ choice: Move) { self.choice = choice }

  @usableFromInline
  override func choose<Future>(
    _ space: Kind<Move.Space, Future>
  ) -> Kind<Move.Eff, (value: Move.Value, future: Future)> {
    choice(space)
  }
}

/// A move of a residual pairing.
@usableFromInline
@_fixed_layout
final class PairedCarrier<Pair: ResidualPairing, Value>: CoTCarrier<Pair.Space, Pair.Eff, Value> {
  @usableFromInline let pairing: Pair
  @usableFromInline let original: Kind<Pair.Moves, Value>

  @inlinable
  init(_ pairing: Pair, _ original: Kind<Pair.Moves, Value>) {
    (self.pairing, self.original) = (pairing, original)
  }

  @usableFromInline
  override func choose<Future>(
    _ space: Kind<Pair.Space, Future>
  ) -> Kind<Pair.Eff, (value: Value, future: Future)> {
    pairing.interact(original, space) { ($0, $1) }
  }

  @usableFromInline
  override func move<Future>(
    _ space: Kind<Pair.Space, Future>
  ) -> Kind<Pair.Eff, (value: Value, space: Kind<Pair.Space, Future>)> {
    pairing.interact(original, space)
  }
}

/// A move of a pairing, without an effect.
@usableFromInline
@_fixed_layout
final class MovingCarrier<Pair: Pairing, Eff: Monad, Value>: CoTCarrier<Pair.Space, Eff, Value> {
  @usableFromInline let pairing: Pair
  @usableFromInline let original: Kind<Pair.Moves, Value>

  @inlinable
  init(_ pairing: Pair, _ original: Kind<Pair.Moves, Value>) {
    (self.pairing, self.original) = (pairing, original)
  }

  @usableFromInline
  override func move<Future>(
    _ space: Kind<Pair.Space, Future>
  ) -> Kind<Eff, (value: Value, space: Kind<Pair.Space, Future>)> {
    var space = space
    let value = pairing.move(original, &space)
    return Eff.pure((value, space))
  }
}

/// An effect, after which the space stays.
@usableFromInline
@_fixed_layout
final class LiftedCarrier<Space: Comonad, Eff: Monad, Value>: CoTCarrier<Space, Eff, Value> {
  @usableFromInline let effect: Kind<Eff, Value>

  @inlinable
  init(_ effect: Kind<Eff, Value>) { self.effect = effect }

  @usableFromInline
  override func move<Future>(
    _ space: Kind<Space, Future>
  ) -> Kind<Eff, (value: Value, space: Kind<Space, Future>)> {
    Eff.map(effect) { ($0, space) }
  }
}

/// A move after another one.
@usableFromInline
@_fixed_layout
final class BoundCarrier<Space: Comonad, Eff: Monad, First, Value>: CoTCarrier<Space, Eff, Value> {
  /// The first move, and the one after it; nil only while the bind is freed.
  @usableFromInline
  var moves:
    (
      first: Kind<CoTOf<Space, Eff>, First>, next: (First) -> Kind<CoTOf<Space, Eff>, Value>
    )?

  @inlinable
  init(
    _ first: Kind<CoTOf<Space, Eff>, First>,
    _ next: @escaping (First) -> Kind<CoTOf<Space, Eff>, Value>
  ) {
    super.init()
    moves = (first, next)
  }

  deinit {
    if DeferredDeallocation.isDue { DeferredDeallocation.free { HeldLink(moves.take()) } }
  }

  @usableFromInline
  override func move<Future>(
    _ space: Kind<Space, Future>
  ) -> Kind<Eff, (value: Value, space: Kind<Space, Future>)> {
    guard let (first, next) = moves else {
      preconditionFailure("A freed move is not made.")
    }
    // The first move runs when the effect runs, which keeps the stack constant for moves that nest to
    // the left.
    let moved = Eff.flatMap(Eff.pure(())) { CoTOf.carrier(first).move(space) }
    return Eff.flatMap(moved) { CoTOf.carrier(next($0.value)).move($0.space) }
  }
}

/// A move that repeats from seed to seed.
@usableFromInline
@_fixed_layout
final class IteratedCarrier<Space: Comonad, Eff: Monad, Seed, Value>: CoTCarrier<
  Space, Eff, Value
>
{
  /// The seed and the step; nil only while the iteration is freed.
  @usableFromInline
  var loop: (seed: Seed, step: (Seed) -> Kind<CoTOf<Space, Eff>, Iteration<Seed, Value>>)?

  @inlinable
  init(_ seed: Seed, _ step: @escaping (Seed) -> Kind<CoTOf<Space, Eff>, Iteration<Seed, Value>>) {
    super.init()
    loop = (seed, step)
  }

  deinit {
    if DeferredDeallocation.isDue { DeferredDeallocation.free { HeldLink(loop.take()) } }
  }

  @usableFromInline
  override func move<Future>(
    _ space: Kind<Space, Future>
  ) -> Kind<Eff, (value: Value, space: Kind<Space, Future>)> {
    guard let (seed, step) = loop else { preconditionFailure("A freed move is not made.") }
    return Eff.iterate((seed, space)) { seed, space in
      Eff.map(CoTOf.carrier(step(seed)).move(space)) { moved in
        switch moved.value {
        case .next(let seed): .next((seed, moved.space))
        case .done(let value): .done((value, moved.space))
        }
      }
    }
  }
}

#endif
