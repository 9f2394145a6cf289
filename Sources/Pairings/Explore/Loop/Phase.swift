/// The activity of a loop.
@frozen @usableFromInline
enum Phase {
  /// No activity: an incoming action is performed at once.
  case resting

  /// The performance of the queued actions, one after the other.
  case settling

  /// A call of an observer or of a plan.
  case showing

  /// The making of a view, which reads the space that it is given, and not the explorer's view.
  case rendering

  /// A move of the space, which no other code reads meanwhile.
  case moving

  /// True if an incoming action is performed at once.
  @inlinable @inline(__always)
  var isAtRest: Bool {
    switch self {
    case .resting, .settling: true
    case .showing, .rendering, .moving: false
    }
  }
}

extension Loop {
  /// Enters a phase and returns the one before.
  @inlinable @inline(__always) @discardableResult
  func enter(_ new: Phase) -> Phase {
    let before = unsafe phase
    unsafe phase = new
    return before
  }

  /// Runs `body` in a phase, and then enters the one before again.
  @inlinable @inline(__always)
  func within<Result>(_ phase: Phase, _ body: () -> Result) -> Result {
    let before = enter(phase)
    let result = body()
    enter(before)
    return result
  }
}
