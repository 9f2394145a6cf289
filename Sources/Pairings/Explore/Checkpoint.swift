#if !hasFeature(Embedded)  // No module searches schedules there.

/// The states of objects at a time: of those that go on, and of those that have ended since an earlier
/// time. These may go on again, if the earlier states are restored.
struct SavedStates<Object: AnyObject> {
  private struct Saved {
    let object: Object
    let restore: () -> Void
  }

  /// The state of an object that has ended, before those that had ended earlier.
  private final class Ended {
    let restore: () -> Void
    let earlier: Ended?

    init(_ restore: @escaping () -> Void, after earlier: Ended?) {
      (self.restore, self.earlier) = (restore, earlier)
    }
  }

  private let open: [Saved]
  private var ended: Ended?

  /// Saves the states of objects, and of those that went on earlier.
  init(of open: [Object], after earlier: SavedStates?, _ save: (Object) -> () -> Void) {
    self.open = open.map { Saved(object: $0, restore: save($0)) }
    ended = earlier?.ended
    guard let earlier else { return }
    let kept = open.count > 16 ? Set(open.map { ObjectIdentifier($0) }) : nil  // Few are compared.
    for old in earlier.open {
      let isOpen =
        kept?.contains(ObjectIdentifier(old.object)) ?? open.contains { $0 === old.object }
      if !isOpen { ended = Ended(save(old.object), after: ended) }
    }
  }

  func restore() {
    for saved in open { saved.restore() }
    var next = ended
    while let state = next {
      state.restore()
      next = state.earlier
    }
  }
}

/// The state of an explorer between two events: its space, its requests and its keys.
@usableFromInline
package struct ExplorerCheckpoint {
  fileprivate let requests: SavedStates<_Request>
  fileprivate let restoreOthers: () -> Void

  /// Restores the state. This may be done any number of times.
  @usableFromInline
  package func restore() {
    requests.restore()
    restoreOthers()
  }
}

extension Explorer {
  /// Saves the state. The effects in progress are saved by their stage. Observers and reports are not
  /// saved.
  ///
  /// - Parameter earlier: The checkpoint that was taken or restored last, if there is one.
  /// - Precondition: No event is performed or waits.
  /// - Complexity: O(*n*) for *n* requests in progress; a checkpoint is restored in O(*n* + *m*) for *m*
  ///   requests that went on in an earlier one.
  @usableFromInline
  package func checkpoint(after earlier: ExplorerCheckpoint?) -> ExplorerCheckpoint {
    let (space, version) = unsafe (loop.space, loop.version)
    var requests: [_Request] = []
    let restoreQueue = loop.checkpoint(&requests)
    return ExplorerCheckpoint(
      requests: SavedStates(of: requests, after: earlier?.requests) { $0.checkpoint() },
      restoreOthers: { [loop] in
        unsafe (loop.space, loop.version) = (space, version)
        unsafe (loop.views.shown, loop.views.rendered) = (version, nil)
        restoreQueue()
      })
  }

  /// Sends an input between two events. Returns false if the input has no meaning.
  @inlinable
  package func take(_ input: Input) -> Bool {
    let before = version
    return loop.send(input) != nil || version != before
  }
}

extension EventQueue {
  /// Saves the state except that of the requests, and returns a function that restores it. Lists the
  /// requests that have not ended.
  fileprivate final func checkpoint(_ requests: inout [_Request]) -> () -> Void {
    unsafe precondition(phase == .resting && events.isEmpty, "An event is performed or waits.")
    var (open, saved): ([_Request], [() -> Void]) = unsafe (going, [])
    if let keys = unsafe keys { saved.append(keys.checkpoint(&open)) }
    if let parts = unsafe partRequests { saved.append(parts.checkpoint(&open)) }
    var seen: Set<ObjectIdentifier> = []
    while let request = open.popLast() {
      guard !request.hasEnded, seen.insert(ObjectIdentifier(request)).inserted else { continue }
      requests.append(request)
      open += unsafe request.parts
      if let part = unsafe request.part { saved.append(part.checkpoint()) }
    }
    let state = unsafe (going, partRequests, keys, now, lastCancelAll)
    return { [self] in
      unsafe (going, partRequests, keys, now, lastCancelAll) = state
      for restore in saved { restore() }
    }
  }
}

#endif
