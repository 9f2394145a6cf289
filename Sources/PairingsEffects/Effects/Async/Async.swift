#if !hasFeature(Embedded)  // Embedded Swift has no tasks without a runtime for them.

public import PairingsCore

/// A description of asynchronous work that may fail: Swift concurrency as a value.
///
///     let page = Async<Offline, Page>.work { () async throws(Offline) in try await load(url) }
///     let title = page.map(\.title).handle { _ in .pure("You are offline") }
///     try await title.run()  // loads now
///
/// The work runs on each call of `run()`, and not before. Work and the functions that connect it
/// are called in the isolation that runs them, so that closures need not be `@Sendable`; only
/// ``Kind/concurrent(_:)`` work leaves it. Steps that do not wait run at once, without a change of
/// threads.
///
/// Cancellation of the task that runs the work ends it between two steps: no further step is made,
/// and acquired resources are released.
///
/// ## Laws
///
/// The laws of ``Monad``, ``Deferring``, ``Failing``, ``Bracketing``, ``Cancelling``,
/// ``Concurrent``, ``Sleeping``, ``Shifting`` and ``Launching``.
///
/// - Complexity: Constant stack for every nesting of `flatMap`; three allocations per bind and run.
/// - SeeAlso: Claessen, *A Poor Man's Concurrency Monad* (1999).
public typealias Async<Failure: Error, Value> = Kind<AsyncOf<Failure>, Value>

extension Kind {
  /// Returns work that waits.
  ///
  /// The work should end when its task is cancelled.
  @inlinable
  public static func work<Failure: Error>(
    _ work: @escaping () async throws(Failure) -> Value
  ) -> Async<Failure, Value> where Brand == AsyncOf<Failure> {
    AsyncOf<Failure>.make(
      .wait { fiber, resume in
        // As the host's wait for an outcome, with the work in the one function that is stored.
        fiber.host.wait(fiber) {
          guard !fiber.isShielded else {
            return fiber.host.end(await fiber.host.shielding { await Outcome(work) }, resume)
          }
          guard !fiber.isCancelled else { return resume(.cancelled) }
          fiber.host.end(await Outcome(work), resume)
        }
      })
  }

  /// Returns work that does not wait.
  @inlinable
  public static func work<Failure: Error>(
    _ work: @escaping () throws(Failure) -> Value
  ) -> Async<Failure, Value> where Brand == AsyncOf<Failure> {
    AsyncOf<Failure>.make(.step(work))
  }

  /// Returns work that leaves the isolation and runs concurrently, at the place of the last
  /// ``Shifting/shift(to:)``.
  public static func concurrent<Failure: Error>(
    _ work: @escaping @Sendable @concurrent () async throws(Failure) -> Value
  ) -> Async<Failure, Value> where Brand == AsyncOf<Failure>, Value: Sendable {
    AsyncOf<Failure>.make(
      .wait { fiber, resume in
        let place = fiber.host.place
        fiber.host.wait(fiber, resume) { await Workplace.perform(work, at: place) }
      })
  }
}

// MARK: - Callbacks

extension Kind {
  /// Returns work that calls back, from any thread. At its start, the work calls `start` with a
  /// function that receives the outcome.
  ///
  ///     let tap = Async<Never, Tap>.callback { resume in
  ///       button.onNextTap { resume(.success($0)) }
  ///     }
  ///
  /// The first callback counts. `start` and the continuation of the work are called in the
  /// isolation that runs the work, for callbacks from any thread. A cancellation ends the work at
  /// once.
  public static func callback<Failure: Error>(
    _ start: @escaping (_ resume: @escaping @Sendable (Outcome<Value, Failure>) -> Void) -> Void
  ) -> Async<Failure, Value> where Brand == AsyncOf<Failure>, Value: Sendable {
    cancellableCallback { resume in
      start(resume)
      return {}
    }
  }

  /// Returns work that calls back, from any thread, and can be cancelled. `start` returns the
  /// function that a cancellation calls, in the isolation that runs the work.
  public static func cancellableCallback<Failure: Error>(
    _ start:
      @escaping (_ resume: @escaping @Sendable (Outcome<Value, Failure>) -> Void) -> () -> Void
  ) -> Async<Failure, Value> where Brand == AsyncOf<Failure>, Value: Sendable {
    AsyncOf<Failure>.make(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) {
          let (outcomes, source) = AsyncStream<Outcome<Value, Failure>>.makeStream()
          let cancel = start {
            source.yield($0)
            source.finish()
          }
          for await outcome in outcomes { return outcome }
          cancel()
          return .cancelled
        }
      })
  }
}

// MARK: - Running

extension Kind {
  /// Runs the work in the caller's task.
  ///
  /// - Throws: An ``Interruption``: the failure of the first step that fails, or the cancellation
  ///   of the task.
  @inlinable
  public func run<Failure: Error>(
    isolation: isolated any Actor = #isolation
  ) async throws(Interruption<Failure>) -> Value where Brand == AsyncOf<Failure> {
    try await outcome().get()
  }

  /// Runs the work in the caller's task and returns its outcome.
  @inlinable
  public func outcome<Failure: Error>(
    isolation: isolated any Actor = #isolation
  ) async -> Outcome<Value, Failure> where Brand == AsyncOf<Failure> {
    var outcome = Outcome<Value, Failure>.cancelled
    let host = _AsyncHost(Isolation())
    await host.drive(Fiber(self, on: host) { outcome = $0 })
    return outcome
  }
}

// MARK: - Failures

extension Kind {
  /// Runs the work and transforms its failure.
  @inlinable
  public func mapFailure<Failure: Error, NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Async<NewFailure, Value> where Brand == AsyncOf<Failure> {
    recover { .raise(transform($0)) }
  }

  /// Continues with the result of `recover` after a failure. The result may have another type of
  /// failure, or none.
  @inlinable
  public func recover<Failure: Error, NewFailure: Error>(
    _ recover: @escaping (Failure) -> Kind<AsyncOf<NewFailure>, Value>
  ) -> Async<NewFailure, Value> where Brand == AsyncOf<Failure> {
    AsyncOf<NewFailure>.make(
      .bound(
        FollowNode(self) { outcome, _, receiver, fiber in
          switch outcome {
          case .success(let value): receiver.receiving(.success(value))
          case .failure(let failure): fiber.start({ recover(failure) }, for: receiver)
          case .cancelled: receiver.receiving(.cancelled)
          }
        }))
  }
}

extension Outcome {
  /// Creates the outcome of work.
  @inlinable
  nonisolated(nonsending) init(_ work: () async throws(Failure) -> Value) async {
    do throws(Failure) {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}

#endif
