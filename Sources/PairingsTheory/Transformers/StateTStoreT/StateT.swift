public import PairingsCore

/// A step that runs on a position and has effects of another monad: the monad of moves over a
/// ``StoreT``.
///
///     typealias Step = StateT<Int, IOOf<Never>, Void>
///     let loud = Step.stateM { count in .work { (print(count), count + 1) } }
///
/// ## Laws
///
/// The laws of ``Pairings/Monad``, ``Pairings/MonadState`` and ``Pairings/MonadTransformer``; over a base that reads or
/// writes, also those of ``Pairings/MonadReader`` and ``Pairings/MonadWriter``.
///
/// - Complexity: One more bind of the base than the base alone; constant stack if the base runs
///   later, as `IO` does. Over a base that runs at once, such as ``Pairings/Identity``, a chain of *n* binds
///   makes *n* nested calls; ``Pairings/Kind/iterate(_:_:)`` does not.
/// - SeeAlso: Liang, Hudak and Jones, *Monad Transformers and Modular Interpreters* (1995).
/// - Complexity: A step passes its position on. So a step that changes a collection in the position
///   copies the collection.
public typealias StateT<Position, Base: Monad, Value> = Kind<StateTOf<Position, Base>, Value>

extension Kind {
  /// Creates a step from a function of the position, whose effect returns the value and the
  /// resulting position.
  @inlinable
  public static func stateM<Position, Base: Monad>(
    _ step: @escaping (Position) -> Kind<Base, (value: Value, position: Position)>
  ) -> StateT<Position, Base, Value> where Brand == StateTOf<Position, Base> {
    StateTCarrier(step)
  }

  /// Creates a step without an effect from a plain step.
  @inlinable
  public static func state<Position, Base: Monad>(
    _ step: Kind<StateOf<Position>, Value>
  ) -> StateT<Position, Base, Value> where Brand == StateTOf<Position, Base> {
    StateTOf.state { step.run(&$0) }
  }

  /// Runs this step from a position.
  @inlinable
  public func run<Position, Base: Monad>(
    _ position: Position
  ) -> Kind<Base, (value: Value, position: Position)> where Brand == StateTOf<Position, Base> {
    StateTOf.carrier(self).start(position)
  }
}

/// The carrier of ``StateT``.
@usableFromInline
@_fixed_layout
final class StateTCarrier<Position, Base: Monad, Value>: Kind<StateTOf<Position, Base>, Value> {
  /// The function of the position; nil only while the step is freed.
  @exclusivity(unchecked) @usableFromInline
  var step: ((Position) -> Kind<Base, (value: Value, position: Position)>)?

  @inlinable
  init(_ step: @escaping (Position) -> Kind<Base, (value: Value, position: Position)>) {
    unsafe self.step = step
    super.init(_carrier: ())
  }

  #if !hasFeature(Embedded)  // As Program.
  deinit {
    if DeferredDeallocation.isDue { DeferredDeallocation.free { unsafe HeldLink(step.take()) } }
  }
  #endif

  @inlinable
  func start(_ position: Position) -> Kind<Base, (value: Value, position: Position)> {
    guard let step = unsafe step else { preconditionFailure("A step that is freed is not run.") }
    return step(position)
  }
}

/// The brand of ``StateT``.
public enum StateTOf<Position, Base: Monad>: MonadState, MonadTransformer {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> StateTCarrier<Position, Base, Value> {
    kind.carrier(as: StateTCarrier.self)
  }
}

// MARK: - Monad

extension StateTOf {
  /// Returns a value and keeps the position.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    StateTCarrier { Base.pure((value, $0)) }
  }

  /// Runs the step and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    StateTCarrier { Base.map(later(fa, $0)) { (transform($0.value), $0.position) } }
  }

  /// Runs the step, then the one that `next` makes of its value, from the resulting position.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    StateTCarrier { Base.flatMap(later(ma, $0)) { carrier(next($0.value)).start($0.position) } }
  }

  /// Repeats a step from seed to seed until one returns `done`, as the base does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    StateTCarrier { position in
      Base.iterate((seed, position)) { seed, position in
        Base.map(carrier(step(seed)).start(position)) { result in
          switch result.value {
          case .next(let next): .next((next, result.position))
          case .done(let value): .done((value, result.position))
          }
        }
      }
    }
  }

  /// Runs the step when the base runs, and not before. This keeps the stack constant for steps that
  /// nest to the left.
  @inlinable
  static func later<Value>(
    _ step: Kind<Self, Value>, _ position: Position
  ) -> Kind<Base, (value: Value, position: Position)> {
    Base.flatMap(Base.pure(position)) { carrier(step).start($0) }
  }
}

// MARK: - Positions

extension StateTOf {
  /// Returns a step that changes the position in place and has no effect.
  @inlinable
  public static func state<Value>(
    _ step: @escaping (inout Position) -> Value
  ) -> Kind<Self, Value> {
    StateTCarrier { position in
      var position = position
      let value = step(&position)
      return Base.pure((value, position))
    }
  }

  /// Runs an effect of the base and keeps the position.
  @inlinable
  public static func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Self, Value> {
    StateTCarrier { position in Base.map(effect) { ($0, position) } }
  }
}

// MARK: - Operations of the base

extension StateTOf: MonadReader where Base: MonadReader {
  /// The base's type of environments.
  public typealias Environment = Base.Environment

  /// Returns a step whose base runs in the environment that `transform` makes of the present one.
  @inlinable
  public static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Self, Value> {
    StateTCarrier { Base.local(ma.run($0), transform) }
  }
}

extension StateTOf: MonadWriter where Base: MonadWriter {
  /// The base's type of logs.
  public typealias Log = Base.Log

  /// Returns the log of the base beside the value.
  @inlinable
  public static func listen<Value>(
    _ ma: Kind<Self, Value>
  ) -> Kind<Self, (value: Value, log: Log)> {
    StateTCarrier { position in
      Base.listen(ma.run(position)).map { (($0.value.value, $0.log), $0.value.position) }
    }
  }

  /// Rewrites the log of the base by the function that is returned beside the value.
  @inlinable
  public static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Log) -> Log)>
  ) -> Kind<Self, Value> {
    StateTCarrier { position in
      Base.pass(
        ma.run(position).map { result in
          (value: (result.value.value, result.position), rewrite: result.value.rewrite)
        })
    }
  }
}
