public import PairingsCore

/// The capability to be cancelled between two steps.
///
/// A cancelled effect makes no further step and releases the resources that it has acquired by
/// ``Bracketing/bracket(_:release:use:)``. A failure handler does not see a cancellation.
///
/// ## Laws
///
/// For every `m`, `n` and `f`:
///
///     flatMap(cancel(), f) == cancel()                          // cancel is a left zero
///     handle(cancel(), f) == cancel()                           // handle ignores a cancellation
///     shielded(then(cancel(), m)) == then(m, cancel())          // a shield defers a cancellation
///     shielded(shielded(m)) == shielded(m)                      // shielded is idempotent
///
/// - SeeAlso: Marlow, Peyton Jones, Moran and Reppy, *Asynchronous Exceptions in
///   Haskell* (2001).
public protocol Cancelling: Bracketing {
  /// Cancels the effect that runs this one.
  static func cancel() -> Kind<Self, Void>

  /// Returns the effect, shielded from cancellation. A cancellation waits until the effect has
  /// ended.
  static func shielded<Value>(_ effect: Kind<Self, Value>) -> Kind<Self, Value>
}

extension Kind where Brand: Cancelling {
  /// Returns this effect, shielded from cancellation.
  @inlinable
  public func shielded() -> Kind { Brand.shielded(self) }
}

extension Kind where Brand: Cancelling, Value == Void {
  /// Cancels the effect that runs this one.
  @inlinable
  public static func cancel() -> Kind { Brand.cancel() }
}
