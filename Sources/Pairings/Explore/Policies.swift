/// When the commits of one input are shown.
@frozen
public enum RefreshPolicy: Sendable {
  /// After each commit.
  case each

  /// Once, after the last.
  case coalesce
}

/// What becomes of a request that is to start after others if these fail or are cancelled.
@frozen
public enum Dependence: Sendable {
  /// It is cancelled too.
  case onSuccess

  /// It starts, however they end.
  case however
}

/// What happens to the rest of a workflow when one of its effects fails.
@frozen
public enum FailurePolicy: Sendable {
  /// It does not run.
  case stop

  /// It runs; the first failure is the outcome of the whole.
  case proceed
}
