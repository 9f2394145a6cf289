import PairingsCounters

/// The instructions, and the strong retains and releases, that an operation executes on the thread of
/// its workload.
///
/// The counts are those of the processor and the same on every machine, except for functions of the C
/// library that have a version for each processor, as copying has.
struct Executed: Equatable {
  let instructions: Double
  let retains: Double
  let releases: Double
}

// MARK: - Counting

extension Executed {
  /// The number of instructions after which a count is given up, since each takes microseconds.
  private static let limit: Int64 = 10_000

  /// The nanoseconds of a batch that surely executes more than the limit.
  private static let longest = 10_000.0

  /// Counts the difference between two batches of `unit` operations and one, after a warm-up. Returns
  /// nil where instructions cannot be counted, for more than the limit, and if other threads work in
  /// place of this one.
  init?(_ workload: BenchmarkRow.Workload, unit: Int) {
    guard Self.isShort(workload), let once = Self.count(1, workload),
      let twice = Self.count(2, workload), twice.instructions > once.instructions
    else { return nil }
    func each(_ count: KeyPath<pairings_executed, Int64>) -> Double {
      Double(twice[keyPath: count] - once[keyPath: count]) / Double(unit)
    }
    (instructions, retains) = (each(\.instructions), each(\.retains))
    releases = each(\.releases)
  }

  /// The number of instructions after which the count of a growth is given up.
  static let most: Int64 = 400_000

  /// Returns the instructions of some operations after a warm-up, infinity beyond a limit, and nil where
  /// instructions cannot be counted.
  static func instructions(
    _ workload: BenchmarkRow.Workload, of count: Int = 1, upTo limit: Int64 = most
  ) -> Double? {
    keep(workload(count))
    var executed = pairings_executed()
    pairings_count_instructions(limit)
    keep(workload(count))
    if unsafe pairings_counted_instructions(&executed) { return Double(executed.instructions) }
    return executed.instructions > 0 ? .infinity : nil
  }

  /// Returns true if a batch may execute no more than the limit, by the fastest of three runs. A run
  /// that takes a hundred times as long decides alone.
  private static func isShort(_ workload: BenchmarkRow.Workload) -> Bool {
    for _ in 1...3 {
      let time = threadNanoseconds { keep(workload(1)) }
      if time < longest { return true }
      if time > longest * 100 { return false }
    }
    return false
  }

  private static func count(_ count: Int, _ workload: BenchmarkRow.Workload) -> pairings_executed? {
    var executed = pairings_executed()
    pairings_count_instructions(limit * Int64(count))
    keep(workload(count))
    return unsafe pairings_counted_instructions(&executed) ? executed : nil
  }
}
