/// A value for every position, in every place of another space, seen from one position:
/// the space that a ``StateT`` moves in.
///
///     // the views of all counts, in every environment
///     let views = StoreT(0, Env(environment: "en") { … })
///
/// ## Laws
///
/// Those of ``Comonad``, those of ``Store`` for `position`, `peek` and `seek`, and for every
/// `w` and `f`, with `W` for the brand:
///
///     extract(w.lowered) == W.extract(w)                                // extract
///     W.extend(w) { f($0.lowered) }.lowered == extend(w.lowered, f)     // extend
///
/// - Complexity: O(1) and the operation of the base, besides the calls of closures.
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public final class StoreT<Position, Base: Comonad, Value>:
  Kind<StoreTOf<Position, Base>, Value>
{
  /// Where the space and its base are, outside of a move: read ``position`` and ``base``
  /// instead.
  ///
  /// Exclusivity is enforced by `isMoving`, which is sound for the reasons that
  /// `Store.place` gives; here `StateTStoreT.move` alone writes.
  @exclusivity(unchecked) @usableFromInline final var place: Position
  @exclusivity(unchecked) @usableFromInline final var below: Kind<Base, (Position) -> Value>

  /// Whether a move is working on `below`.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  /// Creates a space from the present position and the values of every one.
  @inlinable
  public init(_ position: Position, _ base: Kind<Base, (Position) -> Value>) {
    place = position
    below = base
  }

  /// The present position.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var position: Position {
    precondition(!isMoving, "A move reads the space that it moves: use the position it is given.")
    return place
  }

  /// The values of every position, in every place of the base.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var base: Kind<Base, (Position) -> Value> {
    precondition(!isMoving, "A move reads the space that it moves.")
    return below
  }

  /// Goes to a position.
  @inlinable
  public func seek(_ position: Position) -> StoreT { StoreT(position, base) }

  /// Returns the value of a position, where the base is.
  @inlinable
  public func peek(_ position: Position) -> Value { Base.extract(base)(position) }

  /// The base, as seen from the present position.
  @inlinable
  public var lowered: Kind<Base, Value> { Base.map(base) { [position] in $0(position) } }
}

/// The brand of ``StoreT``.
public enum StoreTOf<Position, Base: Comonad>: Comonad {
  /// Names `StoreT` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    StoreT<Position, Base, Value>.self
  }

  /// Transforms every value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let store = fa.narrow()
    return StoreT(store.position, Base.map(store.base) { peek in { transform(peek($0)) } })
  }

  /// Returns the value of the present position, where the base is.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    wa.narrow().peek(wa.narrow().position)
  }

  /// Recomputes every value from the space as seen from there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let store = wa.narrow()
    return StoreT(
      store.position,
      Base.extend(store.base) { base in { transform(StoreT($0, base)) } })
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `StoreT` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Position, Base: Comonad>() -> StoreT<Position, Base, Value>
  where Brand == StoreTOf<Position, Base> {
    unsafeDowncast(self, to: StoreT<Position, Base, Value>.self)
  }
}
