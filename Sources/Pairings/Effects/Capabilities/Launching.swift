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

  /// Whether an effect may go on after it was begun. Where none does, there is nothing that a key
  /// could cancel, or make others wait for.
  static var _canGoOn: Bool { get }

  /// Returns the effect that hands a value to a mailbox and waits for the answer; one that cannot
  /// wait takes the best answer that there is.
  static func _handing<Value, Answer>(
    _ value: Value, to mailbox: _Mailbox<Value, Answer>
  ) -> Kind<Self, Answer>
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

  /// An effect may go on.
  @inlinable
  public static var _canGoOn: Bool { true }

  /// No effect can be told not to wait.
  @inlinable
  public static func _outcomeAtOnce<Value>(
    _ effect: Kind<Self, Value>
  ) -> Outcome<Value, Failure>? {
    nil
  }

  /// Hands a value to a mailbox, without a wait.
  @inlinable
  public static func _handing<Value, Answer>(
    _ value: Value, to mailbox: _Mailbox<Value, Answer>
  ) -> Kind<Self, Answer> {
    computed { mailbox.take(value, true) }
  }
}

/// A place where effects leave values, and which answers each: now or, if it cannot now,
/// later. Only this module makes one.
@_fixed_layout
public final class _Mailbox<Value, Answer> {
  /// Whether a value is answered now.
  @usableFromInline let isReady: () -> Bool

  /// Takes a value now; the answer is the best that there is if it is not ready. An effect that
  /// runs here and now says so: it takes nothing once its request was cancelled.
  @usableFromInline let take: (Value, _ runsNow: Bool) -> Answer

  /// Takes a value once it is ready and answers then, with nothing if it drops the value;
  /// returns the function that withdraws the value.
  @usableFromInline let takeLater: (Value, @escaping (Answer?) -> Void) -> () -> Void

  @inlinable
  init(
    isReady: @escaping () -> Bool, take: @escaping (Value, Bool) -> Answer,
    takeLater: @escaping (Value, @escaping (Answer?) -> Void) -> () -> Void
  ) {
    self.isReady = isReady
    self.take = take
    self.takeLater = takeLater
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
