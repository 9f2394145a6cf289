/// The pairing of ``StateT`` with ``StoreT`` over a pairing: the move's effect moves the
/// base, its step the position.
///
/// ## Laws
///
/// Those of ``Pairing``, and over ``IdentityPairing`` it is ``StateStore``:
///
///     pair(.state(m), StoreT(p, Identity(f)), g) == StateStore().pair(m, Store(p, f), g)  // plain
@frozen
public struct StateTStoreT<Position, Base: Pairing>: Pairing {
  /// The monad of moves.
  public typealias Moves = StateTOf<Position, Base.Moves>

  /// The comonad of spaces.
  public typealias Space = StoreTOf<Position, Base.Space>

  /// The pairing below.
  public let base: Base

  /// Puts positions on a pairing.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// Runs the move from the space's position; combines its value with the one seen from
  /// where both arrive.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let store = space.narrow()
    return base.pair(move.narrow().run(store.position), store.base) { result, peek in
      combine(result.value, peek(result.position))
    }
  }

  /// Moves the base and goes to the position that the move arrives at, in place if nothing
  /// else refers to the space; returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    let effect = move.narrow().run(space.narrow().position)
    if !Kind.isUnique(&space) { space = StoreT(space.narrow().position, space.narrow().base) }
    let store = (consume space).narrow()
    store.isMoving = true
    let result = base.move(effect, &store.below)
    store.place = result.position
    store.isMoving = false
    space = store
    return result.value
  }
}

extension StateTStoreT: Sendable where Base: Sendable {}
