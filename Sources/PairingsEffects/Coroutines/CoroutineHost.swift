public import PairingsCore

/// The means by which a fiber waits: a Swift task, a stage of a test, or a callback.
///
/// A custom host implements `branch()`; the other members have defaults.
public protocol CoroutineHost: AnyObject, SendableMetatype {
  /// A Boolean value indicating whether the surrounding context is cancelled; false by default.
  var isCancelled: Bool { get }

  /// Returns the host of a fiber that branches off.
  func branch() -> Self

  /// Runs branched fibers concurrently and calls `resume` once all have ended. By default, each
  /// runs up to its first wait, in order.
  func join(_ branches: [Fiber<Self>], of fiber: Fiber<Self>, _ resume: @escaping () -> Void)
}

extension CoroutineHost {
  /// False: the surrounding context is never cancelled.
  public var isCancelled: Bool { false }

  /// Runs fibers up to their first waits, in order.
  public func join(
    _ branches: [Fiber<Self>], of fiber: Fiber<Self>, _ resume: @escaping () -> Void
  ) {
    proceed(branches, resume)
  }

  /// Runs fibers up to their first waits, in order, and calls `resume` once all have ended.
  func proceed(_ branches: [Fiber<Self>], _ resume: @escaping () -> Void) {
    for branch in branches {
      branch.whenEnded { if branches.allSatisfy({ $0.isOver }) { resume() } }
    }
    for branch in branches { branch.proceed() }
  }
}

/// The host of effects that wait for callbacks only. A callback resumes the fiber on the caller's
/// stack.
///
/// The callback has to occur in the isolation that launched the effect.
public final class CallbackHost: CoroutineHost {
  /// Creates a host, which has no state.
  public init() {}

  /// Returns this host.
  public func branch() -> CallbackHost { self }
}

extension CoroutineConstructor where Host == CallbackHost {
  /// Prepares to start an effect. The start runs it up to its first wait.
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Void,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    let fiber = Fiber(effect, on: CallbackHost(), end)
    return Launch(start: fiber.proceed, cancel: fiber.cancel)
  }
}
