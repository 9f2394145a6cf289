public import PairingsCore

extension _CoroutineConstructor {
  /// Returns a value without any step.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> { make(.value(value)) }

  /// Runs the coroutine and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    following(fa) { outcome, _, receiver, _ in receiver.receiving(outcome.map(transform)) }
  }

  /// Runs the coroutine, then the one that `next` makes of its value.
  ///
  /// - Complexity: Constant stack for every nesting of binds.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    following(ma) { outcome, _, receiver, fiber in
      switch outcome {
      case .success(let value): fiber.start({ next(value) }, for: receiver)
      case .failure(let failure): receiver.receiving(.failure(failure))
      case .cancelled: receiver.receiving(.cancelled)
      }
    }
  }

  /// Repeats a coroutine from seed to seed until one returns `done`, in constant stack and memory.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    following(pure(Iteration<Seed, Value>.next(seed))) { outcome, frame, receiver, fiber in
      switch outcome {
      case .success(.next(let seed)): fiber.start({ step(seed) }, for: frame)
      case .success(.done(let value)): receiver.receiving(.success(value))
      case .failure(let failure): receiver.receiving(.failure(failure))
      case .cancelled: receiver.receiving(.cancelled)
      }
    }
  }

  /// Returns a coroutine that is made when it runs.
  @inlinable
  public static func suspend<Value>(
    _ make: @escaping () -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    flatMap(pure(()), make)
  }

  /// Returns a coroutine that continues with the outcome of a source.
  @inlinable
  static func following<Source, Value>(
    _ source: Kind<Self, Source>,
    _ follow: @escaping FollowFrame<Host, Failure, Source, Failure, Value>.Follow
  ) -> Kind<Self, Value> {
    make(.bound(FollowNode(source, follow)))
  }
}
