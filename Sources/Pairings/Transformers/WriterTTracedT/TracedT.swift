/// A value for every log, in every place of another space, seen from what was written so
/// far: the space that a ``WriterT`` moves in.
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w` and `f`, with `W` for the brand:
///
///     extract(w.lowered) == W.extract(w)                                // extract
///     W.extend(w) { f($0.lowered) }.lowered == extend(w.lowered, f)     // extend
///
/// - Complexity: O(1) and the operation of the base, besides combining logs and the calls
///   of closures.
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public final class TracedT<Log: Monoid, Base: Comonad, Value>:
  Kind<TracedTOf<Log, Base>, Value>
{
  /// What was written and where the base is, outside of a move: read ``offset`` and
  /// ``base`` instead.
  ///
  /// Exclusivity is enforced by `isMoving`, which is sound for the reasons that
  /// `Store.place` gives; here `WriterTTracedT.move` alone writes.
  @exclusivity(unchecked) @usableFromInline final var written: Log
  @exclusivity(unchecked) @usableFromInline final var below: Kind<Base, (Log) -> Value>

  /// Whether a move is working on the space.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  /// Creates a space from the values of every log, seen from a log written so far.
  @inlinable
  public init(offset: Log = .empty, _ base: Kind<Base, (Log) -> Value>) {
    written = offset
    below = base
  }

  /// What was written so far.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var offset: Log {
    precondition(!isMoving, "A move reads the space that it moves.")
    return written
  }

  /// The values of every log, in every place of the base.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var base: Kind<Base, (Log) -> Value> {
    precondition(!isMoving, "A move reads the space that it moves.")
    return below
  }

  /// Returns the value that would be seen after writing a log, where the base is.
  @inlinable
  public func trace(_ log: Log) -> Value { Base.extract(base)(offset.combined(with: log)) }

  /// The base, as seen from what was written so far.
  @inlinable
  public var lowered: Kind<Base, Value> { Base.map(base) { [offset] in $0(offset) } }
}

extension TracedT where Base == IdentityOf {
  /// A plain space of logs.
  @inlinable
  public convenience init(_ traced: Traced<Log, Value>) {
    self.init(offset: traced.offset, Identity(traced.base))
  }
}

/// The brand of ``TracedT``.
public enum TracedTOf<Log: Monoid, Base: Comonad>: Comonad {
  /// Names `TracedT` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    TracedT<Log, Base, Value>.self
  }

  /// Transforms every value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let traced = fa.narrow()
    return TracedT(
      offset: traced.offset, Base.map(traced.base) { value in { transform(value($0)) } })
  }

  /// Returns the value of what was written so far, where the base is.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    wa.narrow().trace(.empty)
  }

  /// Recomputes every value from the space as seen from there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let traced = wa.narrow()
    return TracedT(
      offset: traced.offset,
      Base.extend(traced.base) { base in { transform(TracedT(offset: $0, base)) } })
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `TracedT` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Log: Monoid, Base: Comonad>() -> TracedT<Log, Base, Value>
  where Brand == TracedTOf<Log, Base> {
    unsafeDowncast(self, to: TracedT<Log, Base, Value>.self)
  }
}
