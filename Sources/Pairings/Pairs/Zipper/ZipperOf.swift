/// The brand of ``Zipper``.
public enum ZipperOf: Comonad {
  /// Names `Zipper` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Zipper<Value>.self
  }

  /// Transforms every element.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }

  /// Returns the element in focus.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().extract() }

  /// Recomputes every element from the list with its focus there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    wa.narrow().extend(transform)
  }
}

extension Kind where Brand == ZipperOf {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Zipper` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow() -> Zipper<Value> { unsafeDowncast(self, to: Zipper<Value>.self) }
}
