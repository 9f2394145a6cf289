/// Two structures at once with values of one type: the product of two functors.
///
///     let both = FunctorProduct(Identity(1), Env(environment: "net", value: 2))
///     both.map { $0 * 10 }.first.narrow().value  // 10
///
/// It pairs with a ``Coproduct``, which chooses one of the two.
public final class FunctorProduct<First: Functor, Second: Functor, Value>:
  Kind<ProductOf<First, Second>, Value>
{
  /// The left structure.
  public let first: Kind<First, Value>

  /// The right structure.
  public let second: Kind<Second, Value>

  /// Holds two structures.
  @inlinable
  public init(_ first: Kind<First, Value>, _ second: Kind<Second, Value>) {
    self.first = first
    self.second = second
  }

  /// Transforms the values of both structures.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> FunctorProduct<First, Second, NewValue> {
    FunctorProduct<First, Second, NewValue>(
      First.map(first, transform), Second.map(second, transform))
  }
}

/// The brand of ``FunctorProduct``.
public enum ProductOf<First: Functor, Second: Functor>: Functor {
  /// Names `FunctorProduct` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    FunctorProduct<First, Second, Value>.self
  }

  /// Transforms the values of both structures.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `FunctorProduct` is the one class that a kind of this brand
  /// has.
  @inlinable @inline(__always)
  public func narrow<First, Second>() -> FunctorProduct<First, Second, Value>
  where Brand == ProductOf<First, Second> {
    unsafeDowncast(self, to: FunctorProduct<First, Second, Value>.self)
  }
}
