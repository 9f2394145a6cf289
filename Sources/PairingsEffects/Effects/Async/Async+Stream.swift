#if !hasFeature(Embedded)  // As Async.

public import PairingsCore

extension Kind where Value == Void {
  /// Returns work that calls `body` with each element of an asynchronous sequence, until the
  /// sequence ends or fails.
  ///
  ///     .stream(under: .latest(Feed.prices)) { send in
  ///       .each(of: prices(of: name)) { send(.price($0)) }
  ///     }
  ///
  /// The sequence is made at each start of the work, in a task of its own. A source that sends before
  /// that is not heard. A callback that is called many times is a sequence, too:
  ///
  ///     .each(
  ///       of: AsyncStream<Int> { source in
  ///         let token = sensor.observe { source.yield($0) }
  ///         source.onTermination = { _ in token.cancel() }
  ///       }) { send(.measured($0)) }
  ///
  /// `body` is called in the isolation that runs the work, for one element at a time. A
  /// cancellation ends the work at once, and no call of `body` follows it. A sequence that does not
  /// end when its task is cancelled stays until its next element.
  public static func each<Failure: Error, Elements: AsyncSequence>(
    of elements: @escaping @autoclosure () -> Elements,
    _ body: @escaping (Elements.Element) -> Void
  ) -> Async<Failure, Void> where Brand == AsyncOf<Failure>, Elements.Failure == Failure {
    looping { () async throws(Failure) in
      var iterator = elements().makeAsyncIterator()
      while let element = try await iterator.next(isolation: #isolation), !Task.isCancelled {
        body(element)
      }
    }
  }

  /// Returns work that calls `body` with each element of an asynchronous sequence that cannot fail,
  /// until the sequence ends, for an effect that may fail.
  @_disfavoredOverload  // Where the effect cannot fail, both fit.
  public static func each<Failure: Error, Elements: AsyncSequence>(
    of elements: @escaping @autoclosure () -> Elements,
    _ body: @escaping (Elements.Element) -> Void
  ) -> Async<Failure, Void> where Brand == AsyncOf<Failure>, Elements.Failure == Never {
    looping {
      var iterator = elements().makeAsyncIterator()
      while let element = await iterator.next(isolation: #isolation), !Task.isCancelled {
        body(element)
      }
    }
  }

  /// Returns work that runs a loop in a task of its own, whose end a cancellation does not await.
  private static func looping<Failure: Error>(
    _ loop: @escaping () async throws(Failure) -> Void
  ) -> Async<Failure, Void> where Brand == AsyncOf<Failure> {
    AsyncOf<Failure>.make(
      .wait { fiber, resume in
        fiber.host.wait(fiber, resume) { await fiber.host.abandoning { await Outcome(loop) } }
      })
  }
}

extension _AsyncHost {
  /// Awaits the outcome of work in a task of its own, or the cancellation of this one, which does not
  /// await the end of the work.
  fileprivate func abandoning<Failure>(
    _ work: @escaping () async -> Outcome<Void, Failure>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome<Void, Failure> {
    let end = Signal()
    var outcome = Outcome<Void, Failure>.cancelled
    let task = Task {
      _ = isolation
      outcome = await work()
      end.give()
    }
    await withTaskCancellationHandler {
      await Signal.wait(for: end)
    } onCancel: {
      task.cancel()
    }
    return outcome
  }
}

#endif
