/// One of two structures: the coproduct of two functors.
///
///     Coproduct<IdentityOf, EnvOf<Int>, Int>(.left(Identity(1))).map { $0 * 10 }
///
/// It pairs with a ``FunctorProduct``, of which it chooses one.
public final class Coproduct<First: Functor, Second: Functor, Value>:
  Kind<CoproductOf<First, Second>, Value>
{
  /// The structure that is there.
  public let either: Either<Kind<First, Value>, Kind<Second, Value>>

  /// Holds one of two structures.
  @inlinable
  public init(_ either: Either<Kind<First, Value>, Kind<Second, Value>>) { self.either = either }

  /// Transforms the values of the structure that is there.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Coproduct<First, Second, NewValue> {
    switch either {
    case .left(let first):
      Coproduct<First, Second, NewValue>(.left(First.map(first, transform)))
    case .right(let second):
      Coproduct<First, Second, NewValue>(.right(Second.map(second, transform)))
    }
  }
}

/// The brand of ``Coproduct``.
public enum CoproductOf<First: Functor, Second: Functor>: Functor {
  /// Names `Coproduct` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Coproduct<First, Second, Value>.self
  }

  /// Transforms the values of the structure that is there.
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
  /// The cast is sound: `Coproduct` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<First, Second>() -> Coproduct<First, Second, Value>
  where Brand == CoproductOf<First, Second> {
    unsafeDowncast(self, to: Coproduct<First, Second, Value>.self)
  }
}
