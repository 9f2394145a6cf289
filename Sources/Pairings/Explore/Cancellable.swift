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

  /// Cancels it without its parts; returns whether it was cancelled now and goes on.
  @usableFromInline
  func cancelAlone() -> Bool { false }

  /// Cancels the parts of a request that is being cancelled.
  ///
  /// Requests that only wait for each other end: nothing else could end them.
  ///
  /// - Complexity: O(*n*) for *n* requests, in constant stack.
  @usableFromInline
  final func cancelParts() {
    var (gathers, open): ([_Cancellable], [_Cancellable]) = ([self], unsafe parts.reversed())
    while let next = open.popLast() {
      guard next.cancelAlone(), unsafe !next.parts.isEmpty else { continue }
      gathers.append(next)
      unsafe open += next.parts.reversed()
    }
    for gather in gathers.inCircles() { gather.drop() }
  }

  /// Ends it because its turn will not come.
  @usableFromInline
  func drop() {}

  /// Ends it as cancelled before it waits; ``drop()`` calls its observers later.
  @usableFromInline
  func refuse() {}
}

extension [_Cancellable] {
  /// The requests among these that wait for each other, and those that wait for such.
  func inCircles() -> [_Cancellable] {
    var (rest, waiting): ([ObjectIdentifier: Int], [ObjectIdentifier: [_Cancellable]]) = ([:], [:])
    for gather in self where unsafe gather.step == .cancelling {
      rest[ObjectIdentifier(gather)] = 0
    }
    for gather in self where rest[ObjectIdentifier(gather)] != nil {
      for part in unsafe gather.parts where rest[ObjectIdentifier(part)] != nil {
        rest[ObjectIdentifier(gather), default: 0] += 1
        waiting[ObjectIdentifier(part), default: []].append(gather)
      }
    }
    // Requests that wait for none of these end by themselves, and then those that wait for them.
    var open = filter { rest[ObjectIdentifier($0)] == 0 }
    while let ending = open.popLast() {
      rest[ObjectIdentifier(ending)] = nil
      for gather in waiting[ObjectIdentifier(ending)] ?? [] {
        guard let count = rest[ObjectIdentifier(gather)] else { continue }
        rest[ObjectIdentifier(gather)] = count - 1
        if count == 1 { open.append(gather) }
      }
    }
    return filter { rest[ObjectIdentifier($0)] != nil }
  }

  /// Ends all of them: those first that have not begun, so that none begins.
  @usableFromInline
  func cancelAll() {
    for request in self where request.isWaiting { request.cancel() }
    for request in self { request.cancel() }
  }
}
