// The end of effects whose part is removed, and of effects that are cancelled before they begin.

extension EventQueue {
  /// Cancels work in progress, and work that a commit has decided and that has not begun.
  @usableFromInline
  final func cancel(_ what: Cancellation) {
    if unsafe unbegun > 0 { unsafe cancellations.append(what) }
    switch what {
    case .all: cancelAll()
    case .key(let key): unsafe keys?.cancel(key)
    case .part(let path): cancelRequests(of: path)
    }
  }

  /// Begins effects that a commit has decided, after the cancellations since `start`.
  @inlinable
  final func beginning<Result>(since start: Int, _ body: () -> Result) -> Result {
    let before = unsafe begunSince
    unsafe begunSince = start
    let result = body()
    unsafe begunSince = before
    unsafe unbegun &-= 1
    if unsafe unbegun == 0 { unsafe cancellations = [] }
    return result
  }

  /// Returns true if a cancellation has reached work that begins now.
  @usableFromInline
  final func isCancelled(_ key: Key?, _ path: [Key]) -> Bool {
    unsafe cancellations[begunSince...].contains { $0.reaches(key, path) }
  }

  /// Adds a request of a part.
  ///
  /// - Complexity: O(1), amortised.
  @usableFromInline
  final func hold(_ request: _Request, of part: RequestPart) {
    unsafe request.part = part
    if unsafe requestsOfParts.count >= requestsOfPartsBound {
      unsafe requestsOfParts.removeAll { $0.isPast }
      unsafe requestsOfPartsBound = max(16, 2 * requestsOfParts.count)
    }
    unsafe requestsOfParts.append(request)
  }

  /// Cancels the requests of parts that the last commit has removed. From `resting` or `settling`.
  ///
  /// - Complexity: O(*n*) for *n* effects of parts that are in progress.
  @usableFromInline
  final func endRemoved() {
    var (removed, past): ([_Request], Int) = ([], 0)
    showing {
      for request in unsafe requestsOfParts {
        if request.isPast {
          past += 1
        } else if let part = unsafe request.part, !part.isOutliving, part.isRemoved {
          removed.append(request)
        }
      }
      for request in removed { unsafe request.isTold = false }
      removed.cancelWithParts()
    }
    if unsafe 2 * (past + removed.count) >= requestsOfParts.count {
      unsafe requestsOfParts.removeAll { $0.isPast }
    }
  }

  private final func cancelRequests(of path: [Key]) {
    let found = unsafe requestsOfParts.filter { request in
      unsafe !request.isPast && request.part?.path.starts(with: path) == true
    }
    found.cancelWithParts()
  }
}

/// The part that a request belongs to.
@usableFromInline
final class RequestPart {
  /// The identities of the part and of the parts that contain it, the outermost first.
  let path: [Key]

  /// True if the request goes on when its part is removed.
  let isOutliving: Bool

  /// A function that returns false if the part was removed; nil if it cannot be.
  private let isFound: (() -> Bool)?

  @usableFromInline
  init(_ path: [Key], isOutliving: Bool, isFound: (() -> Bool)?) {
    (self.path, self.isOutliving, self.isFound) = (path, isOutliving, isFound)
  }

  /// True if the part was removed.
  fileprivate var isRemoved: Bool { isFound.map { !$0() } ?? false }
}

extension _Request {
  /// True if the request has no work that could be cancelled.
  fileprivate final var isPast: Bool { unsafe isOver || wasCancelled }
}

extension EventQueue {
  /// Returns false if the part of a request that outlives it was removed.
  @inlinable @inline(__always)
  final func hasReceiver(_ request: _Request) -> Bool {
    if let part = unsafe request.part { !isRemoved(part) } else { true }
  }

  @usableFromInline
  final func isRemoved(_ part: RequestPart) -> Bool {
    part.isOutliving && showing { part.isRemoved }
  }
}

extension Loop {
  /// Adds a request of a part. Returns false if the part is missing, and its work is not to begin.
  @inlinable @inline(never)
  func hold(_ request: _Request, of part: WorkPart<Moves>) -> Bool {
    let isFound = part.presence.map { presence in { self.isFound(presence) } }
    if let isFound, !part.isOutliving, !showing(isFound) { return false }
    hold(request, of: RequestPart(part.path, isOutliving: part.isOutliving, isFound: isFound))
    return true
  }

  /// Returns true if the present space has a part.
  @inlinable
  func isFound(_ presence: Presence<Moves>) -> Bool {
    presence.result.isFound = false
    unsafe pairing.pair(presence.read, space) { _, _ in }
    return presence.result.isFound
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
  public func cancel<each ID: Hashable>(part id: repeat each ID) {
    loop.cancel(.part(Cancellation.path(repeat each id)))
  }
}
