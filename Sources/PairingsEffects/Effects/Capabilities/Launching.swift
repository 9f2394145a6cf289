public import PairingsCore

/// The capability to start now and to end later.
///
/// All steps that do not wait run at once, before ``launch(_:on:_:)`` returns.
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
  /// The type of failures; `Never` if the effect cannot fail.
  associatedtype Failure: Error

  /// The type of values that launch an effect.
  associatedtype Launcher

  /// Prepares to start an effect; no step runs before the start. `end` is called once, with the
  /// outcome.
  static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Launcher,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch

  /// Runs an effect that is known not to wait. Returns nil for every other effect and runs no step
  /// of it. The method is an optimization: an implementation may always return nil.
  static func _outcomeAtOnce<Value>(_ effect: Kind<Self, Value>) -> Outcome<Value, Failure>?
}

extension Launching {
  /// Starts an effect. `end` is called once, with the outcome.
  ///
  /// - Returns: A function that cancels the effect while it is in progress.
  @inlinable @discardableResult
  public static func launch<Value>(
    _ effect: Kind<Self, Value>, on launcher: Launcher,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> () -> Void {
    let launch = prepare(effect, on: launcher, end)
    launch.start()
    return launch.cancel
  }

  /// Returns nil: no effect is known not to wait.
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
  /// The function that starts the effect. Call it once.
  public let start: () -> Void

  /// The function that cancels the effect, before its start or after, unless the effect has ended.
  public let cancel: () -> Void

  #if !hasFeature(Embedded)  // As SavedStates.
  /// The number of the launch by its launcher, or zero if that counts none.
  @usableFromInline package var number = 0
  #endif

  /// Creates a launch from the functions that start and cancel an effect.
  @inlinable
  public init(start: @escaping () -> Void, cancel: @escaping () -> Void) {
    self.start = start
    self.cancel = cancel
  }
}
