/// A step that runs on a position and has effects of another monad: the moves over a
/// ``StoreT``.
///
///     typealias Step = StateT<Int, IOOf<Never>, Void>
///     let loud = Step { count in IO { (print(count), count + 1) } }
///
/// ## Laws
///
/// Those of ``Monad``, and for every `b`, `k`, `s` and `t`:
///
///     lift(pure(a)) == pure(a)                                  // lift pure
///     lift(flatMap(b, k)) == flatMap(lift(b)) { lift(k($0)) }   // lift flatMap
///     flatMap(get, set) == pure(())                             // get then set
///     then(set(s), get) == then(set(s), pure(s))                // set then get
///     then(set(s), set(t)) == set(t)                            // set then set
///
/// - Complexity: A bind of the base more than the base alone; constant stack if the base
///   runs later, as `IO` does.
/// - SeeAlso: Liang, Hudak and Jones, *Monad Transformers and Modular Interpreters* (1995).
public final class StateT<Position, Base: Monad, Value>:
  Kind<StateTOf<Position, Base>, Value>
{
  /// Nothing only while the step is freed.
  @exclusivity(unchecked) @usableFromInline
  var step: ((Position) -> Kind<Base, (value: Value, position: Position)>)?

  /// Creates a step from a function of the position.
  @inlinable
  public init(_ step: @escaping (Position) -> Kind<Base, (value: Value, position: Position)>) {
    self.step = step
  }

  #if !hasFeature(Embedded)  // As Program.
  deinit {
    if ChainRemains.isDue { ChainRemains.free { HeldLink(step.take()) } }
  }
  #endif

  /// Runs from a position.
  @inlinable
  public func run(_ position: Position) -> Kind<Base, (value: Value, position: Position)> {
    guard let step else { preconditionFailure("A step that is freed is not run.") }
    return step(position)
  }
}

/// The brand of ``StateT``.
public enum StateTOf<Position, Base: Monad>: Monad {
  /// Names `StateT` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    StateT<Position, Base, Value>.self
  }

  /// Returns a value and stays.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    StateT { Base.pure((value, $0)) }
  }

  /// Runs the step and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    StateT { Base.map(later(fa, $0)) { (transform($0.value), $0.position) } }
  }

  /// Runs the step, then the one that its value chooses from where it arrived.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    StateT { Base.flatMap(later(ma, $0)) { next($0.value).narrow().run($0.position) } }
  }

  /// Repeats a step from seed to seed until it is done, as the base does.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    StateT { position in
      Base.iterate((seed, position)) { seed, position in
        Base.map(step(seed).narrow().run(position)) { result in
          switch result.value {
          case .next(let next): .next((next, result.position))
          case .done(let value): .done((value, result.position))
          }
        }
      }
    }
  }

  /// Runs the step when the base runs, and not before: constant stack where steps nest
  /// to the left.
  @inlinable
  static func later<Value>(
    _ step: Kind<Self, Value>, _ position: Position
  ) -> Kind<Base, (value: Value, position: Position)> {
    Base.flatMap(Base.pure(position)) { step.narrow().run($0) }
  }
}

// MARK: - Positions

extension Kind {
  /// Does what the base does and stays.
  @inlinable
  public static func lift<Position, Base: Monad>(
    _ effect: Kind<Base, Value>
  ) -> StateT<Position, Base, Value> where Brand == StateTOf<Position, Base> {
    StateT { position in Base.map(effect) { ($0, position) } }
  }

  /// Does what a plain step does, without an effect.
  @inlinable
  public static func state<Position, Base: Monad>(
    _ step: Kind<StateOf<Position>, Value>
  ) -> StateT<Position, Base, Value> where Brand == StateTOf<Position, Base> {
    StateT { position in
      var position = position
      let value = step.narrow().run(&position)
      return Base.pure((value, position))
    }
  }

  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `StateT` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Position, Base: Monad>() -> StateT<Position, Base, Value>
  where Brand == StateTOf<Position, Base> {
    unsafeDowncast(self, to: StateT<Position, Base, Value>.self)
  }
}
