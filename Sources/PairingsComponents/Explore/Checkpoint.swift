#if !hasFeature(Embedded)  // No module searches schedules there.

import PairingsEffects
import PairingsCore

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
        unsafe (loop.shown, loop.rendered) = (version, nil)
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
