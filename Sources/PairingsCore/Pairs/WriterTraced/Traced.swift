/// A value for every log, with the log that was written so far: the comonad of spaces that a
/// ``Writer`` moves in.
///
/// The log is stored beside the function and not inside it, so that a value costs the same after a
/// million moves as after one.
///
///     let total = Traced(offset: [Int]()) { $0.reduce(0, +) }
///     total.trace([1, 2])                      // 3
///     Writer.tell([40]).pair(with: total.moved(by: .tell([2]))) { _, sum in sum }  // 42
///
/// ## Laws
///
/// The laws of ``Comonad`` and ``ComonadTraced``.
///
/// - Complexity: O(1) for every operation, besides combining logs and the calls of its closures.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008); Kmett,
///   *comonad-transformers* (2011), whose `Traced` has no offset.
public typealias Traced<Log: Monoid, Value> = Kind<TracedOf<Log>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a space from the log written so far and the value of every log.
  @inlinable
  public init<Log: Monoid>(
    offset: Log, _ base: @escaping (Log) -> Value
  ) where Brand == TracedOf<Log> {
    self = Self._returning(TracedCarrier(offset, base))
  }
}

/// The carrier of ``Traced``.
@usableFromInline
@_fixed_layout
package final class TracedCarrier<Log: Monoid, Value>: _ExclusiveBox<TracedOf<Log>, Log, Value> {
  @usableFromInline package let base: (Log) -> Value

  @inlinable
  init(_ offset: Log, _ base: @escaping (Log) -> Value) {
    self.base = base
    super.init(offset)
  }

  #if !hasFeature(Embedded)
  package override var _contents: String { shown("offset") { "\(place)" } }
  #endif
}

/// The brand of ``Traced``.
public enum TracedOf<Log: Monoid>: ComonadTraced, OffsetConstructor, PairedComonad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  package static func carrier<Value>(_ kind: Kind<Self, Value>) -> TracedCarrier<Log, Value> {
    kind.carrier(as: TracedCarrier.self)
  }

  /// The pairing with ``Writer``.
  @inlinable
  public static var pairing: WriterTraced<Log> { WriterTraced() }
}

// MARK: - Comonad

extension TracedOf {
  /// Transforms the value of every log.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (offset, base) = (carrier(fa).place, carrier(fa).base)
    return TracedCarrier(offset) { transform(base($0)) }
  }

  /// Returns the value of the log written so far.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    carrier(wa).base(carrier(wa).place)
  }

  /// Recomputes the value of every log by a function of the space after that log.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (offset, base) = (carrier(wa).place, carrier(wa).base)
    return TracedCarrier(offset) { transform(TracedCarrier($0, base)) }
  }
}

// MARK: - Logs

extension TracedOf {
  /// Returns the log written so far.
  @inlinable
  public static func offset<Value>(_ wa: Kind<Self, Value>) -> Log { carrier(wa).place }

  /// Returns the value after a further log.
  @inlinable
  public static func trace<Value>(_ wa: Kind<Self, Value>, _ log: Log) -> Value {
    carrier(wa).base(carrier(wa).place.combined(with: log))
  }
}

extension Kind {
  /// Adds to each value the log that is written from here on.
  @inlinable
  public func listen<Log: Monoid>() -> Traced<Log, (value: Value, log: Log)>
  where Brand == TracedOf<Log> {
    Traced<Log, (value: Value, log: Log)>(offset: .empty) { (self.trace($0), $0) }
  }
}

extension TracedOf: LocatedComonad where Log: Hashable {
  /// Adds the log written so far to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    fingerprint.combine(carrier(wa).place)
  }
}
