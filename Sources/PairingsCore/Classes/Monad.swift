/// An applicative functor in which a later step may depend on the value of an
/// earlier one: the class of *moves*.
///
/// A conformance implements ``Applicative/pure(_:)``, ``flatMap(_:_:)`` and ``iterate(_:_:)``. The
/// defaults of `map` and `zip` follow, and an instance may implement faster ones.
///
/// ## Laws
///
/// For every `a`, `m`, `f` and `g`:
///
///     flatMap(pure(a), f) == f(a)                                          // left identity
///     flatMap(m, pure) == m                                                // right identity
///     flatMap(flatMap(m, f), g) == flatMap(m) { flatMap(f($0), g) }        // associativity
///     map(m, f) == flatMap(m) { pure(f($0)) }                              // map coherence
///     zip(m, n, with: f) == flatMap(m) { a in map(n) { f(a, $0) } }        // zip coherence
///     then(m, n) == flatMap(m) { _ in n }                                  // then coherence
///     flatten(mm) == flatMap(mm) { $0 }                                    // flatten coherence
///     iterate(a, f) == flatMap(f(a)) { /* next: iterate, done: pure */ }   // iterate coherence
///
/// - SeeAlso: Moggi, *Notions of Computation and Monads* (1991).
public protocol Monad: Applicative {
  /// Runs `ma`, then the step that `next` makes of its value.
  static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue>

  /// Runs `ma`, then `mb`, regardless of the value of `ma`.
  static func then<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ mb: Kind<Self, NewValue>
  ) -> Kind<Self, NewValue>

  /// Runs a step, then the step that is its value.
  static func flatten<Value>(_ mma: Kind<Self, Kind<Self, Value>>) -> Kind<Self, Value>

  /// Repeats a step from seed to seed until one returns `done`, in constant stack: the
  /// tail-recursive bind, known as `tailRecM`.
  ///
  /// - SeeAlso: Freeman, *Stack Safety for Free* (2015).
  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value>
}

extension Monad {
  /// Transforms the value by a `flatMap`.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    flatMap(fa) { pure(transform($0)) }
  }

  /// Runs `fa`, then `fb`, and combines their values.
  @inlinable
  public static func zip<First, Second, Combined>(
    _ fa: Kind<Self, First>, _ fb: Kind<Self, Second>,
    with combine: @escaping (First, Second) -> Combined
  ) -> Kind<Self, Combined> {
    flatMap(fa) { first in map(fb) { combine(first, $0) } }
  }

  /// Runs `ma`, then `mb`, by a `flatMap`.
  @inlinable
  public static func then<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ mb: Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    flatMap(ma) { _ in mb }
  }

  /// Runs a step, then the step that is its value: `flatMap(mma) { $0 }`.
  @inlinable
  public static func flatten<Value>(_ mma: Kind<Self, Kind<Self, Value>>) -> Kind<Self, Value> {
    flatMap(mma) { $0 }
  }
}

extension Kind where Brand: Monad {
  /// Runs this step, then the one that `next` makes of its value.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> Kind<Brand, NewValue>
  ) -> Kind<Brand, NewValue> {
    Brand.flatMap(self, next)
  }

  /// Runs this step, then another, regardless of its value: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: Kind<Brand, NewValue>) -> Kind<Brand, NewValue> {
    Brand.then(self, next)
  }

  /// Runs this step, then the step that is its value: `flatMap { $0 }`.
  @inlinable
  public func flatten<NewValue>() -> Kind<Brand, NewValue>
  where Value == Kind<Brand, NewValue> {
    Brand.flatten(self)
  }

  /// Repeats a step from seed to seed until one returns `done`, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Brand, Iteration<Seed, Value>>
  ) -> Kind {
    Brand.iterate(seed, step)
  }
}
