public import PairingsCore

/// The capability to fail with a typed error, and to recover.
///
/// ## Laws
///
/// For every `e`, `m`, `f` and `g`:
///
///     flatMap(raise(e), f) == raise(e)                                     // raise is a left zero
///     handle(raise(e), f) == f(e)                                          // handle raise
///     handle(m, raise) == m                                                // handle with raise
///     handle(handle(m, f), g) == handle(m) { handle(f($0), g) }            // associativity
///     attempt(m) == handle(map(m) { .success($0) }) { pure(.failure($0)) } // attempt coherence
///
/// - SeeAlso: Liang, Hudak and Jones, *Monad Transformers and Modular
///   Interpreters* (1995).
public protocol Failing: Monad {
  /// The type of failures.
  associatedtype Failure: Error

  /// Returns an effect that fails.
  static func raise<Value>(_ failure: Failure) -> Kind<Self, Value>

  /// Returns an effect that continues with the result of `recover` after a failure.
  static func handle<Value>(
    _ effect: Kind<Self, Value>, _ recover: @escaping (Failure) -> Kind<Self, Value>
  ) -> Kind<Self, Value>
}

extension Failing {
  /// Runs an effect again at once after a failure, at most `times` times. The last failure remains.
  ///
  ///     retry(m, times: 0) == m                                          // no retry
  ///     retry(m, times: n + 1) == handle(m) { _ in retry(m, times: n) }  // retry coherence
  ///
  /// - Precondition: `times` is not negative.
  /// - Complexity: Constant stack.
  @inlinable
  public static func retry<Value>(
    _ effect: Kind<Self, Value>, times: Int
  ) -> Kind<Self, Value> {
    precondition(times >= 0, "An effect cannot be tried again \(times) times.")
    return iterate(times) { times in
      flatMap(attempt(effect)) { result in
        switch result {
        case .success(let value): pure(.done(value))
        case .failure(let failure): times > 0 ? pure(.next(times - 1)) : raise(failure)
        }
      }
    }
  }

  /// Returns an effect whose value is the value or the failure, and which does not fail.
  @inlinable
  public static func attempt<Value>(
    _ effect: Kind<Self, Value>
  ) -> Kind<Self, Result<Value, Failure>> {
    handle(map(effect) { .success($0) }) { pure(.failure($0)) }
  }
}

extension Kind where Brand: Failing {
  /// Runs this effect again at once after a failure, at most `times` times.
  ///
  /// - Precondition: `times` is not negative.
  @inlinable
  public func retry(times: Int) -> Kind { Brand.retry(self, times: times) }

  /// Returns an effect that fails.
  @inlinable
  public static func raise(_ failure: Brand.Failure) -> Kind { Brand.raise(failure) }

  /// Continues with the result of `recover` after a failure.
  @inlinable
  public func handle(_ recover: @escaping (Brand.Failure) -> Kind) -> Kind {
    Brand.handle(self, recover)
  }

  /// Returns an effect whose value is the value or the failure, and which does not fail.
  @inlinable
  public func attempt() -> Kind<Brand, Result<Value, Brand.Failure>> { Brand.attempt(self) }
}
