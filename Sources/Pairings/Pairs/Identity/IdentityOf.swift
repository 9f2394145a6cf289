/// The brand of ``Identity``.
public enum IdentityOf: Monad, Comonad {
  /// Names `Identity` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Identity<Value>.self
  }

  /// Wraps a value.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> { Identity(value) }

  /// Transforms the value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }

  /// Returns what the value chooses.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    next(ma.narrow().value)
  }

  /// Repeats a step from seed to seed until it is done.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    Identity<Value>.iterate(seed) { step($0).narrow() }
  }

  /// Returns the value.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().value }

  /// Computes a new value from this one.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    Identity(transform(wa))
  }
}

extension Kind where Brand == IdentityOf {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Identity` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow() -> Identity<Value> { unsafeDowncast(self, to: Identity<Value>.self) }
}
