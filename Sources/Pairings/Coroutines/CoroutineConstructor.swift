/// The brand of an effect whose values are coroutines: steps that can wait between two of
/// them, for whatever its host waits with.
///
/// `Async` and `Rehearsal` are coroutines. An effect of your own names its host, and how
/// it may fail, and can then fail, recover, release, be cancelled, and run side by side:
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
/// Those of ``Monad``, ``Deferring``, ``Failing``, ``Bracketing``, ``Cancelling`` and
/// ``Concurrent``.
///
/// - SeeAlso: Claessen, *A Poor Man's Concurrency Monad* (1999).
public protocol CoroutineConstructor: _CoroutineConstructor {}

/// The brand of an effect whose values are coroutines, but not of every wait that a user
/// may think of.
public protocol _CoroutineConstructor: Concurrent, Deferring
where _Representation == _CoroutineBody {
  /// What the fibers of this effect wait with.
  associatedtype Host: CoroutineHost
}

/// What kinds are made of that are coroutines.
public enum _CoroutineBody {}

extension _CoroutineConstructor {
  /// The kind as its coroutine.
  @inlinable @inline(__always)
  static func coroutine<Value>(_ kind: Kind<Self, Value>) -> Coroutine<Self, Value> {
    kind.carrier(as: Coroutine.self)
  }

  /// The coroutine of a body.
  @inlinable @inline(__always)
  static func make<Value>(_ body: Coroutine<Self, Value>.Body) -> Kind<Self, Value> {
    Coroutine(body)
  }
}

extension Launching where Self: _CoroutineConstructor {
  /// Runs what is one step, or none.
  @inlinable
  public static func _outcomeAtOnce<Value>(
    _ effect: Kind<Self, Value>
  ) -> Outcome<Value, Failure>? {
    coroutine(effect).outcomeAtOnce
  }
}

extension _CoroutineConstructor {
  /// A value that is computed when the coroutine runs.
  @inlinable
  public static func computed<Value>(_ compute: @escaping () -> Value) -> Kind<Self, Value> {
    make(.step(compute))
  }
}

extension Kind where Brand: CoroutineConstructor {
  /// One wait: the closure starts to wait and calls `resume` once the wait is over; later
  /// calls are not heard.
  ///
  /// A cancellation ends the wait at once, unless the closure says otherwise by
  /// ``Fiber/onCancel(_:)``.
  @inlinable
  public static func wait(
    _ wait:
      @escaping (
        _ fiber: Fiber<Brand.Host>, _ resume: @escaping (Outcome<Value, Brand.Failure>) -> Void
      ) -> Void
  ) -> Kind {
    Brand.make(.wait(wait))
  }

  /// One step that does not wait.
  @inlinable
  public static func work(_ step: @escaping () throws(Brand.Failure) -> Value) -> Kind {
    Brand.make(.step(step))
  }
}
