/// A comonad whose values were computed in an environment: ``Env``, ``EnvT``, and every
/// transformer over one of them.
///
/// ## Laws
///
/// For every `w`, `f` and `h`:
///
///     w.extend(h).environment == w.environment      // extend keeps the environment
///     w.asks(f) == f(w.environment)                 // asks coherence
///
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public protocol ComonadEnv<Environment>: Comonad {
  /// What a value was computed in.
  associatedtype Environment

  /// Returns the environment.
  static func environment<Value>(_ wa: Kind<Self, Value>) -> Environment
}

extension Kind where Brand: ComonadEnv {
  /// The context that ``extend(_:)`` shows to its closure and never changes.
  @inlinable
  public var environment: Brand.Environment { Brand.environment(self) }

  /// The value in focus.
  @inlinable
  public var value: Value { extract() }

  /// Returns what `read` sees of the environment.
  ///
  /// - Throws: What `read` throws, with its type.
  @inlinable
  public func asks<Part, Failure: Error>(
    _ read: (Brand.Environment) throws(Failure) -> Part
  ) throws(Failure) -> Part {
    try read(environment)
  }
}
