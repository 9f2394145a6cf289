#if !hasFeature(Embedded)  // Embedded Swift has no tasks without a runtime for them.

/// A description of asynchronous work that may fail: Swift's own concurrency, as
/// a value.
///
///     let page = Async<Offline, Page>.work { () async throws(Offline) in try await load(url) }
///     let title = page.map(\.title).handle { _ in .pure("You are offline") }
///     try await title.run()  // loads now
///
/// Nothing happens until it is run, and everything happens again on each run. Work
/// and the functions that connect it are called in the isolation that runs them, so
/// nothing has to be `@Sendable`; only ``Kind/concurrent(_:)`` work leaves it. What does
/// not wait is done at once, without a change of threads.
///
/// Cancelling the task that runs it ends it between two steps: no further step is
/// made, what was acquired is released.
///
/// ## Laws
///
/// The laws of ``Monad``, ``Deferring``, ``Failing``, ``Bracketing``, ``Cancelling``,
/// ``Concurrent``, ``Sleeping``, ``Shifting`` and ``Launching``.
///
/// - Complexity: Constant stack however `flatMap`s are nested; three allocations a
///   bind and run.
/// - SeeAlso: Claessen, *A Poor Man's Concurrency Monad* (1999).
///
/// ## Topics
///
/// ### Making
///
/// - ``Kind/work(_:)-9rgxa``
/// - ``Kind/work(_:)-2sokt``
/// - ``Kind/concurrent(_:)``
/// - ``Kind/callback(_:)``
/// - ``Kind/cancellableCallback(_:)``
/// - ``Kind/pure(_:)``
/// - ``Kind/raise(_:)``
/// - ``Kind/suspend(_:)``
/// - ``Kind/never()``
///
/// ### Sequencing
///
/// - ``Kind/map(_:)``
/// - ``Kind/flatMap(_:)``
/// - ``Kind/then(_:)``
/// - ``Kind/zip(_:with:)``
/// - ``Kind/iterate(_:_:)``
/// - ``Kind/traverse(_:_:)``
/// - ``Kind/forEach(_:_:)``
/// - ``Kind/replicate(_:)``
///
/// ### Recovering
///
/// - ``Kind/recover(_:)->Async<NewFailure,Value>``
/// - ``Kind/mapFailure(_:)->Async<NewFailure,Value>``
/// - ``Kind/handle(_:)``
/// - ``Kind/attempt()``
/// - ``Kind/retry(_:)``
///
/// ### Releasing
///
/// - ``Kind/bracket(release:use:)``
/// - ``Kind/guarantee(_:)``
///
/// ### Cancelling
///
/// - ``Kind/cancel()``
/// - ``Kind/shielded()``
///
/// ### Side by side
///
/// - ``Kind/both(_:)``
/// - ``Kind/race(_:)``
/// - ``Kind/timeout(after:)``
///
/// ### Time and place
///
/// - ``Kind/sleep(for:)``
/// - ``Kind/every(_:_:)``
/// - ``Kind/shift(to:)``
///
/// ### Running
///
/// - ``Kind/run(isolation:)``
/// - ``Kind/outcome(isolation:)``
public typealias Async<Failure: Error, Value> = Kind<AsyncOf<Failure>, Value>

extension Kind {
  /// Describes work that waits.
  ///
  /// The work should end when its task is cancelled.
  @inlinable
  public static func work<Failure: Error>(
    _ work: @escaping () async throws(Failure) -> Value
  ) -> Async<Failure, Value> where Brand == AsyncOf<Failure> {
    AsyncOf<Failure>.make(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) { await Outcome(work) }
      })
  }

  /// Describes work that does not wait.
  @inlinable
  public static func work<Failure: Error>(
    _ work: @escaping () throws(Failure) -> Value
  ) -> Async<Failure, Value> where Brand == AsyncOf<Failure> {
    AsyncOf<Failure>.make(.step(work))
  }

  /// Describes work that leaves the isolation and is done concurrently, where the
  /// last ``Shifting/shift(to:)`` says.
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
  /// Describes work that calls back, from any thread: once it is started, `start` is given
  /// what to call with the outcome.
  ///
  ///     let tap = Async<Never, Tap>.callback { resume in
  ///       button.onNextTap { resume(.success($0)) }
  ///     }
  ///
  /// The first call counts. `start` is called in the isolation that runs the work, and so
  /// is what follows, wherever the call comes from. A cancellation ends the work at once.
  public static func callback<Failure: Error>(
    _ start: @escaping (_ resume: @escaping @Sendable (Outcome<Value, Failure>) -> Void) -> Void
  ) -> Async<Failure, Value> where Brand == AsyncOf<Failure>, Value: Sendable {
    cancellableCallback { resume in
      start(resume)
      return {}
    }
  }

  /// Describes work that calls back, from any thread, and can be cancelled: `start` returns
  /// what a cancellation calls, in the isolation that runs the work.
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
  /// Does the work, in the caller's task.
  ///
  /// - Throws: An ``Interruption``: the failure of the first step that fails, or that
  ///   the task was cancelled.
  public func run<Failure: Error>(
    isolation: isolated any Actor = #isolation
  ) async throws(Interruption<Failure>) -> Value where Brand == AsyncOf<Failure> {
    try await outcome().get()
  }

  /// Does the work, in the caller's task, and returns how it ended.
  public func outcome<Failure: Error>(
    isolation: isolated any Actor = #isolation
  ) async -> Outcome<Value, Failure> where Brand == AsyncOf<Failure> {
    var outcome = Outcome<Value, Failure>.cancelled
    let host = AsyncHost(Isolation())
    await host.drive(Fiber(self, on: host) { outcome = $0 })
    return outcome
  }
}

// MARK: - Failures

extension Kind {
  /// Does the work and transforms its failure.
  @inlinable
  public func mapFailure<Failure: Error, NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Async<NewFailure, Value> where Brand == AsyncOf<Failure> {
    recover { .raise(transform($0)) }
  }

  /// Goes on with what `recover` makes of a failure, which may fail in another way,
  /// or not at all.
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
  /// How work ends.
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
