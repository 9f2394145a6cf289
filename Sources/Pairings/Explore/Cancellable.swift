/// The part of a request that does not depend on its type of failure: its state and its
/// cancellation.
///
/// A class and no protocol: Embedded Swift would need a table for each type of failure, and
/// the compiler has none for a generic class.
@_fixed_layout
public class _Cancellable {
  /// The progress of a request.
  @frozen @usableFromInline
  enum Step {
    /// A request whose turn has not come.
    case waiting

    /// A request that was started, and can be cancelled.
    case going

    /// A request that was cancelled and has not ended.
    case cancelling

    /// A request whose effect has ended, before its observers are called.
    case ending

    /// A request that has ended as cancelled, before the user's observers are called.
    case refused

    /// A request that has ended.
    case ended
  }

  // Exclusivity needs no check: no access lasts while code of the user runs, since a replaced value
  // is moved out before it is freed. A list grows in a function that is not inlined, since locals of
  // inlined callers may be freed in its middle.

  @exclusivity(unchecked) @usableFromInline final var step = Step.waiting

  /// True if the request ends as cancelled.
  @exclusivity(unchecked) @usableFromInline final var isCancelled = false

  /// True if a cancellation sends the input for cancelled work. False if another request replaced
  /// this one, or if this one was dropped or rolled back.
  @exclusivity(unchecked) @usableFromInline final var isTold = true

  /// A function that cancels the effect in progress. While the request waits, the function ends the
  /// request once observers may see the explorer.
  @exclusivity(unchecked) @usableFromInline final var cancelEffect: Callback?

  /// The index of the request among the active ones of its loop; negative if it is not active.
  @exclusivity(unchecked) @usableFromInline final var place = -1

  /// The requests that are cancelled with this one, while they are in progress.
  @exclusivity(unchecked) @usableFromInline final var parts: [_Cancellable] = []

  /// The progress of the search of this request's parts during a cancellation.
  @exclusivity(unchecked) @usableFromInline final var search = Search.none

  /// The state of a request in a search of parts.
  @frozen @usableFromInline
  enum Search {
    /// A request that is not searched.
    case none

    /// A request whose parts are being cancelled.
    case open

    /// A request whose parts were cancelled.
    case closed

    /// A request that may wait for a cycle.
    case undecided

    /// A request that waits for a cycle, or is in one.
    case stuck
  }

  @inlinable
  init() {}

  /// Adds a request that is cancelled with this one.
  @usableFromInline
  final func add(_ part: _Cancellable) { unsafe parts.append(part) }

  /// True if the request was cancelled.
  @inlinable
  final var wasCancelled: Bool { unsafe isCancelled }

  /// True if the request's turn has not come.
  @inlinable
  final var isWaiting: Bool { unsafe step == .waiting }

  /// True if the request's effect has ended.
  @inlinable
  final var isOver: Bool {
    switch unsafe step {
    case .waiting, .going, .cancelling: false
    case .ending, .refused, .ended: true
    }
  }

  /// True if the request has ended.
  @inlinable
  final var hasEnded: Bool { unsafe step == .ended || step == .refused }

  /// Calls `receive` when the request has ended.
  @usableFromInline
  func onEnded(_ receive: @escaping () -> Void) {}

  /// Calls `receive` when all requests of a list, which is not empty, have ended.
  @usableFromInline
  static func whenEnded(_ all: [_Cancellable], _ receive: @escaping () -> Void) {
    var rest = all.count
    for one in all {
      one.onEnded {
        rest -= 1
        if rest == 0 { receive() }
      }
    }
  }

  /// Cancels the part of the request that is not committed.
  public func cancel() {}

  /// Begins to cancel the request, without its parts and without a call of other code. Returns true
  /// if the request can be cancelled.
  @inlinable
  final func startCancelling() -> Bool {
    switch unsafe step {
    case .waiting: return true
    case .going:
      unsafe step = .cancelling
      unsafe isCancelled = true
      return true
    case .cancelling, .ending, .refused, .ended: return false
    }
  }

  /// Cancels the request's effect, or ends the request if its turn has not come.
  @usableFromInline
  func finishCancelling() {}

  /// Cancels the parts of a request that is being cancelled.
  ///
  /// Requests that only wait for each other end, since nothing else could end them. A request that
  /// receives its parts after its cancellation may close a cycle of such requests, and so it also
  /// searches parts that were cancelled before. The search is complete before an effect is
  /// cancelled, which may call any code.
  ///
  /// - Complexity: O(*n*) for *n* requests, in constant stack.
  @usableFromInline
  final func cancelParts(alsoThrough isThroughCancelled: Bool = false) {
    var (open, gathers): ([_Cancellable], [_Cancellable]) = ([], [])
    var cancelled: [_Cancellable] = []
    openParts(&open)
    while let next = open.popLast() {
      if unsafe next.search == .open {
        unsafe next.search = .closed
        gathers.append(next)
        continue
      }
      let isNew = next.startCancelling()
      if isNew { cancelled.append(next) }
      if isNew || isThroughCancelled, next.waitsForParts { next.openParts(&open) }
    }
    // Parts precede the requests that wait for them, except where that closes a cycle.
    for gather in gathers { unsafe gather.search = .undecided }
    var stuck: [_Cancellable] = []
    for gather in gathers {
      unsafe gather.search = .none
      guard gather.waitsForParts else { continue }
      for part in unsafe gather.parts where part.isStuck {
        unsafe gather.search = .stuck
        stuck.append(gather)
        break
      }
    }
    for gather in stuck { unsafe gather.search = .none }
    for request in cancelled { request.finishCancelling() }
    while let gather = stuck.popLast() { gather.drop() }
  }

  /// Pushes the request and its parts that were not searched, the first on top.
  private final func openParts(_ open: inout [_Cancellable]) {
    guard unsafe search == .none else { return }
    unsafe search = .open
    open.append(self)
    var index = unsafe parts.count
    while index > 0 {
      index -= 1
      if unsafe parts[index].search == .none { open.append(unsafe parts[index]) }
    }
  }

  /// True if the request was cancelled and waits for its parts to end.
  private final var waitsForParts: Bool { unsafe step == .cancelling && !parts.isEmpty }

  /// True if the request waits for a cycle, or may close one.
  private final var isStuck: Bool {
    unsafe waitsForParts && (search == .undecided || search == .stuck)
  }

  /// Ends the request as cancelled.
  @usableFromInline
  func endCancelled() {}

  /// Ends the request because its turn will not come.
  @usableFromInline
  func drop() {}

  /// Ends the request as cancelled before it waits; ``drop()`` calls the user's observers later.
  @usableFromInline
  func refuse() {}
}

extension Collection where Element == _Cancellable {
  /// Cancels all requests, first those that have not begun, so that none begins.
  @usableFromInline
  func cancelAll() {
    for request in self where request.isWaiting { request.cancel() }
    for request in self { request.cancel() }
  }
}
