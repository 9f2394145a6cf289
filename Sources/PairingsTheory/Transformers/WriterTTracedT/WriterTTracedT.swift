public import PairingsCore

/// The pairing of ``WriterT`` with ``TracedT`` over a base pairing: the move's effect moves the
/// base, and its log is appended.
///
/// ## Laws
///
/// The laws of ``Pairings/Pairing``, and over ``Pairings/IdentityPairing`` it is ``Pairings/WriterTraced``.
@frozen
public struct WriterTTracedT<Log: Monoid, Base: Pairing>: Pairing {
  /// The monad of moves.
  public typealias Moves = WriterTOf<Log, Base.Moves>

  /// The comonad of spaces.
  public typealias Space = TracedTOf<Log, Base.Space>

  /// The pairing of the base.
  public let base: Base

  /// Creates the pairing over a base pairing.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// Combines the value of the move with the value of the space after the move.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let (offset, values) = TracedTOf.carrier(space).place
    return base.pair(WriterTOf.effect(move), values) { result, value in
      combine(result.value, value(offset.combined(with: result.log)))
    }
  }

  /// Moves the base and appends the log, in place if nothing else refers to the space. Returns the
  /// value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      let (offset, values) = TracedTOf.carrier(space).place
      space = TracedTCarrier(offset, values)
    }
    let traced = TracedTOf.carrier(consume space)
    let value = traced.move { place in
      let result = base.move(WriterTOf.effect(move), &place.base)
      place.offset.combine(with: result.log)
      return result.value
    }
    space = traced
    return value
  }
}

extension WriterTTracedT: Sendable where Base: Sendable {}
