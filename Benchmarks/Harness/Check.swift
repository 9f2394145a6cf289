/// What is right or wrong of a row whatever the machine: its results, and what it allocates.
struct Check {
  let row: Row

  /// Whether the operation and the control returned the same.
  let isCorrect: Bool

  /// Allocations per operation, counted; nil where they cannot be.
  let allocations: Double?

  /// What is wrong.
  var failures: [String] {
    [
      isCorrect ? nil : "\(row.id) returns something else than its control",
      isWithinAllocations ? nil : "\(row.id) allocates \(allocations ?? 0) times an operation",
    ].compactMap { $0 }
  }

  /// Whether the promise of allocations was kept; true without one.
  private var isWithinAllocations: Bool {
    guard let limit = row.allocations, let allocations else { return true }
    return allocations <= limit
  }
}
