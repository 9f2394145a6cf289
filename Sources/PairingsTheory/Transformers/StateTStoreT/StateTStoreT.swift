public import PairingsCore

/// The pairing of ``StateT`` with ``StoreT`` over a base pairing: the move's effect moves the base,
/// and its step changes the position.
///
/// ## Laws
///
/// The laws of ``Pairings/Pairing``, and over ``Pairings/IdentityPairing`` it is ``Pairings/StateStore``:
///
///     pair(.state(m), StoreT(p, Identity(f)), g) == StateStore().pair(m, Store(p, f), g)  // agreement
@frozen
public struct StateTStoreT<Position, Base: Pairing>: Pairing {
  /// The monad of moves.
  public typealias Moves = StateTOf<Position, Base.Moves>

  /// The comonad of spaces.
  public typealias Space = StoreTOf<Position, Base.Space>

  /// The pairing of the base.
  public let base: Base

  /// Creates the pairing over a base pairing.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// Runs the move from the space's position, and combines its value with the value of the space
  /// after the move.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let (position, values) = StoreTOf.carrier(space).place
    return base.pair(StateTOf.carrier(move).start(position), values) { result, peek in
      combine(result.value, peek(result.position))
    }
  }

  /// Moves the base and sets the position that results from the move, in place if nothing else
  /// refers to the space. Returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    let effect = StateTOf.carrier(move).start(StoreTOf.carrier(space).read { $0.position })
    if !Kind.isUnique(&space) {
      let (position, values) = StoreTOf.carrier(space).place
      space = StoreTCarrier(position, values)
    }
    let store = StoreTOf.carrier(consume space)
    let value = store.move { place in
      let result = base.move(effect, &place.base)
      place.position = result.position
      return result.value
    }
    space = store
    return value
  }
}

extension StateTStoreT: Sendable where Base: Sendable {}
