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
  /// this one, or if this one was dropped.
  @exclusivity(unchecked) @usableFromInline final var isTold = true

  /// A function that cancels the effect in progress. While the request waits, the function ends the
  /// request once observers may see the explorer.
  @exclusivity(unchecked) @usableFromInline final var cancelEffect: Callback?

  /// The index of the request among the active ones of its loop; negative if it is not active.
  @exclusivity(unchecked) @usableFromInline final var place = -1

  /// The requests that are cancelled with this one, while they are in progress.
  @exclusivity(unchecked) @usableFromInline final var parts: [_Cancellable] = []

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

  /// Cancels the parts of a request that is being cancelled, and the parts of these.
  ///
  /// All of them are marked before an effect is cancelled, which may call any code. A request ends
  /// after its parts, none of which waits for it.
  ///
  /// - Complexity: O(*n*) for *n* requests, in constant stack.
  @usableFromInline
  final func cancelParts() {
    var open: [_Cancellable] = unsafe parts.reversed()
    var cancelled: [_Cancellable] = []
    while let next = open.popLast() {
      guard next.startCancelling() else { continue }
      cancelled.append(next)
      open += unsafe next.parts.reversed()
    }
    for request in cancelled { request.finishCancelling() }
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
