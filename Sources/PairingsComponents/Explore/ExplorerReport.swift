/// A failure of an explorer's work.
public enum ExplorerReport: Sendable {
  /// Actions that kept sending actions. After `limit` generations, or after a hundred times as many
  /// actions in these, the explorer discarded the `dropped` actions that still waited.
  case runaway(limit: Int, dropped: Int)

  #if !hasFeature(Embedded)  // Embedded Swift has no errors of unknown type.
  /// A failed effect, which left the space unchanged.
  case failed(any Error)
  #else
  /// A failed effect, which left the space unchanged.
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
