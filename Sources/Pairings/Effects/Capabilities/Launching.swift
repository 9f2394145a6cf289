/// The capability to be started now and to end later.
///
/// What does not wait happens at once, before ``launch(_:on:_:)`` returns.
///
/// ## Laws
///
/// For every `a` and `m`:
///
///     launch(pure(a), on: l) /* ends at once with */ .success(a)
///     launch(m, on: l) /* ends at most once */
public protocol Launching: Monad {
  /// How an effect may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// What it is launched with.
  associatedtype Launcher

  /// Starts an effect; the last argument is called with the outcome, once.
  ///
  /// - Returns: A function that cancels the effect if it goes on.
  @discardableResult
  static func launch<Value>(
    _ effect: Kind<Self, Value>, on launcher: Launcher,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> () -> Void
}
