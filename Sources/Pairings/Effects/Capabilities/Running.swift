/// The capability to run an effect here and now, on the caller's stack.
///
/// ## Laws
///
/// For every `a`, `m` and `f`:
///
///     run(pure(a)) == a
///     run(flatMap(m, f)) == run(f(run(m)))
public protocol Running: Monad {
  /// How running may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Runs the effect to its end and returns its value.
  ///
  /// - Throws: The effect's failure.
  static func run<Value>(_ effect: Kind<Self, Value>) throws(Failure) -> Value
}

extension IdentityOf: Running {
  /// Returns the value, which is there already.
  @inlinable
  public static func run<Value>(_ effect: Kind<Self, Value>) -> Value { effect.narrow().value }
}
