/// What went wrong where no caller could be told.
public enum ExplorerReport {
  /// Actions kept sending actions: after `limit` of them in one drain, `dropped`
  /// more were waiting and were discarded.
  case runaway(limit: Int, dropped: Int)

  #if !hasFeature(Embedded)  // Embedded Swift has no errors of unknown type.
  /// The effect of an interaction that had to wait its turn failed; the space
  /// is as it was.
  case failed(any Error)
  #else
  /// The effect of an interaction that had to wait its turn failed; the space
  /// is as it was.
  case failed
  #endif
}
