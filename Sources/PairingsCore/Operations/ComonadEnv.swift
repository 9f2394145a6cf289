/// A comonad whose values were computed in an environment: ``Env``, and every transformer that
/// keeps one.
///
/// ## Laws
///
/// For every `w` and `h`:
///
///     w.extend(h).environment == w.environment      // extend keeps the environment
///
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public protocol ComonadEnv<Environment>: Comonad {
  /// The type of the environment.
  associatedtype Environment

  /// Returns the environment.
  static func environment<Value>(_ wa: Kind<Self, Value>) -> Environment
}

extension Kind where Brand: ComonadEnv {
  /// The environment, which ``extend(_:)`` keeps.
  @inlinable
  public var environment: Brand.Environment { Brand.environment(self) }

  /// The value in focus.
  @inlinable
  public var value: Value { extract() }

  /// Returns the part of the environment that `read` returns.
  ///
  /// - Throws: The error that `read` throws, with its type.
  @inlinable
  public func asks<Part, Failure: Error>(
    _ read: (Brand.Environment) throws(Failure) -> Part
  ) throws(Failure) -> Part {
    try read(environment)
  }
}
