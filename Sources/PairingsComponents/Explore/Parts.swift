public import PairingsCore

// The end of effects whose part is removed.

extension EventQueue {
  /// Adds a request of a part.
  ///
  /// - Complexity: O(1), amortised.
  @usableFromInline
  final func hold(_ request: _Request, of part: RequestPart) {
    let parts = unsafe partRequests ?? PartRequests()
    unsafe partRequests = parts
    unsafe endRemoved = { queue in queue.showing { unsafe queue.partRequests?.cancelRemoved() } }
    unsafe request.part = part
    showing { parts.insert(request) }
  }

  /// Returns true if the part of a request that is to begin was removed.
  @usableFromInline
  final func isRemoved(_ part: RequestPart) -> Bool {
    showing { CollectionOfOne(part).look() }
    return part.isRemoved && !part.isOutliving
  }
}

/// The requests of parts.
@usableFromInline
final class PartRequests {
  /// The requests. Those that are over leave once they are more than half of the list.
  fileprivate var all: [_Request] = []

  /// The number of requests at which those that are over leave.
  private var bound = 16

  func insert(_ request: _Request) {
    if all.count >= bound {
      removeOver()
      bound = max(16, 2 * all.count)
    }
    all.append(request)
  }

  /// Cancels the requests of the part with a path, and of the parts in it.
  func cancel(_ path: [Key]) {
    all.filter { unsafe $0.part?.path.starts(with: path) == true }.cancelWithParts()
  }

  /// Cancels the requests of parts that the last commit has removed.
  ///
  /// - Complexity: O(*n*) for *n* effects of parts that are in progress.
  func cancelRemoved() {
    all.lazy.compactMap { unsafe $0.part }.look()
    var (removed, past): ([_Request], Int) = ([], 0)
    for request in all {
      guard let part = unsafe request.part else {
        past += 1
        continue
      }
      if part.isRemoved && !part.isOutliving { removed.append(request) }
    }
    for request in removed { unsafe request.isTold = false }
    removed.cancelWithParts()
    if 2 * (past + removed.count) >= all.count { removeOver() }
  }

  #if !hasFeature(Embedded)  // As Explorer.checkpoint().
  /// Saves the state, and returns a function that restores it. Adds the requests to a list.
  func checkpoint(_ requests: inout [_Request]) -> () -> Void {
    requests += all
    let state = (all, bound)
    return { [self] in (all, bound) = state }
  }
  #endif

  private func removeOver() {
    let old = all
    all = old.filter { unsafe $0.part != nil }
    withExtendedLifetime(old) {}  // Freed after the list is written.
  }
}

/// The part that a request belongs to.
@usableFromInline
@_fixed_layout
final class RequestPart {
  /// The identities of the part and of the parts that contain it, the outermost first.
  let path: [Key]

  /// True if the request goes on when its part is removed.
  let isOutliving: Bool

  /// A function that returns false if the part is missing, with one that forgets the copy of the space
  /// that it has read; nil if the part cannot be removed.
  @usableFromInline typealias Look = (isFound: () -> Bool, end: () -> Void)
  fileprivate let look: Look?

  /// True if a commit has removed the part, also if one of its identity was made since.
  @usableFromInline fileprivate(set) var isRemoved = false

  /// True while the input for the cancelled request waits its turn.
  @usableFromInline var isTelling = false

  @usableFromInline
  init(_ path: [Key], isOutliving: Bool, look: Look?) {
    (self.path, self.isOutliving, self.look) = (path, isOutliving, look)
  }

  #if !hasFeature(Embedded)  // As Explorer.checkpoint().
  /// Saves the state, and returns a function that restores it.
  func checkpoint() -> () -> Void {
    let state = (isRemoved, isTelling)
    return { [self] in (isRemoved, isTelling) = state }
  }
  #endif
}

extension Sequence where Element == RequestPart {
  /// Looks whether the parts are there. All are read from one copy of the space.
  fileprivate func look() {
    var last: RequestPart.Look?
    for part in self where !part.isRemoved {
      guard let look = part.look else { continue }
      part.isRemoved = !look.isFound()
      last = look
    }
    last?.end()
  }
}

extension _Request {
  /// False if the part of the request was removed: then its end sends no input and makes no move.
  @inlinable @inline(__always)
  final var hasReceiver: Bool { unsafe part?.isRemoved != true }

  /// Forgets the part, once no input for a cancellation waits.
  @usableFromInline
  final func leavePart() {
    guard let part = unsafe part, !part.isTelling else { return }
    unsafe self.part = nil
    withExtendedLifetime(part) {}  // Freed after the field is written.
  }
}

extension EventQueue {
  /// Adds a request of a part. Returns false if the part is missing, so that its work is not to begin.
  @inlinable @inline(never)
  final func hold<Moves: Monad>(
    _ request: _Request, of part: WorkPart<Moves>, _ read: @escaping (Kind<Moves, Void>?) -> Void
  ) -> Bool {
    guard unsafe !isClosed else { return true }
    let look: RequestPart.Look? = part.presence.map { presence in
      (
        isFound: {
          unsafe presence.isFound.value = false
          read(presence.read)
          return unsafe presence.isFound.value
        }, end: { read(nil) }
      )
    }
    let held = RequestPart(part.path, isOutliving: part.isOutliving, look: look)
    if isAtRest, isRemoved(held) { return false }
    hold(request, of: held)
    return true
  }
}
