/// What a fiber waits with: a task of Swift's, a stage on which a test decides what
/// happens next, or whoever calls back.
///
/// A host of your own says how a branch gets one; the rest is there.
public protocol CoroutineHost: AnyObject, SendableMetatype {
  /// Whether the surroundings are cancelled; false, if it is not said.
  var isCancelled: Bool { get }

  /// Makes the host of a fiber that branches off.
  func branch() -> Self

  /// Runs fibers that branched off, side by side, and calls `resume` once all have
  /// ended: as far as each comes, in order, if it is not said.
  func join(_ branches: [Fiber<Self>], of fiber: Fiber<Self>, _ resume: @escaping () -> Void)

  /// Lets a fiber wait for an answer, or for none: `start` is given the function that answers,
  /// and returns the function that a cancellation calls.
  func _awaitAnswer<Answer, Failure: Error>(
    of fiber: Fiber<Self>, _ start: (@escaping (Answer?) -> Void) -> () -> Void,
    _ resume: @escaping (Outcome<Answer, Failure>) -> Void)
}

extension CoroutineHost {
  /// Resumes the fiber when the answer comes, on the stack of the call; as cancelled if there
  /// is none.
  public func _awaitAnswer<Answer, Failure: Error>(
    of fiber: Fiber<Self>, _ start: (@escaping (Answer?) -> Void) -> () -> Void,
    _ resume: @escaping (Outcome<Answer, Failure>) -> Void
  ) {
    fiber.onCancel(start { answer in resume(answer.map { .success($0) } ?? .cancelled) })
  }

  /// Nothing around is cancelled.
  public var isCancelled: Bool { false }

  /// Runs fibers up to their first waits, in order.
  public func join(
    _ branches: [Fiber<Self>], of fiber: Fiber<Self>, _ resume: @escaping () -> Void
  ) {
    var count = branches.count
    for branch in branches {
      branch.whenEnded {
        count -= 1
        if count == 0 { resume() }
      }
    }
    for branch in branches { branch.proceed() }
  }
}

/// The host of effects that wait for nothing but a call: what is called back resumes the
/// fiber, on the caller's stack.
///
/// The call has to come in the isolation that launched the effect.
public final class CallbackHost: CoroutineHost {
  /// Creates a host, which holds nothing.
  public init() {}

  /// Returns this host.
  public func branch() -> CallbackHost { self }
}

extension CoroutineConstructor where Host == CallbackHost {
  /// Prepares to start an effect: to run it up to its first wait.
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Void,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    let fiber = Fiber(effect, on: CallbackHost(), end)
    return Launch(start: fiber.proceed, cancel: fiber.cancel)
  }
}
