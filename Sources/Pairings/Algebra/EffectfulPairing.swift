/// A pairing whose outcome is an effect: a move may have effects on its way through a
/// space.
///
/// It is a residual interaction law of a monad and a comonad; over the effect `Identity` it is
/// a ``Pairing``. Moves that may fail have no pairing, and have one whose effect may fail, too.
///
/// ## Laws
///
/// For every `a`, `m`, `k`, `w`, `f`, `g` and `h`:
///
///     pair(map(m, g), map(w, h), f) == pair(m, w) { f(g($0), h($1)) }     // naturality
///     pair(m, w) { k(f($0, $1)) } == map(pair(m, w, f), k)                // naturality in the result
///     pair(pure(a), w, f) == pure(f(a, extract(w)))                       // unit
///     pair(flatMap(m, k), w, f)
///       == flatMap(pair(m, duplicate(w)) { ($0, $1) }) { a, w in pair(k(a), w, f) }  // composition
///
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads*
///   (2020), on residual interaction laws.
public protocol EffectfulPairing<Moves, Space, Eff>: SendableMetatype {
  /// The monad of moves.
  associatedtype Moves: Monad

  /// The comonad of spaces.
  associatedtype Space: Comonad

  /// What a move does on its way.
  associatedtype Eff: Monad

  /// Combines the value of a move with the one seen from where it arrives, once its
  /// effects have happened.
  func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result>
}

extension EffectfulPairing {
  /// Returns the future of a space that a move chooses, once its effects have happened.
  @inlinable
  public func moved<Result, Value>(
    _ space: Kind<Space, Value>, by move: Kind<Moves, Result>
  ) -> Kind<Eff, Kind<Space, Value>> {
    pair(move, Space.duplicate(space)) { _, space in space }
  }
}

/// A pairing seen as one whose moves have no effects.
@frozen
public struct WithoutEffects<Original: Pairing, Eff: Monad>: EffectfulPairing {
  /// The monad of moves.
  public typealias Moves = Original.Moves

  /// The comonad of spaces.
  public typealias Space = Original.Space

  /// The pairing.
  public let original: Original

  /// Sees a pairing as one with effects.
  @inlinable
  public init(_ original: Original, _: Eff.Type = Eff.self) { self.original = original }

  /// Combines both values and has no effect.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    Eff.pure(original.pair(move, space, combine))
  }
}

/// The effectful pairing of ``StateT`` with ``Store``: a step has its effects, then the
/// store is seen from where it arrives.
@frozen
public struct StateTStore<Position, Eff: Monad>: EffectfulPairing {
  /// The monad of moves.
  public typealias Moves = StateTOf<Position, Eff>

  /// The comonad of spaces.
  public typealias Space = StoreOf<Position>

  /// Creates the pairing, which holds nothing.
  @inlinable
  public init() {}

  /// Runs the step from the store's position; combines its value with the one seen from
  /// where it arrives.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    move.run(space.position).map { combine($0.value, space.peek($0.position)) }
  }
}

extension WithoutEffects: Sendable where Original: Sendable {}
extension StateTStore: Sendable {}
