import PairingsAllocations

/// A runner that measures rows. The operation and the control alternate, in batches of a
/// millisecond or more.
struct Runner {
  let sampling: Sampling

  /// The nanoseconds of the shortest batch that is timed.
  private static let batch = 1e6

  /// The number of operations whose results are compared with the control's.
  private static let checked = 1_000

  /// The number of operations in a workload beside which its initial allocations do not count.
  private static let large = 100_000

  /// Measures a row, or returns nil beside the check if it is no benchmark.
  func measure(_ row: BenchmarkRow) -> (check: Check, measurement: Measurement?) {
    let check = Self.check(row)
    return (check, check.refusals.isEmpty ? withQuietStack { measured(check) } : nil)
  }

  private func measured(_ check: Check) -> Measurement {
    let row = check.row
    let (operation, control) = (row.makeOperation(), row.makeControl())
    let (operations, controls) = (
      Self.calibrate(operation, row.clock), Self.calibrate(control, row.clock)
    )
    var times: [Double] = []
    var controlTimes: [Double] = []
    let (ratios, interval, ending) = sampling.ratios {
      let time = Self.time(operation, operations, row.clock) / Double(row.unit)
      let controlTime = Self.time(control, controls, row.clock) / Double(row.unit)
      times.append(time)
      controlTimes.append(controlTime)
      return time / controlTime
    }
    return Measurement(
      check: check, operation: Statistics(times), control: Statistics(controlTimes),
      ratios: ratios, ratio: Statistics.median(ratios.sorted()), interval: interval,
      ending: ending, growth: row.sized.map { GrowthMeasurement($0, row.clock) })
  }

  /// Checks the results and the allocations of a row, and does not measure its times.
  static func check(_ row: BenchmarkRow) -> Check {
    withQuietStack { row.unit >= large ? checkAtOnce(row) : checkMany(row) }
  }

  /// Warms up a workload. Returns the number of operations that fill a batch, by the faster of two
  /// runs, because the first one may have been interrupted.
  private static func calibrate(
    _ workload: BenchmarkRow.Workload, _ clock: BenchmarkRow.Clock
  ) -> Int {
    var count = 1
    func duration() -> Double { clock.nanoseconds { keep(workload(count)) } }
    func isFilled() -> Bool {
      let first = duration()
      return first > batch * 100 || min(first, duration()) >= batch
    }
    while !isFilled() { count *= 2 }
    return count
  }

  /// Returns the nanoseconds of one operation in a batch.
  private static func time(
    _ workload: BenchmarkRow.Workload, _ count: Int, _ clock: BenchmarkRow.Clock
  ) -> Double {
    clock.nanoseconds { keep(workload(count)) } / Double(count)
  }

  /// Checks that a fresh operation and a fresh control return the same, and counts the allocations
  /// of an operation. These are the difference between a run of twice as many operations and one of
  /// once as many.
  private static func checkMany(_ row: BenchmarkRow) -> Check {
    let workload = row.makeOperation()
    let count = max(1, 256 / row.unit)
    let first = workload(count)
    let start = pairings_allocations()
    let second = workload(count)
    let once = pairings_allocations()
    let third = workload(2 * count)
    let twice = pairings_allocations()
    let difference = Double((twice - once) - (once - start))
    let many = max(1, checked / row.unit)
    return Check(
      row: row, isCorrect: row.makeOperation()(many) == row.makeControl()(many),
      isVarying: first != second || second != third,
      allocations: start < 0 ? nil : difference / Double(count * row.unit))
  }

  /// Checks a row with a large operation, which runs once.
  private static func checkAtOnce(_ row: BenchmarkRow) -> Check {
    let workload = row.makeOperation()
    let start = pairings_allocations()
    let result = workload(1)
    let once = pairings_allocations()
    return Check(
      row: row, isCorrect: result == row.makeControl()(1), isVarying: true,
      allocations: start < 0 ? nil : Double(once - start) / Double(row.unit))
  }
}
