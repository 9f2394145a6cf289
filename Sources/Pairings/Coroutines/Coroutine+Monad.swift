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

  /// Runs the coroutine, then the one that its value chooses.
  ///
  /// - Complexity: Constant stack, however binds are nested.
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

  /// Repeats a coroutine from seed to seed until it is done, in constant stack and
  /// memory.
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

  /// A coroutine and what follows its outcome.
  @inlinable
  static func following<Source, Value>(
    _ source: Kind<Self, Source>,
    _ follow: @escaping FollowFrame<Host, Failure, Source, Failure, Value>.Follow
  ) -> Kind<Self, Value> {
    make(.bound(FollowNode(source, follow)))
  }
}

// MARK: - Handing over

extension _CoroutineConstructor {
  /// Runs `ma` and hands its value over, or waits until that was taken.
  @inlinable
  public static func _handing<Value>(
    _ ma: Kind<Self, Value>, to taker: _Taker<Value>, _ note: AnyObject?
  ) -> Kind<Self, Void> {
    following(ma) { outcome, _, receiver, fiber in
      switch outcome {
      case .success(let value):
        guard taker.isReady() else {
          fiber.wait({ taker.hand(value, note, of: $0, $1) }, for: receiver)
          return nil
        }
        taker.take(value, note)
        return receiver.receiving(.success(()))
      case .failure(let failure): return receiver.receiving(.failure(failure))
      case .cancelled: return receiver.receiving(.cancelled)
      }
    }
  }

  /// Hands a value over, or waits until it was taken.
  @inlinable
  public static func _handing<Value>(
    _ value: Value, to taker: _Taker<Value>, _ note: AnyObject?
  ) -> Kind<Self, Void> {
    make(
      .stepOrWait { fiber, resume in
        guard taker.isReady() else {
          if let fiber, let resume { taker.hand(value, note, of: fiber, resume) }
          return nil
        }
        taker.take(value, note)
        return .success(())
      })
  }
}

extension _Taker {
  /// Lets a fiber wait until a value was taken; withdraws it if the fiber is cancelled.
  @inlinable
  func hand<Host: CoroutineHost, Failure: Error>(
    _ value: Value, _ note: AnyObject?, of fiber: Fiber<Host>,
    _ resume: @escaping (Outcome<Void, Failure>) -> Void
  ) {
    fiber.host._awaitCall(of: fiber, { takeLater(value, note, $0) }, resume)
  }
}
