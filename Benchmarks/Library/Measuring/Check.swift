/// The checks of a row that do not depend on the machine: its results and its allocations.
struct Check {
  let row: BenchmarkRow

  /// A Boolean value indicating whether the operation and the control returned the same.
  let isCorrect: Bool

  /// A Boolean value indicating whether the checksum depends on the number of operations.
  let isVarying: Bool

  /// The counted allocations per operation; nil where they cannot be counted.
  let allocations: Double?

  /// The most bytes that the operations of a workload have allocated at once; nil where they cannot
  /// be counted.
  let peakBytes: Int?

  /// The counts of an operation, of the smallest size if there are several; nil where they cannot be
  /// counted.
  let executed: Executed?

  /// The nanoseconds of an operation and of its control, if they are large and ran once.
  var once: (operation: Double, control: Double)?

  /// The reasons for which a row is no benchmark, as sentences.
  var refusals: [String] {
    [
      isCorrect
        ? nil
        : "\(row.id) returns something else than its control; "
          + "let both do the same work and return the same checksum",
      isVarying || row.isConstant
        ? nil
        : "\(row.id) returns the same for any number of operations, so that its work may be left "
          + "out; return the sum of the results",
    ].compactMap { $0 }
  }

  /// The failed checks, as sentences.
  var failures: [String] {
    refusals
      + (isWithinAllocations
        ? [] : ["\(row.id) allocates \(allocations ?? 0) times an operation"])
  }

  /// True if the allocations are within the promise of the row, or there is none.
  private var isWithinAllocations: Bool {
    guard let limit = row.allocations, let allocations else { return true }
    return allocations <= limit
  }
}
