public import PairingsCore

#if !hasFeature(Embedded)

/// The brand of ``CoT``.
public enum CoTOf<Space: Comonad, Eff: Monad>: MonadTransformer {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  /// The monad of effects.
  public typealias Base = Eff

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> CoTCarrier<Space, Eff, Value> {
    kind.carrier(as: CoTCarrier.self)
  }

  /// Returns the move that stays.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    LiftedCarrier(Eff.pure(value))
  }

  /// Makes a move, then the one that `next` makes of its value.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    BoundCarrier(ma, next)
  }

  /// Repeats a move from seed to seed until one returns `done`, as the effect does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    IteratedCarrier(seed, step)
  }

  /// Returns the move that stays, and has an effect.
  @inlinable
  public static func lift<Value>(_ effect: Kind<Eff, Value>) -> Kind<Self, Value> {
    LiftedCarrier(effect)
  }
}

/// The residual pairing of a space with the moves, with effects, that it has by itself.
@frozen
public struct CoTPairing<Space: Comonad, Eff: Monad>: ResidualPairing, Sendable {
  /// The moves of the space.
  public typealias Moves = CoTOf<Space, Eff>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines the value of the move with the chosen value of the space.
  @inlinable
  public func interact<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    Eff.map(Moves.carrier(move).choose(space)) { combine($0.value, $0.future) }
  }

  /// Returns the value of the move and the chosen future of the space.
  @inlinable
  public func interact<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Eff, (value: Result, space: Kind<Space, Value>)> {
    Moves.carrier(move).move(space)
  }
}

/// The transformation of the moves that a residual pairing gives to a space to those that the space
/// has by itself: a monad morphism, by the laws of ``CoT``.
@frozen
public struct ToCoT<Pair: ResidualPairing>: NaturalTransformation {
  /// The residual pairing.
  public let pairing: Pair

  /// Creates the transformation for the moves of a residual pairing.
  @inlinable
  public init(_ pairing: Pair) { self.pairing = pairing }

  /// Returns the move that a space has by itself.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<Pair.Moves, Value>
  ) -> Kind<CoTOf<Pair.Space, Pair.Eff>, Value> {
    CoT(pairing, kind)
  }
}

extension ToCoT: Sendable where Pair: Sendable {}

extension ResidualPairing {
  /// The transformation of each move to one, with effects, that the space has by itself.
  @inlinable
  public var toCoT: ToCoT<Self> { ToCoT(self) }
}

// MARK: - The cases that have a name

/// The transformation of ``CoT`` without effects to ``Co``: half of an isomorphism of monads.
@frozen
public struct CoTToCo<Space: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the same move, as one of ``Co``.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<CoTOf<Space, IdentityOf>, Value>
  ) -> Kind<CoOf<Space>, Value> {
    Co.choosing(WithoutEffect(CoTOf.carrier(kind)))
  }
}

/// A move of ``CoT`` without effects, as a choice.
@usableFromInline
@frozen
struct WithoutEffect<Space: Comonad, Value>: CoMove {
  @usableFromInline let move: CoTCarrier<Space, IdentityOf, Value>

  @inlinable
  init(_ move: CoTCarrier<Space, IdentityOf, Value>) { self.move = move }

  @inlinable
  func callAsFunction<Result>(_ space: Kind<Space, (Value) -> Result>) -> Result {
    let (value, future) = move.choose(space).value
    return future(value)
  }

  @inlinable
  func move<Future>(_ space: inout Kind<Space, Future>) -> Value {
    let (value, future) = move.move(space).value
    space = future
    return value
  }
}

extension _KindProtocol where Exact == Self {
  /// Creates the same move, as one that runs on a position and has effects.
  ///
  /// - Law: `StateT(CoT(StateTStore(), s)) == s`, and `CoT(StateTStore(), StateT(c)) == c`.
  @inlinable
  public init<Position, Eff: Monad>(_ move: CoT<StoreOf<Position>, Eff, Value>)
  where Brand == StateTOf<Position, Eff> {
    self = Self._returning(
      Kind.stateM { position in
        CoTPairing().interact(move, Store(position) { $0 }) { ($0, $1) }
      })
  }
}

#endif
