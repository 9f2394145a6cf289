#if !hasFeature(Embedded)  // Embedded Swift has no weak references.

/// The host of a ``Rehearsal``'s fiber. It refers to a stage without retaining it.
public final class _StageHost<Failure: Error>: CoroutineHost {
  /// The stage; nil once the stage is released, after which no step runs.
  private(set) weak var stage: Stage<Failure>?

  /// The place named by the last shift, if there was one.
  public internal(set) var place: String?

  /// The number of the launch that the fiber belongs to.
  let launch: Int

  init(_ stage: Stage<Failure>?, place: String? = nil, launch: Int) {
    self.stage = stage
    self.place = place
    self.launch = launch
  }

  /// Runs fibers up to their first waits, in order.
  public func join(
    _ branches: [Fiber<_StageHost>], of fiber: Fiber<_StageHost>, _ resume: @escaping () -> Void
  ) {
    stage?.branches? += branches
    proceed(branches, resume)
  }

  /// Creates a host on the same stage and at the same place.
  public func branch() -> _StageHost { _StageHost(stage, place: place, launch: launch) }
}

#endif
