public import PairingsCore

/// The capability to wait for a duration.
///
/// ## Laws
///
/// For every `m`, and not negative `a` and `b`:
///
///     then(sleep(for: .zero), m) == m                               // sleep for zero
///     then(sleep(for: a), sleep(for: b)) == sleep(for: a + b)       // time adds up
public protocol Sleeping: Monad {
  /// Waits for `duration`.
  static func sleep(for duration: Duration) -> Kind<Self, Void>
}

extension Sleeping {
  /// Calls `body` after each `interval`, until the effect is cancelled.
  ///
  ///     Async<Never, Void>.every(.seconds(1)) { print("tick") }
  ///
  /// The first call comes after the first interval. The next interval begins when `body` returns.
  ///
  /// - Precondition: `interval` is positive.
  /// - Complexity: Constant stack.
  @inlinable
  public static func every(
    _ interval: Duration, _ body: @escaping () -> Void
  ) -> Kind<Self, Void> {
    precondition(
      interval > .zero, "In an interval of \(interval) no time passes: give a positive one.")
    return iterate(()) { _ in map(sleep(for: interval)) { .next(body()) } }
  }
}

extension Kind where Brand: Sleeping, Value == Void {
  /// Waits for `duration`.
  @inlinable
  public static func sleep(for duration: Duration) -> Kind { Brand.sleep(for: duration) }

  /// Calls `body` after each `interval`, until the effect is cancelled.
  ///
  /// - Precondition: `interval` is positive.
  @inlinable
  public static func every(_ interval: Duration, _ body: @escaping () -> Void) -> Kind {
    Brand.every(interval, body)
  }
}
