/// The capability to be started now and to end later.
///
/// What does not wait happens at once, before ``launch(_:on:_:)`` returns.
///
/// ## Laws
///
/// For every `a`, `m` and `f`:
///
///     launch(pure(a), on: l) /* ends at once with */ .success(a)
///     launch(m, on: l) /* ends at most once */
///     launch(flatMap(m, f)) /* ends at once if */ launch(m) /* and */ launch(f(a)) /* do */
///     prepare(m, on: l) /* does nothing; cancelled before its start it never does */
public protocol Launching: Monad {
  /// How an effect may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// What it is launched with.
  associatedtype Launcher

  /// Prepares to start an effect; nothing happens before the start. The last argument is
  /// called with the outcome, once.
  static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Launcher,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch

  /// Runs an effect of which it can be told that it does not wait; returns nothing, and
  /// does nothing, for every other one. A shortcut, which it is right never to take.
  static func _outcomeAtOnce<Value>(_ effect: Kind<Self, Value>) -> Outcome<Value, Failure>?
}

extension Launching {
  /// Starts an effect; the last argument is called with the outcome, once.
  ///
  /// - Returns: A function that cancels the effect if it goes on.
  @inlinable @discardableResult
  public static func launch<Value>(
    _ effect: Kind<Self, Value>, on launcher: Launcher,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> () -> Void {
    let launch = prepare(effect, on: launcher, end)
    launch.start()
    return launch.cancel
  }

  /// No effect can be told not to wait.
  @inlinable
  public static func _outcomeAtOnce<Value>(
    _ effect: Kind<Self, Value>
  ) -> Outcome<Value, Failure>? {
    nil
  }
}

/// An effect that is ready to be started.
@frozen
public struct Launch {
  /// Starts it: to be called once.
  public let start: () -> Void

  /// Cancels it, before its start or after, unless it has ended.
  public let cancel: () -> Void

  /// Says how something is started and cancelled.
  @inlinable
  public init(start: @escaping () -> Void, cancel: @escaping () -> Void) {
    self.start = start
    self.cancel = cancel
  }
}
