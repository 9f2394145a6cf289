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

extension Launching where Self: _CoroutineConstructor {
  /// Hands a value to a mailbox and waits for the answer.
  @inlinable
  public static func _handing<Value, Answer>(
    _ value: Value, to mailbox: _Mailbox<Value, Answer>
  ) -> Kind<Self, Answer> {
    make(
      .stepOrWait { fiber, resume in
        guard mailbox.isReady() else {
          if let fiber, let resume { mailbox.hand(value, of: fiber, resume) }
          return nil
        }
        return .success(mailbox.take(value, fiber == nil))
      })
  }
}

extension _Mailbox {
  /// Lets a fiber wait for the answer to a value; withdraws the value if the fiber is
  /// cancelled. A value that is dropped ends the fiber as cancelled.
  @inlinable
  func hand<Host: CoroutineHost, Failure: Error>(
    _ value: Value, of fiber: Fiber<Host>,
    _ resume: @escaping (Outcome<Answer, Failure>) -> Void
  ) {
    var isHanded = false
    fiber.host._awaitAnswer(
      of: fiber,
      { answer in
        guard !isHanded else { return {} }  // A host that starts twice hands over once.
        isHanded = true
        return takeLater(value) { reply in
          if reply == nil { fiber.cancel() }  // Also where it is shielded: at the end of that.
          answer(reply)
        }
      }, resume)
  }
}
