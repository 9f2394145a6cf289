public import PairingsCore

/// An effect of another monad that may fail with a typed error.
///
///     typealias Parse<Value> = ExceptT<Malformed, StateOf<Substring>, Value>
///     let digit = Parse<Int> { … }
///     digit.handle { _ in .pure(0) }
///
/// The effects before a failure stay: over `State`, a step that fails keeps the position that it has
/// reached.
///
/// A step without a value leaves nothing to combine with the value of a space. So `ExceptT` has no
/// ``Pairing``, see <doc:WhatCannotPair>. Its residual pairing has a result that may fail, too, see
/// <doc:ResidualPairings>.
///
/// ## Laws
///
/// The laws of ``Monad``, ``MonadTransformer`` and ``Failing``; over a base with a position, an
/// environment or a log, also those of ``MonadState``, ``MonadReader`` and ``MonadWriter``. For
/// every `e`, `b`, `m`, `h` and `f`:
///
///     raise(e).run() == pure(.failure(e))                          // run raise
///     lift(b).run() == b.map { .success($0) }                      // run lift
///     m.handle(h).run() == m.run().flatMap { /* a failure */ h($0).run() }  // run handle
///     m.mapFailure(f).run() == m.run().map { $0.mapError(f) }      // run map failure
///
/// Over a base that cannot fail by itself, it brackets, is cancelled, runs concurrently and is launched as
/// the base is. It sleeps and shifts as any base does.
///
/// - Complexity: One more bind of the base than the base alone. Constant stack for every nesting of
///   `flatMap` if the base has it.
/// - SeeAlso: Liang, Hudak and Jones, *Monad Transformers and Modular Interpreters* (1995).
public typealias ExceptT<Failure: Error, Base: Monad, Value> = Kind<
  ExceptTOf<Failure, Base>, Value
>

extension _KindProtocol where Exact == Self {
  /// Creates an effect that may fail from an effect that returns a result.
  @inlinable
  public init<Failure: Error, Base: Monad>(
    _ effect: Kind<Base, Result<Value, Failure>>
  ) where Brand == ExceptTOf<Failure, Base> {
    self = Self._returning(ExceptTCarrier(effect))
  }
}

extension Kind {
  /// Returns the effect that returns the value or the failure.
  @inlinable
  public func run<Failure: Error, Base: Monad>() -> Kind<Base, Result<Value, Failure>>
  where Brand == ExceptTOf<Failure, Base> {
    ExceptTOf.effect(self)
  }

  /// Transforms the failure.
  @inlinable
  public func mapFailure<Failure: Error, NewFailure: Error, Base: Monad>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> ExceptT<NewFailure, Base, Value> where Brand == ExceptTOf<Failure, Base> {
    ExceptTCarrier(Base.map(run()) { $0.mapError(transform) })
  }
}

/// The carrier of ``ExceptT``.
@usableFromInline
@_fixed_layout
package final class ExceptTCarrier<Failure: Error, Base: Monad, Value>: Kind<
  ExceptTOf<Failure, Base>, Value
>
{
  @usableFromInline package let effect: Kind<Base, Result<Value, Failure>>

  @inlinable
  package init(_ effect: Kind<Base, Result<Value, Failure>>) {
    self.effect = effect
    super.init(_carrier: ())
  }
}

/// The brand of ``ExceptT``.
public enum ExceptTOf<Failure: Error, Base: Monad>: MonadTransformer, Failing {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  package static func effect<Value>(_ kind: Kind<Self, Value>) -> Kind<Base, Result<Value, Failure>>
  {
    kind.carrier(as: ExceptTCarrier<Failure, Base, Value>.self).effect
  }
}

// MARK: - Monad

extension ExceptTOf {
  /// Returns a value and does not fail.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    ExceptTCarrier(Base.pure(.success(value)))
  }

  /// Runs the effect and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    ExceptTCarrier(Base.map(effect(fa)) { $0.map(transform) })
  }

  /// Runs the effect, then the one that `next` makes of its value, unless the first fails.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    ExceptTCarrier(
      Base.flatMap(effect(ma)) { result in
        switch result {
        case .success(let value): effect(next(value))
        case .failure(let failure): Base.pure(.failure(failure))
        }
      })
  }

  /// Repeats an effect from seed to seed until one returns `done` or fails, as the base does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    ExceptTCarrier(
      Base.iterate(seed) { seed in
        Base.map(effect(step(seed))) { result in
          switch result {
          case .success(.next(let next)): .next(next)
          case .success(.done(let value)): .done(.success(value))
          case .failure(let failure): .done(.failure(failure))
          }
        }
      })
  }

  /// Runs an effect of the base, which does not fail by this failure.
  @inlinable
  public static func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Self, Value> {
    ExceptTCarrier(Base.map(effect) { .success($0) })
  }
}

// MARK: - Failures

extension ExceptTOf {
  /// Returns an effect that fails.
  @inlinable
  public static func raise<Value>(_ failure: Failure) -> Kind<Self, Value> {
    ExceptTCarrier(Base.pure(.failure(failure)))
  }

  /// Continues with the result of `recover` after a failure.
  @inlinable
  public static func handle<Value>(
    _ effect: Kind<Self, Value>, _ recover: @escaping (Failure) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    ExceptTCarrier(
      Base.flatMap(Self.effect(effect)) { result in
        switch result {
        case .success: Base.pure(result)
        case .failure(let failure): Self.effect(recover(failure))
        }
      })
  }
}
