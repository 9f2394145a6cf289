public import PairingsCore

/// The brand of an effect whose values are coroutines: steps that can wait between two of them, by
/// means of a host.
///
/// `Async` and `Rehearsal` are coroutines. A custom effect names its host and its type of failures.
/// It then has failures, recovery, release of resources, cancellation, and concurrency:
///
///     enum FetchOf: CoroutineConstructor, Launching {
///       typealias Host = CallbackHost
///       typealias Failure = Offline
///     }
///     typealias Fetch<Value> = Kind<FetchOf, Value>
///     let page = Fetch<String>.wait { _, resume in
///       browser.load("home") { resume(.success($0)) }
///     }
///
/// ## Laws
///
/// The laws of ``Monad``, ``Deferring``, ``Failing``, ``Bracketing``, ``Cancelling`` and
/// ``Concurrent``.
///
/// - SeeAlso: Claessen, *A Poor Man's Concurrency Monad* (1999).
public protocol CoroutineConstructor: _CoroutineConstructor {}

/// The brand of an effect whose values are coroutines, but which does not allow custom waits.
public protocol _CoroutineConstructor: Concurrent, Deferring
where _Representation == _CoroutineBody {
  /// The host of this effect's fibers.
  associatedtype Host: CoroutineHost
}

/// The representation of kinds that are coroutines.
public enum _CoroutineBody {}

extension _CoroutineConstructor {
  /// Returns the kind as its coroutine.
  @inlinable @inline(__always)
  static func coroutine<Value>(_ kind: Kind<Self, Value>) -> Coroutine<Self, Value> {
    kind.carrier(as: Coroutine.self)
  }

  /// Returns the coroutine with a content.
  @inlinable @inline(__always)
  static func make<Value>(_ body: Coroutine<Self, Value>.Body) -> Kind<Self, Value> {
    Coroutine(body)
  }
}

extension Launching where Self: _CoroutineConstructor {
  /// Runs an effect of at most one step; returns nil for every other one.
  @inlinable
  public static func _outcomeAtOnce<Value>(
    _ effect: Kind<Self, Value>
  ) -> Outcome<Value, Failure>? {
    coroutine(effect).outcomeAtOnce
  }
}

extension _CoroutineConstructor {
  /// Returns a coroutine that computes a value when it runs.
  @inlinable
  public static func computed<Value>(_ compute: @escaping () -> Value) -> Kind<Self, Value> {
    make(.step(compute))
  }
}

extension Kind where Brand: CoroutineConstructor {
  /// Returns a coroutine of one wait. The closure starts to wait and calls `resume` at the end of
  /// the wait; later calls have no effect.
  ///
  /// A cancellation ends the wait at once, unless the closure calls
  /// ``Fiber/onCancelAwaitingEnd(_:)``.
  @inlinable
  public static func wait(
    _ wait:
      @escaping (
        _ fiber: Fiber<Brand.Host>, _ resume: @escaping (Outcome<Value, Brand.Failure>) -> Void
      ) -> Void
  ) -> Kind {
    Brand.make(.wait(wait))
  }

  /// Returns a coroutine of one step that does not wait.
  @inlinable
  public static func work(_ step: @escaping () throws(Brand.Failure) -> Value) -> Kind {
    Brand.make(.step(step))
  }
}
