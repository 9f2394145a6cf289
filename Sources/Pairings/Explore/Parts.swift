// The end of effects whose part is removed, and of effects that are cancelled before they begin.

extension EventQueue {
  /// Cancels all work: what is in progress, what waits under keys, and what is decided.
  final func cancelAll() {
    unsafe now += 1
    unsafe lastCancelAll = now
    endAll()
  }

  /// Cancels work in progress, and work that a commit has decided and that has not begun.
  final func cancel(_ what: Cancellation) {
    if unsafe unbegun > 0 {
      unsafe now += 1
      let all = unsafe cancellations ?? Cancellations()
      unsafe cancellations = all
      unsafe isReached = { unsafe $0.cancellations?.reach($1, $2, since: $3) ?? false }
      showing { unsafe all.add(what, at: now) }
    }
    cancelBegun(what)
  }

  /// Cancels work that has begun. An effect that cancels does not reach the effects beside it.
  @usableFromInline
  final func cancelBegun(_ what: Cancellation) {
    switch what {
    case .key(let key): unsafe keys?.cancel(key)
    case .part(let path): unsafe partRequests?.cancel(path)
    }
  }

  /// Returns true if a cancellation since a time reaches work under a key, of the part with a path.
  @usableFromInline
  final func isCancelled(_ key: Key?, _ path: [Key], since start: Int) -> Bool {
    guard unsafe now > start else { return false }
    return unsafe lastCancelAll > start || isReached?(self, key, path, start) ?? false
  }

  /// Counts the beginning of effects that were decided.
  @inlinable
  final func endDecision() {
    unsafe unbegun &-= 1
    if unsafe unbegun == 0 { unsafe cancellations = nil }
  }

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
    showing { part.look() }
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
    var (removed, past): ([_Request], Int) = ([], 0)
    for request in all {
      guard let part = unsafe request.part else {
        past += 1
        continue
      }
      part.look()
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

  /// A function that returns false if the part is missing; nil if it cannot be removed.
  private let isFound: (() -> Bool)?

  /// True if a commit has removed the part, also if one of its identity was made since.
  @usableFromInline private(set) var isRemoved = false

  /// True while the input for the cancelled request waits its turn.
  @usableFromInline var isTelling = false

  @usableFromInline
  init(_ path: [Key], isOutliving: Bool, isFound: (() -> Bool)?) {
    (self.path, self.isOutliving, self.isFound) = (path, isOutliving, isFound)
  }

  #if !hasFeature(Embedded)  // As Explorer.checkpoint().
  /// Saves the state, and returns a function that restores it.
  func checkpoint() -> () -> Void {
    let state = (isRemoved, isTelling)
    return { [self] in (isRemoved, isTelling) = state }
  }
  #endif

  /// Looks whether the part is there.
  fileprivate func look() { if !isRemoved, let isFound, !isFound() { isRemoved = true } }
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
    _ request: _Request, of part: WorkPart<Moves>, _ read: @escaping (Kind<Moves, Void>) -> Void
  ) -> Bool {
    guard unsafe !isClosed else { return true }
    let isFound = part.presence.map { presence in
      {
        presence.result.isFound = false
        read(presence.read)
        return presence.result.isFound
      }
    }
    let held = RequestPart(part.path, isOutliving: part.isOutliving, isFound: isFound)
    if isAtRest, isRemoved(held) { return false }
    hold(request, of: held)
    return true
  }
}

extension Explorer {
  /// Cancels the effects of a part, and of the parts in it. The part is known by its identity, after
  /// those of the parts that contain it.
  ///
  ///     explorer.cancel(part: row.id)
  ///     explorer.cancel(part: Side.first, row.id)  // of the list on the left side
  ///
  /// - Complexity: O(*n*) for *n* effects of parts that are in progress.
  public func cancel<ID: Hashable, each Inner: Hashable>(
    part id: ID, _ inner: repeat each Inner
  ) {
    loop.cancel(.part(Cancellation.path(id, repeat each inner)))
  }
}
