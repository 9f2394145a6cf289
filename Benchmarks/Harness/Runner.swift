import PairingsAllocations

/// A runner that measures rows. The operation and the control alternate, in batches of a
/// millisecond or more.
struct Runner {
  /// The number of pairs of samples of a row.
  let samples: Int

  /// The shortest batch that is timed.
  private static let batch = Duration.milliseconds(1)

  /// The number of operations whose results are compared with the control's.
  private static let checked = 1_000

  /// The number of operations in a workload beside which its initial allocations do not count.
  private static let large = 100_000

  func measure(_ row: Row) -> Measurement { withQuietStack { measured(row) } }

  private func measured(_ row: Row) -> Measurement {
    let (operation, control) = (row.makeOperation(), row.makeControl())
    let (operations, controls) = (Self.calibrate(operation), Self.calibrate(control))
    var times: [Double] = []
    var controlTimes: [Double] = []
    for _ in 0..<samples {
      times.append(Self.time(operation, operations) / Double(row.unit))
      controlTimes.append(Self.time(control, controls) / Double(row.unit))
    }
    let ratios = zip(times, controlTimes).map { $0 / $1 }.sorted()
    return Measurement(
      check: Self.check(row), operation: Statistics(times), control: Statistics(controlTimes),
      ratio: Statistics.median(ratios))
  }

  /// Checks the results and the allocations of a row, and does not measure its times.
  static func check(_ row: Row) -> Check {
    withQuietStack { row.unit >= large ? checkAtOnce(row) : checkMany(row) }
  }

  /// Warms up a workload. Returns the number of operations that fill a batch, by the faster of two
  /// runs, because the first one may have been interrupted.
  private static func calibrate(_ workload: Row.Workload) -> Int {
    var count = 1
    func duration() -> Duration { ContinuousClock().measure { keep(workload(count)) } }
    func isFilled() -> Bool {
      let first = duration()
      return first > batch * 100 || min(first, duration()) >= batch
    }
    while !isFilled() { count *= 2 }
    return count
  }

  /// Returns the nanoseconds of one operation in a batch.
  private static func time(_ workload: Row.Workload, _ count: Int) -> Double {
    let duration = ContinuousClock().measure { keep(workload(count)) }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
  }

  /// Checks that a fresh operation and a fresh control return the same, and counts the allocations
  /// of an operation. These are the difference between a run of twice as many operations and one of
  /// once as many.
  private static func checkMany(_ row: Row) -> Check {
    let workload = row.makeOperation()
    let count = max(1, 256 / row.unit)
    keep(workload(count))
    let start = pairings_allocations()
    keep(workload(count))
    let once = pairings_allocations()
    keep(workload(2 * count))
    let twice = pairings_allocations()
    let difference = Double((twice - once) - (once - start))
    let many = max(1, checked / row.unit)
    return Check(
      row: row, isCorrect: row.makeOperation()(many) == row.makeControl()(many),
      allocations: start < 0 ? nil : difference / Double(count * row.unit))
  }

  /// Checks a row with a large operation, which runs once.
  private static func checkAtOnce(_ row: Row) -> Check {
    let workload = row.makeOperation()
    let start = pairings_allocations()
    let result = workload(1)
    let once = pairings_allocations()
    return Check(
      row: row, isCorrect: result == row.makeControl()(1),
      allocations: start < 0 ? nil : Double(once - start) / Double(row.unit))
  }
}
