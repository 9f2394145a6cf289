public import PairingsCore

/// A monad whose moves lead from one index to another: a parameterised monad.
///
/// ## Laws
///
/// For every `a`, `m` from `I` to `J`, `k` from `J` to `K`, and `h` from `K` to `L`:
///
///     flatMap(pure(a), k) == k(a)                                          // left identity
///     flatMap(m, pure) == m                                                // right identity
///     flatMap(flatMap(m, k), h) == flatMap(m) { flatMap(k($0), h) }        // associativity
///     map(m, f) == flatMap(m) { pure(f($0)) }                              // map coherence
///     iterate(s, step) == flatMap(step(s)) { /* next: iterate($0, step), done: pure($0) */ }
///                                                                          // iterate
///
/// - SeeAlso: Atkey, *Parameterised Notions of Computation* (2009).
public protocol IndexedMonad: IndexedFunctor {
  /// Returns the move that stays at an index and returns a value.
  static func pure<Index, Value>(_ value: Value) -> Kind<Ix<Self, Index, Index>, Value>

  /// Makes a move, then the one that `next` makes of its value, from where the first one ends.
  static func flatMap<Source, Middle, Target, Value, NewValue>(
    _ ma: Kind<Ix<Self, Source, Middle>, Value>,
    _ next: @escaping (Value) -> Kind<Ix<Self, Middle, Target>, NewValue>
  ) -> Kind<Ix<Self, Source, Target>, NewValue>

  /// Repeats a move that returns to its index until one returns `done`.
  static func iterate<Index, Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Ix<Self, Index, Index>, Iteration<Seed, Value>>
  ) -> Kind<Ix<Self, Index, Index>, Value>
}

extension Ix: Applicative where Base: IndexedMonad, Source == Target {
  /// Returns the move that stays and returns a value.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> { Base.pure(value) }

  /// Makes one move after the other and combines their values.
  @inlinable
  public static func zip<First, Second, Combined>(
    _ fa: Kind<Self, First>, _ fb: Kind<Self, Second>,
    with combine: @escaping (First, Second) -> Combined
  ) -> Kind<Self, Combined> {
    Base.flatMap(fa) { first in Base.map(fb) { combine(first, $0) } }
  }
}

extension Ix: Monad where Base: IndexedMonad, Source == Target {
  /// Makes a move, then the one that `next` makes of its value.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    Base.flatMap(ma, next)
  }

  /// Repeats a move until one returns `done`.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    Base.iterate(seed, step)
  }
}

extension Kind {
  /// Makes this move, then the one that `next` makes of its value, from where this one ends.
  @_disfavoredOverload  // At one index, the operation of the monad.
  @inlinable
  public func flatMap<Base: IndexedMonad, Source, Middle, Target, NewValue>(
    _ next: @escaping (Value) -> Kind<Ix<Base, Middle, Target>, NewValue>
  ) -> Kind<Ix<Base, Source, Target>, NewValue> where Brand == Ix<Base, Source, Middle> {
    Base.flatMap(self, next)
  }

  /// Makes this move, then another one, from where this one ends.
  @_disfavoredOverload  // At one index, the operation of the monad.
  @inlinable
  public func then<Base: IndexedMonad, Source, Middle, Target, NewValue>(
    _ next: Kind<Ix<Base, Middle, Target>, NewValue>
  ) -> Kind<Ix<Base, Source, Target>, NewValue> where Brand == Ix<Base, Source, Middle> {
    Base.flatMap(self) { _ in next }
  }
}
