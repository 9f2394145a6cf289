public import PairingsCore

/// The capability to run an effect at once, on the caller's stack.
///
/// ## Laws
///
/// For every `a`, `m` and `f`:
///
///     run(pure(a)) == a                       // run pure
///     run(flatMap(m, f)) == run(f(run(m)))    // run flatMap
public protocol Running: Launching where Launcher == Void {
  /// Runs the effect to its end and returns its value.
  ///
  /// - Throws: The effect's failure.
  static func run<Value>(_ effect: Kind<Self, Value>) throws(Failure) -> Value
}

extension Running {
  /// Prepares to run an effect.
  @inlinable
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Void,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    var isCancelled = false
    return Launch(
      start: { end(isCancelled ? .cancelled : outcome(effect)) }, cancel: { isCancelled = true })
  }

  /// Runs an effect, since no effect waits.
  @inlinable
  public static func _outcomeAtOnce<Value>(
    _ effect: Kind<Self, Value>
  ) -> Outcome<Value, Failure>? {
    outcome(effect)
  }

  @inlinable
  static func outcome<Value>(_ effect: Kind<Self, Value>) -> Outcome<Value, Failure> {
    do throws(Failure) {
      return .success(try run(effect))
    } catch {
      return .failure(error)
    }
  }
}

extension IdentityOf: Running {
  /// `Never`, since an identity cannot fail.
  public typealias Failure = Never

  /// Returns the value.
  @inlinable
  public static func run<Value>(_ effect: Kind<Self, Value>) -> Value { effect.value }
}
