#if !hasFeature(Embedded)  // As Async.

extension Kind where Value == Void {
  /// Returns work that calls `body` with each element of an asynchronous sequence, until the
  /// sequence ends or fails.
  ///
  ///     .stream(under: .latest(Feed.prices)) { send in
  ///       .each(of: prices(of: name)) { send(.price($0)) }
  ///     }
  ///
  /// The sequence is made at each start of the work, in the task that runs the work. A source that
  /// sends before that is not heard. A callback that is called many times is a sequence, too:
  ///
  ///     .each(
  ///       of: AsyncStream<Int> { source in
  ///         let token = sensor.observe { source.yield($0) }
  ///         source.onTermination = { _ in token.cancel() }
  ///       }) { send(.measured($0)) }
  ///
  /// `body` is called in the isolation that runs the work, for one element at a time. A
  /// cancellation ends the wait for the next element, and no call of `body` follows it.
  public static func each<Failure: Error, Elements: AsyncSequence>(
    of elements: @escaping @autoclosure () -> Elements,
    _ body: @escaping (Elements.Element) -> Void
  ) -> Async<Failure, Void> where Brand == AsyncOf<Failure>, Elements.Failure == Failure {
    .work { () async throws(Failure) in
      var iterator = elements().makeAsyncIterator()
      while let element = try await iterator.next(isolation: #isolation), !Task.isCancelled {
        body(element)
      }
    }
  }
}

#endif
