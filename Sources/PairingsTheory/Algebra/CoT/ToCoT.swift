#if !hasFeature(Embedded)

public import PairingsCore

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
