#if !hasFeature(Embedded)  // As _StageHost.

public import PairingsCore

/// The state of a stage while no effect runs.
@usableFromInline
package struct StageCheckpoint<Failure: Error> {
  fileprivate let fibers: SavedStates<Fiber<_StageHost<Failure>>>
  fileprivate let restoreOthers: () -> Void

  /// Restores the state. This may be done any number of times.
  @usableFromInline
  package func restore() {
    fibers.restore()
    restoreOthers()
  }
}

extension Stage {
  /// Saves the state of the stage and of its effects. The history begins anew.
  ///
  /// The continuation of an effect may so be called more than once. This is sound: all that changes
  /// between two events is saved, and no frame has an outcome then.
  ///
  /// - Parameter earlier: The checkpoint that was taken or restored last, if there is one.
  /// - Complexity: As for an explorer, for effects in place of requests.
  @usableFromInline
  package func checkpoint(after earlier: StageCheckpoint<Failure>?) -> StageCheckpoint<Failure> {
    let (branches, shared) = ((branches ?? []).filter { !$0.isOver }, shared ?? [])
    (self.branches, self.shared, history) = (branches, shared, [])
    let state = (arrivals, named, sleepers, dues, count, launches, going, now)
    let saved = shared.map { $0.checkpoint() }
    return StageCheckpoint(
      fibers: SavedStates(of: going.values + branches, after: earlier?.fibers) { $0.checkpoint() },
      restoreOthers: { [self] in
        (arrivals, named, sleepers, dues, count, launches, going, now) = state
        (self.branches, self.shared, history) = (branches, shared, [])
        for restore in saved { restore() }
      })
  }

  /// The numbers of the launches that have not ended.
  @usableFromInline package var launchesInProgress: Set<Int> {
    Set(going.values.map(\.host.launch))
  }
}

extension RehearsalOf {
  /// Makes a state known that effects share, for the checkpoints of the stage.
  public static func _share(_ state: _SharedState) -> Kind<Self, Void> {
    make(
      .wait { fiber, resume in
        fiber.host.stage?.shared?.append(state)
        resume(.success(()))
      })
  }
}

extension Fiber {
  /// Saves the state of a fiber that waits or has ended.
  fileprivate func checkpoint<Failure>() -> () -> Void where Host == _StageHost<Failure> {
    let state = unsafe (
      shields, hasEnded, isCancelRequested, waiting, cancelWait, endsWait, afterEnd, waits, ends,
      host.place
    )
    let restoreEnds = unsafe ends?.checkpoint()
    return { [self] in
      unsafe (
        shields, hasEnded, isCancelRequested, waiting, cancelWait, endsWait, afterEnd, waits, ends,
        host.place
      ) = state
      restoreEnds?()
    }
  }
}

#endif
