public import PairingsCore

/// A value and a log, with effects of another monad: the monad of moves over a ``TracedT``.
///
///     typealias Step = WriterT<[String], IOOf<Never>, Int>
///     let loud = Step(IO.work { (7, ["seven"]) })
///
/// ## Laws
///
/// The laws of ``Pairings/Monad``, ``Pairings/MonadWriter`` and ``Pairings/MonadTransformer``; over a base with a position or
/// an environment, also those of ``Pairings/MonadState`` and ``Pairings/MonadReader``.
///
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public typealias WriterT<Log: Monoid, Base: Monad, Value> = Kind<WriterTOf<Log, Base>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a move from an effect that returns a value and a log.
  @inlinable
  public init<Log: Monoid, Base: Monad>(
    _ effect: Kind<Base, (value: Value, log: Log)>
  ) where Brand == WriterTOf<Log, Base> {
    self = Self._returning(WriterTCarrier(effect))
  }
}

extension Kind {
  /// Returns the effect that returns the value and the log.
  @inlinable
  public func run<Log: Monoid, Base: Monad>() -> Kind<Base, (value: Value, log: Log)>
  where Brand == WriterTOf<Log, Base> {
    WriterTOf.effect(self)
  }
}

/// The carrier of ``WriterT``.
@usableFromInline
@_fixed_layout
final class WriterTCarrier<Log: Monoid, Base: Monad, Value>: Kind<WriterTOf<Log, Base>, Value> {
  @usableFromInline let effect: Kind<Base, (value: Value, log: Log)>

  @inlinable
  init(_ effect: Kind<Base, (value: Value, log: Log)>) {
    self.effect = effect
    super.init(_carrier: ())
  }
}

/// The brand of ``WriterT``.
public enum WriterTOf<Log: Monoid, Base: Monad>: MonadWriter, MonadTransformer {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func effect<Value>(_ kind: Kind<Self, Value>) -> Kind<Base, (value: Value, log: Log)> {
    kind.carrier(as: WriterTCarrier<Log, Base, Value>.self).effect
  }
}

// MARK: - Monad

extension WriterTOf {
  /// Returns a value and writes nothing.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    WriterTCarrier(Base.pure((value, .empty)))
  }

  /// Runs the effect and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    WriterTCarrier(Base.map(effect(fa)) { (transform($0.value), $0.log) })
  }

  /// Runs the effect, then the one that `next` makes of its value, and appends its log.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    WriterTCarrier(
      Base.flatMap(effect(ma)) { first in
        Base.map(effect(next(first.value))) { ($0.value, first.log.combined(with: $0.log)) }
      })
  }

  /// Repeats an effect from seed to seed until one returns `done`, as the base does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    WriterTCarrier(
      Base.iterate((seed, Log.empty)) { seed, log in
        Base.map(effect(step(seed))) { result in
          let log = log.combined(with: result.log)
          switch result.value {
          case .next(let next): return .next((next, log))
          case .done(let value): return .done((value, log))
          }
        }
      })
  }
}

// MARK: - Logs

extension WriterTOf {
  /// Runs an effect of the base and writes nothing.
  @inlinable
  public static func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Self, Value> {
    WriterTCarrier(Base.map(effect) { ($0, .empty) })
  }

  /// Writes a log.
  @inlinable
  public static func tell(_ log: Log) -> Kind<Self, Void> { WriterTCarrier(Base.pure(((), log))) }

  /// Returns the log beside the value.
  @inlinable
  public static func listen<Value>(
    _ ma: Kind<Self, Value>
  ) -> Kind<Self, (value: Value, log: Log)> {
    Kind<Self, (value: Value, log: Log)>(ma.run().map { ($0, $0.log) })
  }

  /// Rewrites the log by the function that is returned beside the value.
  @inlinable
  public static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Log) -> Log)>
  ) -> Kind<Self, Value> {
    Kind(ma.run().map { ($0.value.value, $0.value.rewrite($0.log)) })
  }
}

// MARK: - Operations of the base

extension WriterTOf: MonadState where Base: MonadState {
  /// The base's type of positions.
  public typealias Position = Base.Position
}

extension WriterTOf: MonadReader where Base: MonadReader {
  /// The base's type of environments.
  public typealias Environment = Base.Environment

  /// Returns a step whose base runs in the environment that `transform` makes of the present one.
  @inlinable
  public static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Self, Value> {
    Kind(Base.local(ma.run(), transform))
  }
}
