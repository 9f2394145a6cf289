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
  /// The first move; nil only while the bind is freed.
  @exclusivity(unchecked) @usableFromInline var first: Kind<CoTOf<Space, Eff>, First>?
  @usableFromInline let next: (First) -> Kind<CoTOf<Space, Eff>, Value>

  @inlinable
  init(
    _ first: Kind<CoTOf<Space, Eff>, First>,
    _ next: @escaping (First) -> Kind<CoTOf<Space, Eff>, Value>
  ) {
    self.next = next
    super.init()
    unsafe self.first = first
  }

  deinit {
    if DeferredDeallocation.isDue { DeferredDeallocation.free { unsafe HeldLink(first.take()) } }
  }

  @usableFromInline
  override func move<Future>(
    _ space: Kind<Space, Future>
  ) -> Kind<Eff, (value: Value, space: Kind<Space, Future>)> {
    guard let first = unsafe first else { preconditionFailure("A freed move is not made.") }
    // The first move runs when the effect runs, which keeps the stack constant for moves that nest to
    // the left.
    let moved = Eff.flatMap(Eff.pure(())) { CoTOf.carrier(first).move(space) }
    return Eff.flatMap(moved) { [next] in CoTOf.carrier(next($0.value)).move($0.space) }
  }
}

/// A move that repeats from seed to seed.
@usableFromInline
@_fixed_layout
final class IteratedCarrier<Space: Comonad, Eff: Monad, Seed, Value>: CoTCarrier<
  Space, Eff, Value
>
{
  @usableFromInline let seed: Seed
  @usableFromInline let step: (Seed) -> Kind<CoTOf<Space, Eff>, Iteration<Seed, Value>>

  @inlinable
  init(_ seed: Seed, _ step: @escaping (Seed) -> Kind<CoTOf<Space, Eff>, Iteration<Seed, Value>>) {
    (self.seed, self.step) = (seed, step)
  }

  @usableFromInline
  override func move<Future>(
    _ space: Kind<Space, Future>
  ) -> Kind<Eff, (value: Value, space: Kind<Space, Future>)> {
    Eff.iterate((seed, space)) { [step] seed, space in
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
