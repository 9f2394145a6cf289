public import PairingsCore

/// One of two structures: the coproduct of two functors.
///
///     Coproduct<IdentityOf, EnvOf<Int>, Int>(.left(Identity(1))).map { $0 * 10 }
///
/// A coproduct pairs with a ``FunctorProduct``, of which it chooses one side. Of two comonads it is
/// a comonad: a space of one of two kinds, over which ``ProductCoproduct`` moves.
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
    carrier(as: CoproductCarrier<First, Second, Value>.self).place
  }
}

/// The carrier of ``Coproduct``.
@usableFromInline
@_fixed_layout
final class CoproductCarrier<First: Functor, Second: Functor, Value>: _ExclusiveBox<
  CoproductOf<First, Second>, Either<Kind<First, Value>, Kind<Second, Value>>, Value
>
{
  @inlinable
  override init(_ either: consuming Either<Kind<First, Value>, Kind<Second, Value>>) {
    super.init(either)
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

// MARK: - Comonad

extension CoproductOf: Comonad where First: Comonad, Second: Comonad {
  /// Returns the value in focus of the space that is present.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    switch wa.either() {
    case .left(let first): first.extract()
    case .right(let second): second.extract()
    }
  }

  /// Recomputes every value of the space that is present.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    switch wa.either() {
    case .left(let first):
      Kind<Self, NewValue>(.left(first.extend { transform(Kind(.left($0))) }))
    case .right(let second):
      Kind<Self, NewValue>(.right(second.extend { transform(Kind(.right($0))) }))
    }
  }
}

extension CoproductOf: LocatedComonad where First: LocatedComonad, Second: LocatedComonad {
  /// Adds the side and its place to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    switch wa.either() {
    case .left(let first):
      fingerprint.combine(0)
      First.locate(first, in: &fingerprint)
    case .right(let second):
      fingerprint.combine(1)
      Second.locate(second, in: &fingerprint)
    }
  }
}
