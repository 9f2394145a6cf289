public import PairingsCore

/// Two structures at once with values of one type: the product of two functors.
///
///     let both = FunctorProduct(Identity(1), Env(environment: "net", value: 2))
///     both.map { $0 * 10 }.split().first.value  // 10
///
/// A product pairs with a ``Coproduct``, which chooses one of the two. Of two monads it is a monad:
/// a move for each of two kinds of spaces.
public typealias FunctorProduct<First: Functor, Second: Functor, Value> = Kind<
  FunctorProductOf<First, Second>, Value
>

extension _KindProtocol where Exact == Self {
  /// Creates a product of two structures.
  @inlinable
  public init<First, Second>(_ first: Kind<First, Value>, _ second: Kind<Second, Value>)
  where Brand == FunctorProductOf<First, Second> {
    self = Self._returning(ProductCarrier(first, second))
  }
}

extension Kind {
  /// Returns both structures.
  @inlinable
  public func split<First, Second>() -> (first: Kind<First, Value>, second: Kind<Second, Value>)
  where Brand == FunctorProductOf<First, Second> {
    let product = FunctorProductOf.carrier(self)
    return (product.first, product.second)
  }
}

/// The carrier of ``FunctorProduct``.
@usableFromInline
@_fixed_layout
final class ProductCarrier<First: Functor, Second: Functor, Value>:
  Kind<FunctorProductOf<First, Second>, Value>
{
  // Either both structures or both delayed ones are there. An enumeration would need a look-up of
  // its type for each copy, which costs more than the move.

  @usableFromInline let made: (first: Kind<First, Value>, second: Kind<Second, Value>)?
  @usableFromInline
  let delayed: (first: DelayedValue<Kind<First, Value>>, second: DelayedValue<Kind<Second, Value>>)?

  @inlinable
  init(_ first: Kind<First, Value>, _ second: Kind<Second, Value>) {
    (made, delayed) = ((first, second), nil)
    super.init(_carrier: ())
  }

  @inlinable
  init(
    delaying first: @escaping () -> Kind<First, Value>,
    _ second: @escaping () -> Kind<Second, Value>
  ) {
    (made, delayed) = (nil, (DelayedValue(first), DelayedValue(second)))
    super.init(_carrier: ())
  }

  /// The first structure.
  @inlinable
  var first: Kind<First, Value> {
    if let made { return made.first }
    guard let delayed else { preconditionFailure("A product has both sides.") }
    return delayed.first.value
  }

  /// The second structure.
  @inlinable
  var second: Kind<Second, Value> {
    if let made { return made.second }
    guard let delayed else { preconditionFailure("A product has both sides.") }
    return delayed.second.value
  }
}

/// A value that is made when it is first read.
@usableFromInline
@_fixed_layout
final class DelayedValue<Value> {
  @usableFromInline var made: Value?
  @usableFromInline var make: (() -> Value)?

  @inlinable
  init(_ make: @escaping () -> Value) { self.make = make }

  /// The value.
  @inlinable
  var value: Value {
    if let made { return made }
    guard let make else { preconditionFailure("A delayed value that is not made can be made.") }
    let value = make()
    (made, self.make) = (value, nil)
    return value
  }
}

/// The brand of ``FunctorProduct``.
public enum FunctorProductOf<First: Functor, Second: Functor>: Functor {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> ProductCarrier<First, Second, Value> {
    kind.carrier(as: ProductCarrier.self)
  }

  /// Transforms the values of both structures.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (first, second) = fa.split()
    return Kind<Self, NewValue>(first.map(transform), second.map(transform))
  }
}

// MARK: - Monad

extension FunctorProductOf: Applicative where First: Monad, Second: Monad {
  /// Returns the pair of moves that stay.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    Kind<Self, Value>(.pure(value), .pure(value))
  }
}

extension FunctorProductOf: Monad where First: Monad, Second: Monad {
  /// Runs each move, then the one of its side that `next` makes of its value. A side is made when
  /// it is read: otherwise, each of two eager sides would make both sides of each further move.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    let (first, second) = ma.split()
    return ProductCarrier(
      delaying: { first.flatMap { carrier(next($0)).first } },
      { second.flatMap { carrier(next($0)).second } })
  }

  /// Repeats each move from seed to seed until it returns `done`.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    Kind<Self, Value>(
      .iterate(seed) { carrier(step($0)).first },
      .iterate(seed) { carrier(step($0)).second })
  }
}
