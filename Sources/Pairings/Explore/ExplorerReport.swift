/// What went wrong while exploring.
public enum ExplorerReport: Sendable {
  /// Actions kept sending actions: after `limit` generations of them, or a hundred times as
  /// many actions in these, `dropped` more were waiting and were discarded.
  case runaway(limit: Int, dropped: Int)

  #if !hasFeature(Embedded)  // Embedded Swift has no errors of unknown type.
  /// An effect failed; the space is as it was.
  case failed(any Error)
  #else
  /// An effect failed; the space is as it was.
  case failed
  #endif

  @inlinable
  static func failure(_ error: some Error) -> ExplorerReport {
    #if !hasFeature(Embedded)
    .failed(error)
    #else
    .failed
    #endif
  }
}
