/// What a loop is doing.
@frozen @usableFromInline
enum Phase {
  /// Nothing: what comes in is done at once.
  case resting

  /// A move works on the space, which nobody else reads meanwhile.
  case moving

  /// A view is in the making, or somebody is being told.
  case showing

  /// What had to wait is being done, one after the other.
  case settling

  /// Commits are made, but not shown before all of them are.
  case transacting
}

extension Loop {
  /// Enters a phase; returns the one before.
  @inlinable @inline(__always) @discardableResult
  func enter(_ new: Phase) -> Phase {
    let before = unsafe phase
    unsafe phase = new
    return before
  }

  /// Runs `body` in a phase and returns to the one before.
  @inlinable @inline(__always)
  func within<Result>(_ phase: Phase, _ body: () -> Result) -> Result {
    let before = enter(phase)
    let result = body()
    enter(before)
    return result
  }
}
