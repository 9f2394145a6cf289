public import PairingsCore

/// The capability to release an acquired resource, regardless of how its use ends.
///
/// ## Laws
///
/// With `done` for the ending of the use, and for every `m`, `u` and `r`:
///
///     bracket(m, release: r, use: u)
///       == flatMap(m) { x in /* u(x), then once r(x, done), then how u(x) ended */ }
///                                                                    // release after a value
///     bracket(raise(e), release: r, use: u) == raise(e)   // a failed acquisition releases nothing
///     bracket(m, release: { _, _ in raise(e) }, use: u)
///       == /* as u ended if it failed, else */ raise(e)              // the release's failure surfaces
///     guarantee(m, r) == bracket(pure(()), release: { _, _ in r }) { m }  // guarantee
///
/// - SeeAlso: Marlow, Peyton Jones, Moran and Reppy, *Asynchronous Exceptions in
///   Haskell* (2001).
public protocol Bracketing: Failing {
  /// Acquires a resource, uses it and releases it: exactly once, also if the use fails or is
  /// cancelled. Acquisition and release cannot be cancelled.
  ///
  /// A failure of the use prevails over one of the release, which receives the ending of the use.
  static func bracket<Resource, Value>(
    _ acquire: Kind<Self, Resource>,
    release: @escaping (Resource, Ending<Failure>) -> Kind<Self, Void>,
    use: @escaping (Resource) -> Kind<Self, Value>
  ) -> Kind<Self, Value>

  /// Makes a state known that parts of an effect share, so that a test may save and restore it. By
  /// default, nothing.
  static func _share(_ state: _SharedState) -> Kind<Self, Void>
}

extension Bracketing {
  /// Runs an effect, then a finalizer, regardless of how the effect ends.
  @inlinable
  public static func guarantee<Value>(
    _ effect: Kind<Self, Value>, _ finalizer: Kind<Self, Void>
  ) -> Kind<Self, Value> {
    bracket(pure(()), release: { _, _ in finalizer }, use: { effect })
  }
}

extension Kind where Brand: Bracketing {
  /// Uses the resource that this effect acquires and releases it, regardless of how the use ends.
  @inlinable
  public func bracket<NewValue>(
    release: @escaping (Value, Ending<Brand.Failure>) -> Kind<Brand, Void>,
    use: @escaping (Value) -> Kind<Brand, NewValue>
  ) -> Kind<Brand, NewValue> {
    Brand.bracket(self, release: release, use: use)
  }

  /// Runs this effect, then the finalizer, regardless of how this effect ends.
  @inlinable
  public func guarantee(_ finalizer: Kind<Brand, Void>) -> Kind { Brand.guarantee(self, finalizer) }
}
