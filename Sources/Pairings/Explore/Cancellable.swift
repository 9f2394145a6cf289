/// What can be told to end: a request, however it may fail.
///
/// A class and no protocol: Embedded Swift would need a table for each type of failure, and
/// the compiler has none for a generic class.
@_fixed_layout
public class _Cancellable {
  /// How far it has come.
  @frozen @usableFromInline
  enum Step {
    /// Its turn has not come.
    case waiting

    /// It was started, and can be cancelled.
    case going

    /// It was cancelled and has not ended yet.
    case cancelling

    /// Its effect has ended, and it will be told.
    case ending

    /// It has ended as cancelled, and it will be told.
    case refused

    /// It has ended.
    case ended
  }

  // Exclusivity needs no check: no access lasts while somebody else's code runs, since what
  // is replaced is moved out before it is freed.

  @exclusivity(unchecked) @usableFromInline final var step = Step.waiting

  /// Whether it ends as cancelled.
  @exclusivity(unchecked) @usableFromInline final var isCancelled = false

  /// Whether its cancellation is told: not if another has replaced it, or it never was.
  @exclusivity(unchecked) @usableFromInline final var isTold = true

  /// Cancels its effect, while that goes on; while it waits, ends it once that may be seen.
  @exclusivity(unchecked) @usableFromInline final var cancelEffect: (() -> Void)?

  /// Its place among the requests of its loop that go on; negative, if it is none of them.
  @exclusivity(unchecked) @usableFromInline final var place = -1

  /// The requests that are cancelled with it, while they go on.
  @exclusivity(unchecked) @usableFromInline final var parts: [_Cancellable] = []

  /// How far the search of its parts has come while it is cancelled with others.
  @exclusivity(unchecked) @usableFromInline final var search = Search.none

  /// The state of a request in a search of parts.
  @frozen @usableFromInline
  enum Search {
    /// It is not searched.
    case none

    /// Its parts are being cancelled.
    case open

    /// Its parts were cancelled.
    case closed

    /// It has to be decided whether it waits for a circle.
    case undecided

    /// It waits for a circle, or is in one.
    case stuck
  }

  @inlinable
  init() {}

  /// Whether it was cancelled.
  @inlinable
  final var wasCancelled: Bool { unsafe isCancelled }

  /// Whether its turn has not come.
  @inlinable
  final var isWaiting: Bool { unsafe step == .waiting }

  /// Whether its effect is over.
  @inlinable
  final var isOver: Bool {
    switch unsafe step {
    case .waiting, .going, .cancelling: false
    case .ending, .refused, .ended: true
    }
  }

  /// Whether it has ended.
  @inlinable
  final var hasEnded: Bool { unsafe step == .ended || step == .refused }

  /// Calls back when it has ended.
  @usableFromInline
  func onEnded(_ receive: @escaping () -> Void) {}

  /// Calls back when all of some, of which there is one, have ended.
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

  /// Cancels what was not committed yet.
  public func cancel() {}

  /// Begins to cancel it, without its parts and without a call of anything; returns whether
  /// there is something to cancel.
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

  /// Cancels its effect, or ends it if its turn has not come.
  @usableFromInline
  func finishCancelling() {}

  /// Cancels the parts of a request that is being cancelled.
  ///
  /// Requests that only wait for each other end: nothing else could end them. A request that
  /// learns of its parts once it was cancelled may close a circle of such, so that it looks at
  /// parts that were cancelled before, too. All is found before an effect is cancelled, which
  /// may call anything.
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
    // Parts come before what waits for them, but where that closes a circle.
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

  /// Pushes it and the parts that were not searched, the first on top.
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

  /// Whether it was cancelled and waits for its parts to end.
  private final var waitsForParts: Bool { unsafe step == .cancelling && !parts.isEmpty }

  /// Whether it waits for a circle, or may close one.
  private final var isStuck: Bool {
    unsafe waitsForParts && (search == .undecided || search == .stuck)
  }

  /// Ends it as cancelled.
  @usableFromInline
  func endCancelled() {}

  /// Ends it because its turn will not come.
  @usableFromInline
  func drop() {}

  /// Ends it as cancelled before it waits; ``drop()`` calls its observers later.
  @usableFromInline
  func refuse() {}
}

extension Collection where Element == _Cancellable {
  /// Ends all of them: those first that have not begun, so that none begins.
  @usableFromInline
  func cancelAll() {
    for request in self where request.isWaiting { request.cancel() }
    for request in self { request.cancel() }
  }
}
