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

  /// Measures a row that has been checked. The operation and the control take turns.
  private func measured(_ check: Check) -> Measurement {
    let row = check.row
    var operation: Subject
    var control: Subject
    if let once = check.once {
      operation = Subject(row.makeOperation(), large: once.operation)
      control = Subject(row.makeControl(), large: once.control)
    } else {
      operation = Subject(row.makeOperation(), row.clock, batch: sampling.batch)
      control = Subject(row.makeControl(), row.clock, batch: sampling.batch)
    }
    let first = check.once.map { once in
      (
        ratio: once.operation / once.control,
        time: Duration.nanoseconds((once.operation + once.control) * Double(row.unit))
      )
    }
    let (ratios, interval, ending) = sampling.ratios(first: first) {
      operation.sample(row.clock, row.unit)
      control.sample(row.clock, row.unit)
      return operation.latest / control.latest
    }
    return Measurement(
      check: check, operation: Statistics(operation.times), control: Statistics(control.times),
      ratios: ratios, ratio: Statistics.median(ratios.sorted()), interval: interval, ending: ending)
  }

  /// Checks the results and the allocations of a row, and does not measure its times.
  static func check(_ row: BenchmarkRow) -> Check {
    withQuietStack { row.unit >= large ? checkAtOnce(row) : checkMany(row) }
  }

  /// Checks that a fresh operation and a fresh control return the same, and counts the allocations
  /// of an operation. These are the difference between a run of twice as many operations and one of
  /// once as many.
  private static func checkMany(_ row: BenchmarkRow) -> Check {
    let (workload, control) = (row.makeOperation(), row.makeControl())
    let many = max(1, checked / row.unit)
    let isCorrect = row.growth != nil || workload(many) == control(many)
    let count = row.growth == nil ? max(1, 256 / row.unit) : 1
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
    // Counts that are powers of two alone would give a checksum by exclusive or the same value.
    let isVarying = first != second || second != third || third != workload(3)
    let executed = executed(row, workload)
    let isWorking =
      row.growth.map { _ in isCounted(control) }  // Of the smallest size, which is counted soonest.
      ?? [workload, control].allSatisfy { Subject.isPerformed($0, row.clock, unit: row.unit) }
    return Check(
      row: row, isCorrect: isCorrect, isVarying: isVarying,
      isWorking: isWorking,
      allocations: start < 0 ? nil : difference / Double(count * row.unit),
      peakBytes: bytes < 0 ? nil : Int(bytes), executed: executed,
      growth: row.growth.flatMap { growth(of: row, $0, workload, control) })
  }

  /// Returns the counts of an operation. A growth has a count for each of its sizes instead.
  private static func executed(
    _ row: BenchmarkRow, _ workload: @escaping BenchmarkRow.Workload
  ) -> Executed? {
    #if DEBUG
    nil
    #else
    row.clock == .processor && row.growth == nil ? Executed(workload, unit: row.unit) : nil
    #endif
  }

  /// Returns true if an operation of a growing row takes more instructions than none, as far as they
  /// are counted.
  private static func isCounted(_ workload: BenchmarkRow.Workload) -> Bool {
    #if !DEBUG
    if let once = Executed.instructions(workload, upTo: 1_000), once.isFinite,
      let none = Executed.instructions(workload, of: 0)
    {
      return once >= none + 8
    }
    #endif
    return true
  }

  /// Returns the growth of an operation between its sizes. Beyond its claim, it is counted with fresh
  /// workloads up to twice more, whose tables have other collisions.
  private static func growth(
    of row: BenchmarkRow, _ claim: GrowthClaim, _ largest: @escaping BenchmarkRow.Workload,
    _ smallest: @escaping BenchmarkRow.Workload
  ) -> CountedGrowth? {
    // The former workloads keep their memory, on which the collisions depend.
    var workloads = [largest, smallest]
    var counted = growth(claim, largest, smallest)
    while let growth = counted, !growth.isWithinClaim, workloads.count < 6 {
      workloads += [row.makeOperation(), row.makeControl()]
      counted = self.growth(claim, workloads[workloads.count - 2], workloads[workloads.count - 1])
    }
    return withExtendedLifetime(workloads) { counted }
  }

  /// Returns the growth of an operation between its sizes, counted once.
  private static func growth(
    _ claim: GrowthClaim, _ largest: BenchmarkRow.Workload, _ smallest: BenchmarkRow.Workload
  ) -> CountedGrowth? {
    func count(_ workload: BenchmarkRow.Workload) -> Double? {
      switch claim.count {
      case .allocations:
        keep(workload(1))
        let start = pairings_allocations()
        keep(workload(1))
        return start < 0 ? nil : Double(pairings_allocations() - start)
      case .instructions:
        #if DEBUG
        return nil
        #else
        return Executed.instructions(workload)
        #endif
      }
    }
    guard let least = count(smallest), let most = count(largest) else { return nil }
    return CountedGrowth(claim: claim, least: least, most: most)
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
    let isWorking = [(operated, workload), (controlled, control)].allSatisfy { once, workload in
      once.time * Double(row.unit) > 1e5
        || Subject.isPerformed(workload, row.clock, unit: row.unit)
    }
    return Check(
      row: row, isCorrect: operated.result == controlled.result, isVarying: true,
      isWorking: isWorking,
      allocations: start < 0 ? nil : Double(end - start) / Double(row.unit),
      peakBytes: bytes < 0 ? nil : Int(bytes), executed: nil,
      once: (operated.time, controlled.time))
  }
}
