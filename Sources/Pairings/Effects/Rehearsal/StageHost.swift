#if !hasFeature(Embedded)  // Embedded Swift has no weak references.

/// What a fiber of ``Rehearsal`` waits with: a stage, which it does not keep.
public final class StageHost<Failure: Error>: CoroutineHost {
  /// The stage, unless it is gone: nothing happens any more then.
  private(set) weak var stage: Stage<Failure>?

  /// Where the last shift says that the work is done, if there was one.
  public internal(set) var place: String?

  /// Which launch it belongs to.
  let launch: Int

  init(_ stage: Stage<Failure>?, place: String? = nil, launch: Int) {
    self.stage = stage
    self.place = place
    self.launch = launch
  }

  /// Makes a host on the same stage and at the same place.
  public func branch() -> StageHost { StageHost(stage, place: place, launch: launch) }
}

#endif
