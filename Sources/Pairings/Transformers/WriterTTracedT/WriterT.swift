/// A value and a log, with effects of another monad: the moves over a ``TracedT``.
///
///     typealias Step = WriterT<[String], IOOf<Never>, Int>
///     let loud = Step(IO { (7, ["seven"]) })
///
/// ## Laws
///
/// Those of ``Monad``, and for every `b`, `k`, `x` and `y`:
///
///     lift(pure(a)) == pure(a)                                  // lift pure
///     lift(flatMap(b, k)) == flatMap(lift(b)) { lift(k($0)) }   // lift flatMap
///     tell(.empty) == pure(())                                  // tell nothing
///     then(tell(x), tell(y)) == tell(x.combined(with: y))       // tell twice
///
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public final class WriterT<Log: Monoid, Base: Monad, Value>: Kind<WriterTOf<Log, Base>, Value> {
  /// The effect that returns the value and the log.
  public let base: Kind<Base, (value: Value, log: Log)>

  /// Creates a move from an effect that returns a value and a log.
  @inlinable
  public init(_ base: Kind<Base, (value: Value, log: Log)>) { self.base = base }
}

extension WriterT {
  /// Shows what was written beside the value.
  @inlinable
  public func listen() -> WriterT<Log, Base, (value: Value, log: Log)> {
    WriterT<Log, Base, (value: Value, log: Log)>(Base.map(base) { ($0, $0.log) })
  }

  /// Rewrites what was written.
  @inlinable
  public func censor(_ rewrite: @escaping (Log) -> Log) -> WriterT {
    WriterT(Base.map(base) { ($0.value, rewrite($0.log)) })
  }
}

/// The brand of ``WriterT``.
public enum WriterTOf<Log: Monoid, Base: Monad>: Monad {
  /// Names `WriterT` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    WriterT<Log, Base, Value>.self
  }

  /// Returns a value and writes nothing.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    WriterT(Base.pure((value, .empty)))
  }

  /// Does the effect and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    WriterT(Base.map(fa.narrow().base) { (transform($0.value), $0.log) })
  }

  /// Does the effect, then the one that its value chooses, and appends its log.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    WriterT(
      Base.flatMap(ma.narrow().base) { first in
        Base.map(next(first.value).narrow().base) {
          ($0.value, first.log.combined(with: $0.log))
        }
      })
  }

  /// Repeats an effect from seed to seed until it is done, as the base does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    WriterT(
      Base.iterate((seed, Log.empty)) { seed, log in
        Base.map(step(seed).narrow().base) { result in
          let log = log.combined(with: result.log)
          switch result.value {
          case .next(let next): return .next((next, log))
          case .done(let value): return .done((value, log))
          }
        }
      })
  }
}

extension Kind {
  /// Does what the base does and writes nothing.
  @inlinable
  public static func lift<Log: Monoid, Base: Monad>(
    _ effect: Kind<Base, Value>
  ) -> WriterT<Log, Base, Value> where Brand == WriterTOf<Log, Base> {
    WriterT(Base.map(effect) { ($0, .empty) })
  }

  /// Writes a log.
  @inlinable
  public static func tell<Log: Monoid, Base: Monad>(
    _ log: Log
  ) -> WriterT<Log, Base, Void> where Brand == WriterTOf<Log, Base>, Value == Void {
    WriterT(Base.pure(((), log)))
  }

  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `WriterT` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Log: Monoid, Base: Monad>() -> WriterT<Log, Base, Value>
  where Brand == WriterTOf<Log, Base> {
    unsafeDowncast(self, to: WriterT<Log, Base, Value>.self)
  }
}
