/// The brand of ``Cofree``.
public enum CofreeOf<Response: Functor>: Comonad {
  /// Names `Cofree` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Cofree<Response, Value>.self
  }

  /// Transforms every value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }

  /// Returns the present value.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().extract() }

  /// Recomputes every value from the space as seen from there.
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
  /// The cast is sound: `Cofree` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Response>() -> Cofree<Response, Value> where Brand == CofreeOf<Response> {
    unsafeDowncast(self, to: Cofree<Response, Value>.self)
  }
}
