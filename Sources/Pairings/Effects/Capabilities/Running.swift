/// The capability to run an effect here and now, on the caller's stack.
///
/// ## Laws
///
/// For every `a`, `m` and `f`:
///
///     run(pure(a)) == a
///     run(flatMap(m, f)) == run(f(run(m)))
public protocol Running: Launching where Launcher == Void {
  /// Runs the effect to its end and returns its value.
  ///
  /// - Throws: The effect's failure.
  static func run<Value>(_ effect: Kind<Self, Value>) throws(Failure) -> Value
}

extension Running {
  /// Runs the effect and tells how it ended.
  @inlinable @discardableResult
  public static func launch<Value>(
    _ effect: Kind<Self, Value>, on launcher: Void,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> () -> Void {
    do throws(Failure) {
      end(.success(try run(effect)))
    } catch {
      end(.failure(error))
    }
    return {}
  }
}

extension IdentityOf: Running {
  /// What is there already cannot fail.
  public typealias Failure = Never

  /// Returns the value, which is there already.
  @inlinable
  public static func run<Value>(_ effect: Kind<Self, Value>) -> Value { effect.value }
}
