public import PairingsCore

/// A value for every position, in every place of a base space, with a present position: the comonad
/// of spaces that a ``StateT`` moves in.
///
///     // the views of all counts, in every environment
///     let views = StoreT(0, Env(environment: "en") { … })
///
/// ## Laws
///
/// The laws of ``Pairings/Comonad``, ``Pairings/ComonadStore`` and ``Pairings/ComonadTransformer``; over a base with an
/// environment or with logs, also those of ``Pairings/ComonadEnv`` and ``Pairings/ComonadTraced``.
///
/// - Complexity: O(1) and the operation of the base, besides the calls of closures.
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public typealias StoreT<Position, Base: Comonad, Value> = Kind<StoreTOf<Position, Base>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a space from the present position and a base whose values are functions of the
  /// position.
  @inlinable
  public init<Position, Base: Comonad>(
    _ position: Position, _ base: Kind<Base, (Position) -> Value>
  ) where Brand == StoreTOf<Position, Base> {
    self = Self._returning(StoreTCarrier(position, base))
  }
}

extension Kind {
  /// Returns the values of every position, in every place of the base.
  ///
  /// - Precondition: The function is not called by the move that changes the space.
  @inlinable
  public func values<Position, Base: Comonad>() -> Kind<Base, (Position) -> Value>
  where Brand == StoreTOf<Position, Base> {
    StoreTOf.carrier(self).place.base
  }
}

/// The carrier of ``StoreT``.
@usableFromInline
@_fixed_layout
final class StoreTCarrier<Position, Base: Comonad, Value>:
  _ExclusiveBox<
    StoreTOf<Position, Base>, (position: Position, base: Kind<Base, (Position) -> Value>), Value
  >
{
  @inlinable
  init(_ position: Position, _ base: Kind<Base, (Position) -> Value>) {
    super.init((position, base))
  }

  #if !hasFeature(Embedded)
  override var _contents: String { shown("position") { "\(place.position), base: \(place.base)" } }
  #endif
}

/// The brand of ``StoreT``.
public enum StoreTOf<Position, Base: Comonad>: ComonadStore, ComonadTransformer {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> StoreTCarrier<Position, Base, Value> {
    kind.carrier(as: StoreTCarrier.self)
  }
}

// MARK: - Comonad

extension StoreTOf {
  /// Transforms every value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (position, base) = carrier(fa).place
    return StoreTCarrier(position, Base.map(base) { peek in { transform(peek($0)) } })
  }

  /// Returns the value of the present position, at the base's place.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    carrier(wa).read { Base.extract($0.base)($0.position) }
  }

  /// Recomputes every value by a function of the space from that place.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (position, base) = carrier(wa).place
    return StoreTCarrier(
      position, Base.extend(base) { base in { transform(StoreTCarrier($0, base)) } })
  }
}

// MARK: - Positions

extension StoreTOf {
  /// Returns the present position.
  @inlinable
  public static func position<Value>(_ wa: Kind<Self, Value>) -> Position {
    carrier(wa).read { $0.position }
  }

  /// Returns the value of a position, at the base's place.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, _ position: Position) -> Value {
    carrier(wa).read { Base.extract($0.base)(position) }
  }

  /// Returns the space at a position.
  @inlinable
  public static func seek<Value>(
    _ wa: Kind<Self, Value>, _ position: Position
  ) -> Kind<Self, Value> {
    StoreTCarrier(position, carrier(wa).place.base)
  }

  /// Returns the base with the values of the present position.
  @inlinable
  public static func lowered<Value>(_ wa: Kind<Self, Value>) -> Kind<Base, Value> {
    let (position, base) = carrier(wa).place
    return Base.map(base) { $0(position) }
  }
}

// MARK: - Operations of the base

extension StoreTOf: ComonadEnv where Base: ComonadEnv {
  /// Returns the environment of the base.
  @inlinable
  public static func environment<Value>(_ wa: Kind<Self, Value>) -> Base.Environment {
    wa.values().environment
  }
}

extension StoreTOf: ComonadTraced where Base: ComonadTraced {
  /// Returns the value after a further log of the base.
  @inlinable
  public static func trace<Value>(_ wa: Kind<Self, Value>, _ log: Base.Log) -> Value {
    wa.lowered.trace(log)
  }
}

extension StoreTOf: LocatedComonad where Position: Hashable, Base: LocatedComonad {
  /// Adds the present position, and the place of the base, to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    carrier(wa).read {
      fingerprint.combine($0.position)
      Base.locate($0.base, in: &fingerprint)
    }
  }
}
