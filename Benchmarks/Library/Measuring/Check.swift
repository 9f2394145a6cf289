/// The checks of a row that do not depend on the machine: its results and its counts.
struct Check {
  let row: BenchmarkRow

  /// A Boolean value indicating whether the operation and the control returned the same.
  let isCorrect: Bool

  /// A Boolean value indicating whether the checksum depends on the number of operations.
  let isVarying: Bool

  /// A Boolean value indicating whether more operations take more time, also of the control.
  let isWorking: Bool

  /// The counted allocations per operation; nil where they cannot be counted.
  let allocations: Double?

  /// The most bytes that the operations of a workload have allocated at once; nil where they cannot
  /// be counted.
  let peakBytes: Int?

  /// The counts of an operation; nil where they cannot be counted.
  let executed: Executed?

  /// The growth of an operation with its size; nil without a claim, or where it cannot be counted.
  var growth: CountedGrowth?

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
      isWorking
        ? nil
        : "\(row.id), or its control, takes no time for any number of operations, so that its work "
          + "is left out; make the checksum of the results, or pass each of them to 'keep'",
    ].compactMap { $0 }
  }

  /// The failed checks of this build, as sentences. Limits are those of an optimised build.
  var failures: [String] {
    #if DEBUG
    refusals + growthFailures
    #else
    refusals + growthFailures + excesses
    #endif
  }

  private var growthFailures: [String] {
    growth.flatMap { $0.isWithinClaim ? nil : ["\(row.id) \($0.sentence)"] } ?? []
  }

  /// The excess of allocations that a process makes once, such as those for metadata of types.
  static let tolerance = 0.02

  /// The counts beyond the limits of the row, as sentences.
  var excesses: [String] {
    func excess(_ count: Double?, _ limit: Double?, _ digits: Int, _ name: String) -> String? {
      guard let count, let limit, count > limit + Self.tolerance else { return nil }
      return "\(row.id) takes \(number(count, digits)) \(name) an operation, "
        + "and its limit is \(number(limit, digits))"
    }
    return [
      excess(allocations, row.limits.allocations, 2, "allocations"),
      excess(executed?.instructions, row.limits.instructions, 0, "instructions"),
      excess(executed?.retains, row.limits.retains, 2, "retains"),
    ].compactMap { $0 }
  }
}
