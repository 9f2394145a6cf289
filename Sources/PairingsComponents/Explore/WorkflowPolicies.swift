/// The time at which the commits of one input are shown.
@frozen
public enum RefreshPolicy: Sendable {
  /// After each commit.
  case each

  /// Once, after the last.
  case coalesce
}

/// The condition under which a request starts after others.
@frozen
@usableFromInline
package enum Dependence: Sendable {
  /// Success of all others; otherwise the request is cancelled.
  case onSuccess

  /// The end of all others, also by failure or cancellation.
  case however
}

/// The treatment of the rest of a workflow after a failed effect.
@frozen
public enum FailurePolicy: Sendable {
  /// A stop: the rest does not run.
  case stop

  /// A continuation: the rest runs, and the first failure is the outcome of the whole.
  case proceed
}
