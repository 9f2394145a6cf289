/// The capability to be cancelled between two steps.
///
/// What is cancelled makes no further step; what it has acquired by
/// ``Bracketing/bracket(_:release:use:)`` is released. A failure handler does not
/// see a cancellation.
///
/// ## Laws
///
/// For every `m`, `n` and `f`:
///
///     flatMap(cancel(), f) == cancel()                          // nothing follows
///     handle(cancel(), f) == cancel()                           // it is no failure
///     shielded(then(cancel(), m)) == then(m, cancel())          // a shield puts it off
///     shielded(shielded(m)) == shielded(m)                      // shields collapse
///
/// - SeeAlso: Marlow, Peyton Jones, Moran and Reppy, *Asynchronous Exceptions in
///   Haskell* (2001).
public protocol Cancelling: Bracketing {
  /// Cancels whatever runs this.
  static func cancel() -> Kind<Self, Void>

  /// Returns the effect, out of the reach of cancellation, which waits until the
  /// effect is over.
  static func shielded<Value>(_ effect: Kind<Self, Value>) -> Kind<Self, Value>
}

extension Kind where Brand: Cancelling {
  /// Returns this, out of the reach of cancellation.
  @inlinable
  public func shielded() -> Kind { Brand.shielded(self) }
}

extension Kind where Brand: Cancelling, Value == Void {
  /// Cancels whatever runs this.
  @inlinable
  public static func cancel() -> Kind { Brand.cancel() }
}
