public import PairingsCore

/// A value for every log, in every place of a base space, with the log written so far: the comonad
/// of spaces that a ``WriterT`` moves in.
///
/// ## Laws
///
/// The laws of ``Pairings/Comonad``, ``Pairings/ComonadTraced`` and ``Pairings/ComonadTransformer``; over a base with a
/// position or an environment, also those of ``Pairings/ComonadStore`` and ``Pairings/ComonadEnv``.
///
/// - Complexity: O(1) and the operation of the base, besides combining logs and the calls
///   of closures.
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public typealias TracedT<Log: Monoid, Base: Comonad, Value> = Kind<TracedTOf<Log, Base>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a space from the log written so far and a base whose values are functions of the log.
  @inlinable
  public init<Log: Monoid, Base: Comonad>(
    offset: Log = .empty, _ base: Kind<Base, (Log) -> Value>
  ) where Brand == TracedTOf<Log, Base> {
    self = Self._returning(TracedTCarrier(offset, base))
  }

  /// Creates the space over `Identity` from a plain space of logs.
  @inlinable
  public init<Log: Monoid>(_ traced: Traced<Log, Value>)
  where Brand == TracedTOf<Log, IdentityOf> {
    self.init(offset: traced.offset, Identity(TracedOf.carrier(traced).base))
  }
}

extension Kind {
  /// Returns the values of every log, in every place of the base.
  ///
  /// - Precondition: The function is not called by the move that changes the space.
  @inlinable
  public func values<Log: Monoid, Base: Comonad>() -> Kind<Base, (Log) -> Value>
  where Brand == TracedTOf<Log, Base> {
    TracedTOf.carrier(self).place.base
  }
}

/// The carrier of ``TracedT``.
@usableFromInline
@_fixed_layout
final class TracedTCarrier<Log: Monoid, Base: Comonad, Value>:
  _ExclusiveBox<TracedTOf<Log, Base>, (offset: Log, base: Kind<Base, (Log) -> Value>), Value>
{
  @inlinable
  init(_ offset: Log, _ base: Kind<Base, (Log) -> Value>) { super.init((offset, base)) }

  #if !hasFeature(Embedded)
  override var _contents: String { shown("offset") { "\(place.offset), base: \(place.base)" } }
  #endif
}

/// The brand of ``TracedT``.
public enum TracedTOf<Log: Monoid, Base: Comonad>: OffsetConstructor, ComonadTransformer {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> TracedTCarrier<Log, Base, Value> {
    kind.carrier(as: TracedTCarrier.self)
  }
}

// MARK: - Comonad

extension TracedTOf {
  /// Transforms every value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (offset, base) = carrier(fa).place
    return TracedTCarrier(offset, Base.map(base) { value in { transform(value($0)) } })
  }

  /// Returns the value of the log written so far, at the base's place.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    carrier(wa).read { Base.extract($0.base)($0.offset) }
  }

  /// Recomputes every value by a function of the space from that place.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (offset, base) = carrier(wa).place
    return TracedTCarrier(
      offset, Base.extend(base) { base in { transform(TracedTCarrier($0, base)) } })
  }
}

// MARK: - Logs

extension TracedTOf {
  /// Returns the log written so far.
  @inlinable
  public static func offset<Value>(_ wa: Kind<Self, Value>) -> Log {
    carrier(wa).read { $0.offset }
  }

  /// Returns the value after a further log, at the base's place.
  @inlinable
  public static func trace<Value>(_ wa: Kind<Self, Value>, _ log: Log) -> Value {
    carrier(wa).read { Base.extract($0.base)($0.offset.combined(with: log)) }
  }

  /// Returns the base with the values of the log written so far.
  @inlinable
  public static func lowered<Value>(_ wa: Kind<Self, Value>) -> Kind<Base, Value> {
    let (offset, base) = carrier(wa).place
    return Base.map(base) { $0(offset) }
  }
}

// MARK: - Operations of the base

extension TracedTOf: ComonadStore where Base: ComonadStore {
  /// Returns the position of the base.
  @inlinable
  public static func position<Value>(_ wa: Kind<Self, Value>) -> Base.Position {
    wa.values().position
  }

  /// Returns the value of a position of the base.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, _ position: Base.Position) -> Value {
    let (offset, base) = carrier(wa).place
    return base.peek(position)(offset)
  }

  /// Returns the space with its base at a position.
  @inlinable
  public static func seek<Value>(
    _ wa: Kind<Self, Value>, _ position: Base.Position
  ) -> Kind<Self, Value> {
    Kind(offset: wa.offset, wa.values().seek(position))
  }
}

extension TracedTOf: ComonadEnv where Base: ComonadEnv {
  /// Returns the environment of the base.
  @inlinable
  public static func environment<Value>(_ wa: Kind<Self, Value>) -> Base.Environment {
    wa.values().environment
  }
}

extension TracedTOf: LocatedComonad where Log: Hashable, Base: LocatedComonad {
  /// Adds the log written so far, and the place of the base, to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    carrier(wa).read {
      fingerprint.combine($0.offset)
      Base.locate($0.base, in: &fingerprint)
    }
  }
}
