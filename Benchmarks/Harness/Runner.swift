import PairingsAllocations

/// Measures rows: operation and control take turns, in batches of a millisecond
/// or more.
struct Runner {
  /// How many pairs of samples are taken of a row.
  let samples: Int

  /// The shortest batch that is timed.
  private static let batch = Duration.milliseconds(1)

  /// How many operations are compared with the control's.
  private static let checked = 1_000

  func measure(_ row: Row) -> Measurement {
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
      row: row, operation: Statistics(times), control: Statistics(controlTimes),
      ratio: Statistics.median(ratios), allocations: Self.allocations(row),
      isCorrect: Self.isCorrect(row))
  }

  /// Warms a workload up; returns how many operations fill a batch, by the faster of two
  /// tries, since the first one may have waited for something else.
  private static func calibrate(_ workload: Row.Workload) -> Int {
    var count = 1
    func duration() -> Duration { ContinuousClock().measure { keep(workload(count)) } }
    while min(duration(), duration()) < batch { count *= 2 }
    return count
  }

  /// Returns the nanoseconds of one operation in a batch.
  private static func time(_ workload: Row.Workload, _ count: Int) -> Double {
    let duration = ContinuousClock().measure { keep(workload(count)) }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
  }

  /// Returns the allocations of one operation: what twice as many operations make
  /// more than once as many.
  private static func allocations(_ row: Row) -> Double? {
    let workload = row.makeOperation()
    let count = max(1, 256 / row.unit)
    keep(workload(count))
    let start = pairings_allocations()
    keep(workload(count))
    let once = pairings_allocations()
    keep(workload(2 * count))
    let twice = pairings_allocations()
    guard start >= 0 else { return nil }
    return Double((twice - once) - (once - start)) / Double(count * row.unit)
  }

  /// Whether a fresh operation and a fresh control return the same.
  private static func isCorrect(_ row: Row) -> Bool {
    let count = max(1, checked / row.unit)
    return row.makeOperation()(count) == row.makeControl()(count)
  }
}
