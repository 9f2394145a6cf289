public import PairingsCore

/// A pairing of indexed moves with indexed spaces: a move leads a space from its index to another,
/// where the futures are.
///
/// ## Laws
///
/// For every `a`, `f`, `w` from `I` to `K`, `m` from `I` to `J`, and `k` from `J` to `K`:
///
///     pair(pure(a), v, f) == f(a, extract(v))                                // unit, `v` at one index
///     pair(flatMap(m, k), w, f)
///       == pair(m, duplicate(w, at: J)) { a, w in pair(k(a), w, f) }         // composition
///     pair(map(m, g), map(w, h), f) == pair(m, w) { f(g($0), h($1)) }        // naturality
///
/// At one index, it is a ``Pairings/Pairing``: ``AtIndex``.
///
/// - SeeAlso: Atkey, *Parameterised Notions of Computation* (2009); Katsumata, Rivas and Uustalu,
///   *Interaction Laws of Monads and Comonads* (2020).
public protocol IndexedPairing<Moves, Space>: SendableMetatype {
  /// The indexed monad of moves.
  associatedtype Moves: IndexedMonad

  /// The indexed comonad of spaces.
  associatedtype Space: IndexedComonad

  /// Combines the value of a move with the value of the space where the move ends.
  func pair<Source, Target, First, Second, Result>(
    _ move: Kind<Ix<Moves, Source, Target>, First>,
    _ space: Kind<Ix<Space, Source, Target>, Second>, _ combine: (First, Second) -> Result
  ) -> Result
}

extension IndexedPairing {
  /// Returns the value of a move and the space at the index to which it leads.
  @inlinable
  public func moved<Source, Middle, Target, First, Second>(
    _ space: Kind<Ix<Space, Source, Target>, Second>,
    by move: Kind<Ix<Moves, Source, Middle>, First>
  ) -> (value: First, space: Kind<Ix<Space, Middle, Target>, Second>) {
    pair(move, Space.duplicate(space, at: Middle.self)) { ($0, $1) }
  }
}

/// An indexed pairing at one index: a pairing.
@frozen
public struct AtIndex<Indexed: IndexedPairing, Index>: Pairing {
  /// The moves that return to the index.
  public typealias Moves = Ix<Indexed.Moves, Index, Index>

  /// The spaces at the index.
  public typealias Space = Ix<Indexed.Space, Index, Index>

  /// The indexed pairing.
  public let indexed: Indexed

  /// Creates the pairing at an index.
  @inlinable
  public init(_ indexed: Indexed, _: Index.Type = Index.self) { self.indexed = indexed }

  /// Combines both values, as the indexed pairing does.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    indexed.pair(move, space, combine)
  }

  /// Moves a space by choosing from its duplicate.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    moveByDuplicating(move, &space)
  }
}

extension AtIndex: Sendable where Indexed: Sendable {}
