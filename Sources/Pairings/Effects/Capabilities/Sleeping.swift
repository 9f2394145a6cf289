/// The capability to let time pass.
///
/// ## Laws
///
/// For every `m`, and not negative `a` and `b`:
///
///     then(sleep(for: .zero), m) == m                               // no time
///     then(sleep(for: a), sleep(for: b)) == sleep(for: a + b)       // time adds up
public protocol Sleeping: Monad {
  /// Waits as long as `duration`.
  static func sleep(for duration: Duration) -> Kind<Self, Void>
}

extension Kind where Brand: Sleeping, Value == Void {
  /// Waits as long as `duration`.
  @inlinable
  public static func sleep(for duration: Duration) -> Kind { Brand.sleep(for: duration) }
}
