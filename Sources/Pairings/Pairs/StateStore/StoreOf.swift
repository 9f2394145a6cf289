/// The brand of ``Store``.
public enum StoreOf<Position>: Comonad {
  /// Names `Store` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Store<Position, Value>.self
  }

  /// Transforms the value of every position.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }

  /// Returns the value of the present position.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().extract() }

  /// Recomputes the value of every position from the store as seen from there.
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
  /// The cast is sound: `Store` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Position>() -> Store<Position, Value> where Brand == StoreOf<Position> {
    unsafeDowncast(self, to: Store<Position, Value>.self)
  }
}
