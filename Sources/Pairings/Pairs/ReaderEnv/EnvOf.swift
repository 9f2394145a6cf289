/// The brand of ``Env``.
public enum EnvOf<Environment>: Comonad {
  /// Names `Env` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Env<Environment, Value>.self
  }

  /// Transforms the value and keeps the environment.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }

  /// Returns the value in focus.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().value }

  /// Computes a new value from the whole context and keeps the environment.
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
  /// The cast is sound: `Env` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Environment>() -> Env<Environment, Value> where Brand == EnvOf<Environment> {
    unsafeDowncast(self, to: Env<Environment, Value>.self)
  }
}
