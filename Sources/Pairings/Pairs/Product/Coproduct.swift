/// One of two structures: the coproduct of two functors.
///
///     Coproduct<IdentityOf, EnvOf<Int>, Int>(.left(Identity(1))).map { $0 * 10 }
///
/// A coproduct pairs with a ``FunctorProduct``, of which it chooses one side.
public typealias Coproduct<First: Functor, Second: Functor, Value> = Kind<
  CoproductOf<First, Second>, Value
>

extension _KindProtocol where Exact == Self {
  /// Creates a coproduct from one of two structures.
  @inlinable
  public init<First, Second>(_ either: Either<Kind<First, Value>, Kind<Second, Value>>)
  where Brand == CoproductOf<First, Second> {
    self = Self._returning(CoproductCarrier(either))
  }
}

extension Kind {
  /// Returns the structure that is present.
  @inlinable
  public func either<First, Second>() -> Either<Kind<First, Value>, Kind<Second, Value>>
  where Brand == CoproductOf<First, Second> {
    carrier(as: CoproductCarrier<First, Second, Value>.self).content
  }
}

/// The carrier of ``Coproduct``.
@usableFromInline
@_fixed_layout
final class CoproductCarrier<First: Functor, Second: Functor, Value>:
  Kind<CoproductOf<First, Second>, Value>
{
  @usableFromInline let content: Either<Kind<First, Value>, Kind<Second, Value>>

  @inlinable
  init(_ either: Either<Kind<First, Value>, Kind<Second, Value>>) {
    content = either
    super.init(_carrier: ())
  }
}

/// The brand of ``Coproduct``.
public enum CoproductOf<First: Functor, Second: Functor>: Functor {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  /// Transforms the values of the structure that is present.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    switch fa.either() {
    case .left(let first): Kind<Self, NewValue>(.left(first.map(transform)))
    case .right(let second): Kind<Self, NewValue>(.right(second.map(transform)))
    }
  }
}
