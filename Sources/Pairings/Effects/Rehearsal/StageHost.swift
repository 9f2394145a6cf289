#if !hasFeature(Embedded)  // As Coroutine.

/// What a fiber of ``Rehearsal`` waits with: a stage.
public final class StageHost<Failure: Error>: CoroutineHost {
  let stage: Stage<Failure>

  /// Where the last shift says that the work is done, if there was one.
  public internal(set) var place: String?

  init(_ stage: Stage<Failure>, place: String? = nil) {
    self.stage = stage
    self.place = place
  }

  /// Nothing around a stage is cancelled.
  public var isCancelled: Bool { false }

  /// Makes a host on the same stage and at the same place.
  public func branch() -> StageHost { StageHost(stage, place: place) }

  /// Runs fibers up to their first steps, in order.
  public func join(
    _ branches: [Fiber<StageHost>], of fiber: Fiber<StageHost>, _ resume: @escaping () -> Void
  ) {
    var count = branches.count
    for branch in branches {
      branch.whenOver {
        count -= 1
        if count == 0 { resume() }
      }
    }
    for branch in branches { branch.proceed() }
  }
}

#endif
