/// The brand of ``Traced``.
public enum TracedOf<Log: Monoid>: Comonad {
  /// Names `Traced` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Traced<Log, Value>.self
  }

  /// Transforms the value of every log.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }

  /// Returns the value of what was written so far.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().extract() }

  /// Recomputes the value of every log from the space as seen from there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    wa.narrow().extend(transform)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Traced` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Log>() -> Traced<Log, Value> where Brand == TracedOf<Log> {
    unsafeDowncast(self, to: Traced<Log, Value>.self)
  }
}
