// The end of effects whose part is removed, and of effects that are cancelled before they begin.

extension EventQueue {
  /// Cancels work in progress, and work that a commit has decided and that has not begun.
  final func cancel(_ what: Cancellation) {
    if unsafe unbegun > 0 { showing { allCancellations.add(what) } }
    cancelBegun(what)
  }

  private final var allCancellations: Cancellations {
    let all = unsafe cancellations ?? Cancellations()
    unsafe cancellations = all
    return all
  }

  /// Cancels work that has begun. An effect that cancels does not reach the effects beside it.
  @usableFromInline
  final func cancelBegun(_ what: Cancellation) {
    switch what {
    case .all: cancelAll()
    case .key(let key): unsafe keys?.cancel(key)
    case .part(let path):
      let found = unsafe requestsOfParts.filter { request in
        unsafe request.part?.path.starts(with: path) == true
      }
      found.cancelWithParts()
    }
  }

  /// The time of a decision, in cancellations.
  @inlinable @inline(__always)
  final var now: Int { unsafe cancellations?.time ?? 0 }

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
    unsafe request.part = part
    if unsafe requestsOfParts.count >= requestsOfPartsBound {
      showing { forgetParts { unsafe $0.part == nil } }
      unsafe requestsOfPartsBound = max(16, 2 * requestsOfParts.count)
    }
    unsafe requestsOfParts.append(request)
  }

  /// Cancels the requests of parts that the last commit has removed. From `resting` or `settling`.
  ///
  /// - Complexity: O(*n*) for *n* effects of parts that are in progress.
  @usableFromInline
  final func endRemoved() {
    showing {
      var (removed, past): ([_Request], Int) = ([], 0)
      for request in unsafe requestsOfParts {
        guard let part = unsafe request.part else {
          past += 1
          continue
        }
        part.look()
        if part.isRemoved && !part.isOutliving { removed.append(request) }
      }
      for request in removed { unsafe request.isTold = false }
      removed.cancelWithParts()
      if unsafe 2 * (past + removed.count) >= requestsOfParts.count {
        forgetParts { unsafe $0.part == nil }
      }
    }
  }

  /// Removes requests from those of parts. They are freed after the list is written.
  @usableFromInline
  final func forgetParts(where isForgotten: (_Request) -> Bool = { _ in true }) {
    let all = unsafe requestsOfParts
    unsafe requestsOfParts = all.filter { !isForgotten($0) }
    withExtendedLifetime(all) {}
  }

  /// Returns true if the part of a request that is to begin was removed.
  @usableFromInline
  final func isRemoved(_ part: RequestPart) -> Bool {
    showing { part.look() }
    return part.isRemoved && !part.isOutliving
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

extension EffectQueue {
  /// Adds a request of a part. Returns false if the part is missing, so that its work is not to begin.
  @inlinable @inline(never)
  final func hold(_ request: _Request, of part: WorkPart<Moves>) -> Bool {
    guard unsafe !isClosed else { return true }
    let isFound = part.presence.map { presence in
      {
        presence.result.isFound = false
        self.functions.read(self, presence.read)
        return presence.result.isFound
      }
    }
    let held = RequestPart(part.path, isOutliving: part.isOutliving, isFound: isFound)
    if isAtRest, isRemoved(held) { return false }
    hold(request, of: held)
    return true
  }
}

#if !hasFeature(Embedded)  // No module compares states there.
extension Explorer {
  /// A value for each request that outlives its part, in order: true if the part was removed.
  package var removedParts: [Bool] {
    unsafe loop.requestsOfParts.compactMap { unsafe $0.part }.filter(\.isOutliving).map(\.isRemoved)
  }
}
#endif

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
