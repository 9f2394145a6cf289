public import PairingsCore

extension _CoroutineConstructor {
  /// Returns a coroutine that fails.
  @inlinable
  public static func raise<Value>(_ failure: Failure) -> Kind<Self, Value> {
    make(.step { () throws(Failure) in throw failure })
  }

  /// Continues with the result of `recover` after a failure.
  @inlinable
  public static func handle<Value>(
    _ effect: Kind<Self, Value>, _ recover: @escaping (Failure) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    following(effect) { outcome, _, receiver, fiber in
      guard case .failure(let failure) = outcome else { return receiver.receiving(outcome) }
      return fiber.start({ recover(failure) }, for: receiver)
    }
  }

  /// Acquires a resource, uses it and releases it, regardless of how the use ends.
  @inlinable
  public static func bracket<Resource, Value>(
    _ acquire: Kind<Self, Resource>,
    release: @escaping (Resource, Ending<Failure>) -> Kind<Self, Void>,
    use: @escaping (Resource) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    typealias Used = FollowFrame<Host, Failure, Value, Failure, Value>
    return shielding(acquire) { outcome, receiver, fiber in
      switch outcome {
      case .success(let resource):
        let used = Used(for: receiver) { outcome, _, receiver, fiber in
          fiber.shield({ release(resource, outcome.ending) }, for: receiver) {
            released, receiver, _ in
            switch (outcome, released) {
            case (.success, .failure(let failure)): receiver.receiving(.failure(failure))
            default: receiver.receiving(outcome)
            }
          }
        }
        return fiber.start({ use(resource) }, for: used)
      case .failure(let failure): return receiver.receiving(.failure(failure))
      case .cancelled: return receiver.receiving(.cancelled)
      }
    }
  }

  /// Returns a coroutine that cancels the fiber that runs it.
  @inlinable
  public static func cancel() -> Kind<Self, Void> {
    make(
      .wait { fiber, resume in
        fiber.cancel()
        resume(.success(()))
      })
  }

  /// Returns the effect, shielded from cancellation.
  @inlinable
  public static func shielded<Value>(_ effect: Kind<Self, Value>) -> Kind<Self, Value> {
    shielding(effect) { outcome, receiver, _ in receiver.receiving(outcome) }
  }

  /// Returns a coroutine that runs a source shielded from cancellation, and its continuation
  /// unshielded.
  @inlinable
  static func shielding<Source, Value>(
    _ source: Kind<Self, Source>,
    _ follow:
      @escaping (
        Outcome<Source, Failure>, CoroutineReceiver<Host, Failure, Value>, Fiber<Host>
      ) -> CoroutineFrame<Host>?
  ) -> Kind<Self, Value> {
    following(pure(())) { outcome, _, receiver, fiber in
      guard case .success = outcome else { return receiver.receiving(.cancelled) }
      return fiber.shield({ source }, for: receiver, follow)
    }
  }
}

extension Fiber {
  /// Runs a coroutine shielded from cancellation, and its continuation unshielded.
  @inlinable
  func shield<Brand: _CoroutineConstructor, Source, Value>(
    _ source: () -> Kind<Brand, Source>,
    for receiver: CoroutineReceiver<Host, Brand.Failure, Value>,
    _ follow:
      @escaping (
        Outcome<Source, Brand.Failure>, CoroutineReceiver<Host, Brand.Failure, Value>, Fiber
      ) -> CoroutineFrame<Host>?
  ) -> CoroutineFrame<Host>? where Brand.Host == Host {
    typealias Shielded = FollowFrame<Host, Brand.Failure, Source, Brand.Failure, Value>
    unsafe shields += 1
    let shielded = Shielded(for: receiver) { outcome, _, receiver, fiber in
      unsafe fiber.shields -= 1
      return follow(outcome, receiver, fiber)
    }
    return start(source, for: shielded)
  }
}
