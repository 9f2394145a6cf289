/// A pairing whose result is an effect: a move may have effects while it goes through a space.
///
/// An effectful pairing is a residual interaction law of a monad and a comonad; over the effect
/// `Identity` it is a ``Pairing``. Moves that may fail have no pairing, but an effectful one whose
/// effect may fail, too.
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

  /// The monad of the move's effects.
  associatedtype Eff: Monad

  /// Combines the value of a move with the value of the space after the move's effects.
  func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result>
}

extension EffectfulPairing {
  /// Returns the future of a space that a move chooses, after the move's effects.
  @inlinable
  public func moved<Result, Value>(
    _ space: Kind<Space, Value>, by move: Kind<Moves, Result>
  ) -> Kind<Eff, Kind<Space, Value>> {
    pair(move, Space.duplicate(space)) { _, space in space }
  }
}

/// A pairing as an effectful pairing whose moves have no effects.
@frozen
public struct WithoutEffects<Original: Pairing, Eff: Monad>: EffectfulPairing {
  /// The monad of moves.
  public typealias Moves = Original.Moves

  /// The comonad of spaces.
  public typealias Space = Original.Space

  /// The pairing.
  public let original: Original

  /// Creates an effectful pairing from a pairing.
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

/// The effectful pairing of ``StateT`` with ``Store``: a step has its effects, and the value of the
/// store is that of the resulting position.
@frozen
public struct StateTStore<Position, Eff: Monad>: EffectfulPairing {
  /// The monad of moves.
  public typealias Moves = StateTOf<Position, Eff>

  /// The comonad of spaces.
  public typealias Space = StoreOf<Position>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Runs the step from the store's position, and combines its value with the value of the
  /// resulting position.
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
