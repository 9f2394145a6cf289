public import PairingsEffects

/// Work that was sent to an ``Explorer`` and is in progress, or waits its turn.
///
/// A request that is cancelled before a commit does not make that commit; a commit that has
/// happened stands. A request that is cancelled while it is in progress ends as cancelled,
/// regardless of the outcome of its effect.
///
/// The release of a request changes nothing; the release of its explorer cancels the request.
@_fixed_layout
public final class Request<Failure: Error>: _Request {
  /// The failure, if there is one. The list lets a request be freed without a look-up of the type.
  @exclusivity(unchecked) @usableFromInline var failure: [Failure] = []

  @inlinable
  override init() { super.init() }

  /// The outcome; nil until the request has ended.
  @inlinable
  public var outcome: Ending<Failure>? { hasEnded ? ending : nil }

  /// True while the request waits or is in progress, unless it was cancelled.
  @inlinable
  public var isActive: Bool { isOpen }

  /// The outcome that the request has at its end.
  @inlinable
  var ending: Ending<Failure> {
    unsafe wasCancelled ? .cancelled : failure.first.map { .failure($0) } ?? .success
  }

  /// Cancels the part of the request that is not committed.
  ///
  /// - Complexity: O(*n*) for *n* parts, in constant stack.
  @inlinable
  public func cancel() { cancelWithParts() }

  /// Calls an observer with the outcome, now or at the end of the request.
  ///
  /// A request that is sent while the explorer drops a runaway has its outcome at once. Its
  /// observers are called once actions can be sent again.
  @inlinable
  public func whenEnded(_ receive: @escaping (Ending<Failure>) -> Void) {
    // This is sound: a request exists while it calls its observers, which do not retain it.
    add { [unowned(unsafe) self] _ in unsafe receive(ending) }
  }

  @usableFromInline
  override var report: ExplorerReport? { unsafe failure.first.map { .failure($0) } }

  @usableFromInline
  override func takeFailure(of other: _Request) {
    if let other = other as? Request { unsafe other.failure.first.map(record) }
  }

  #if !hasFeature(Embedded)  // As Explorer.checkpoint().
  override func checkpoint() -> () -> Void {
    let (failure, restore) = unsafe (failure, super.checkpoint())
    return { [self] in
      unsafe self.failure = failure
      restore()
    }
  }
  #endif

  /// Records a failure, unless the request has one or has ended.
  @inlinable
  func record(_ failure: Failure) {
    guard unsafe !hasFailed && !isOver else { return }
    unsafe self.failure = [failure]
    unsafe hasFailed = true
  }
}

#if !hasFeature(Embedded)  // As Async.

extension Request {
  /// Waits for the outcome, in the isolation of the caller. An executor that runs a job as soon as it
  /// is enqueued continues while the request ends, as an observer of the end.
  ///
  /// Cancellation of the task that waits cancels the request.
  @inlinable
  public func finished(
    isolation: isolated any Actor = #isolation
  ) async -> Ending<Failure> {
    if outcome == nil { await ended() }
    if outcome == nil {
      cancel()
      await Task {
        _ = isolation
        await self.ended()
      }.value
    }
    return outcome ?? .cancelled
  }

  /// Waits for the end of this request, or of the task that waits.
  @inlinable @inline(__always)
  func ended() async {
    let signal = Signal()
    onEnd { _ in signal.give() }
    await Signal.wait(for: signal)
  }
}

#endif
