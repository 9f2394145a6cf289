/// A pairing of two functors: it combines the values of one with the values of the other.
///
/// It is a ``ResidualFunctorPairing`` without effects:
///
///     interact(l, r, f) == pure(pair(l, r, f))                          // interact without effects
///
/// A pairing is a value, so that it can hold data, be passed, and be built from other pairings. The
/// pairings of this library are empty and have no cost.
///
/// ## Laws
///
/// For every `l`, `r`, `f`, `g`, `h` and `k`:
///
///     pair(map(l, g), map(r, h), f) == pair(l, r) { f(g($0), h($1)) }   // naturality
///     pair(l, r) { k(f($0, $1)) } == k(pair(l, r, f))                   // naturality in the result
///     zap(l, r) == pair(l, r) { $0($1) }                                // zap coherence
///
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016); Kmett, *adjunctions* and
///   *Zapping Adjunctions* (2011).
public protocol FunctorPairing<Left, Right>: ResidualFunctorPairing where Eff == IdentityOf {
  /// The functor whose values come first.
  associatedtype Left

  /// The functor whose values come second.
  associatedtype Right

  /// Combines the value that the left side chooses with the one that it chooses from the right
  /// side.
  func pair<First, Second, Result>(
    _ left: Kind<Left, First>, _ right: Kind<Right, Second>, _ combine: (First, Second) -> Result
  ) -> Result

  /// Applies the function that the left side chooses to the value that it
  /// chooses from the right side.
  func zap<Value, Result>(
    _ left: Kind<Left, (Value) -> Result>, _ right: Kind<Right, Value>
  ) -> Result
}

extension FunctorPairing {
  /// Returns the combination of both values, as an effect that has happened.
  @inlinable
  public func interact<First, Second, Result>(
    _ left: Kind<Left, First>, _ right: Kind<Right, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<IdentityOf, Result> {
    Identity(pair(left, right, combine))
  }

  /// Applies the function that the left side chooses to the value that it
  /// chooses from the right side.
  @inlinable
  public func zap<Value, Result>(
    _ left: Kind<Left, (Value) -> Result>, _ right: Kind<Right, Value>
  ) -> Result {
    pair(left, right) { $0($1) }
  }

  /// The same pairing with its sides exchanged.
  ///
  /// - Law: `p.flipped.pair(r, l) { f($1, $0) } == p.pair(l, r, f)`.
  @inlinable
  public var flipped: Flipped<Self> { Flipped(self) }
}

/// A pairing with its sides exchanged.
@frozen
public struct Flipped<Original: FunctorPairing>: FunctorPairing {
  /// The pairing before the exchange, so that two flips cancel out.
  public let flipped: Original

  /// Exchanges the sides of a pairing.
  @inlinable
  public init(_ original: Original) { flipped = original }

  /// Combines both values, with the sides exchanged.
  @inlinable
  public func pair<First, Second, Result>(
    _ left: Kind<Original.Right, First>, _ right: Kind<Original.Left, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    flipped.pair(right, left) { combine($1, $0) }
  }
}

extension Flipped: Sendable where Original: Sendable {}
