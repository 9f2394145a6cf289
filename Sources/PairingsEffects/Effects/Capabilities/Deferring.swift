public import PairingsCore

/// The capability to defer the making of an effect until it runs, and to repeat it on every run.
///
/// ## Laws
///
/// For every `a`, `make` and `f`:
///
///     suspend { m } == m                                              // suspend
///     flatMap(suspend(make), f) == suspend { flatMap(make(), f) }    // suspend under flatMap
///     // and `make` is not called before the effect runs, and once a run
public protocol Deferring: Monad {
  /// Returns an effect that is made when it runs.
  static func suspend<Value>(_ make: @escaping () -> Kind<Self, Value>) -> Kind<Self, Value>
}

extension Kind where Brand: Deferring {
  /// Returns an effect that is made when it runs.
  @inlinable
  public static func suspend(_ make: @escaping () -> Kind) -> Kind { Brand.suspend(make) }
}
