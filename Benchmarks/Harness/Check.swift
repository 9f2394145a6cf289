/// The checks of a row that do not depend on the machine: its results and its allocations.
struct Check {
  let row: Row

  /// A Boolean value indicating whether the operation and the control returned the same.
  let isCorrect: Bool

  /// The counted allocations per operation; nil where they cannot be counted.
  let allocations: Double?

  /// The failed checks, as sentences.
  var failures: [String] {
    [
      isCorrect ? nil : "\(row.id) returns something else than its control",
      isWithinAllocations ? nil : "\(row.id) allocates \(allocations ?? 0) times an operation",
    ].compactMap { $0 }
  }

  /// True if the allocations are within the promise of the row, or there is none.
  private var isWithinAllocations: Bool {
    guard let limit = row.allocations, let allocations else { return true }
    return allocations <= limit
  }
}
