import PairingsCounters

/// A runner that measures rows. The operation and the control alternate, in batches. An operation
/// that is large runs once for its check, and this run is its first sample.
struct Runner {
  let sampling: Sampling

  /// The number of operations whose results are compared with the control's.
  private static let checked = 1_000

  /// The number of operations in a workload beside which its initial allocations do not count.
  private static let large = 10_000

  /// Measures a row, or returns nil beside the check if it is no benchmark.
  func measure(_ row: BenchmarkRow) -> (check: Check, measurement: Measurement?) {
    let check = Self.check(row)
    return (check, check.refusals.isEmpty ? withQuietStack { measured(check) } : nil)
  }

  /// Measures a row that has been checked. All its workloads take turns: the operation, its other
  /// sizes if there are any, and the control.
  func measured(_ check: Check) -> Measurement {
    let row = check.row
    var subjects =
      check.once.map {
        [
          Subject(row.makeOperation(), large: $0.operation),
          Subject(row.makeControl(), large: $0.control),
        ]
      } ?? row.makers.map { Subject($0(), row.clock, batch: sampling.batch) }
    let first = check.once.map { once in
      (
        ratio: once.operation / once.control,
        time: Duration.nanoseconds((once.operation + once.control) * Double(row.unit))
      )
    }
    let (ratios, interval, ending) = sampling.ratios(first: first) {
      for index in subjects.indices { subjects[index].sample(row.clock, row.unit) }
      return subjects[0].latest / subjects[subjects.count - 1].latest
    }
    let times = subjects.map { Statistics($0.times) }
    return Measurement(
      check: check, operation: times[0], control: times[times.count - 1],
      ratios: ratios, ratio: Statistics.median(ratios.sorted()), interval: interval,
      ending: ending, growth: row.sized?.measurement(times.map(\.minimum)))
  }

  /// Checks the results and the allocations of a row, and does not measure its times.
  static func check(_ row: BenchmarkRow) -> Check {
    withQuietStack { row.unit >= large ? checkAtOnce(row) : checkMany(row) }
  }

  /// Checks that a fresh operation and a fresh control return the same, and counts the allocations
  /// of an operation. These are the difference between a run of twice as many operations and one of
  /// once as many.
  private static func checkMany(_ row: BenchmarkRow) -> Check {
    let workload = row.makeOperation()
    let many = row.sized?.checked ?? max(1, checked / row.unit)
    let isCorrect = workload(many) == row.makeControl()(many)
    let count = row.sized?.checked ?? max(1, 256 / row.unit)
    let first = workload(count)
    let start = pairings_allocations()
    let second = workload(count)
    let once = pairings_allocations()
    let third = workload(2 * count)
    let twice = pairings_allocations()
    let difference = Double((twice - once) - (once - start))
    pairings_track_bytes()
    _ = workload(1)
    let bytes = pairings_peak_bytes()
    return Check(
      row: row, isCorrect: isCorrect, isVarying: first != second || second != third,
      allocations: start < 0 ? nil : difference / Double(count * row.unit),
      peakBytes: bytes < 0 ? nil : Int(bytes), executed: executed(row, workload))
  }

  /// Returns the counts of an operation, at its smallest size if it has several.
  private static func executed(
    _ row: BenchmarkRow, _ workload: @escaping BenchmarkRow.Workload
  ) -> Executed? {
    #if DEBUG
    nil
    #else
    row.clock == .processor
      ? Executed(row.sized == nil ? workload : row.makeControl(), unit: row.unit) : nil
    #endif
  }

  /// Checks a row with a large operation, which runs once.
  private static func checkAtOnce(_ row: BenchmarkRow) -> Check {
    let workload = row.makeOperation()
    let control = row.makeControl()
    func timed(_ workload: BenchmarkRow.Workload) -> (result: Int, time: Double) {
      var result = 0
      let time = row.clock.nanoseconds { result = workload(1) }
      return (result, time / Double(row.unit))
    }
    let start = pairings_allocations()
    pairings_track_bytes()
    let operated = timed(workload)
    let bytes = pairings_peak_bytes()
    let end = pairings_allocations()
    let controlled = timed(control)
    return Check(
      row: row, isCorrect: operated.result == controlled.result, isVarying: true,
      allocations: start < 0 ? nil : Double(end - start) / Double(row.unit),
      peakBytes: bytes < 0 ? nil : Int(bytes), executed: nil,
      once: (operated.time, controlled.time))
  }
}
