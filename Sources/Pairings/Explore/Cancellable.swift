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

  /// Cancels its effect, while that goes on.
  @exclusivity(unchecked) @usableFromInline final var cancelEffect: (() -> Void)?

  /// The requests that are cancelled with it, while they go on.
  @exclusivity(unchecked) @usableFromInline final var parts: [_Cancellable] = []

  @inlinable
  init() {}

  /// Whether it was cancelled.
  @inlinable
  final var wasCancelled: Bool { unsafe isCancelled }

  /// Whether its turn has not come.
  @inlinable
  final var isWaiting: Bool { unsafe step == .waiting }

  /// Cancels what was not committed yet.
  public func cancel() {}

  /// Cancels it without its parts, which it returns and keeps no longer.
  @usableFromInline
  func cancelAlone() -> [_Cancellable] { [] }

  /// Gives up its parts.
  @inlinable
  final func takeParts() -> [_Cancellable] {
    let parts = unsafe parts
    unsafe self.parts = []
    return parts
  }

  /// Ends it because its turn will not come.
  @usableFromInline
  func drop() {}

  /// Ends it as cancelled before it waits; ``drop()`` calls its observers later.
  @inlinable
  final func refuse() {
    unsafe step = .refused
    unsafe isCancelled = true
  }
}

extension [_Cancellable] {
  /// Ends all of them: those first that have not begun, so that none begins.
  @usableFromInline
  func cancelAll() {
    for request in self where request.isWaiting { request.cancel() }
    for request in self { request.cancel() }
  }
}
