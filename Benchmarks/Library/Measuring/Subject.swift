/// A workload that is timed in batches.
struct Subject {
  private let workload: BenchmarkRow.Workload

  /// The number of operations in a batch.
  private let count: Int

  /// The nanoseconds of an operation in each sample.
  private(set) var times: [Double] = []

  /// Warms up a workload, and finds the number of operations that take `batch` nanoseconds, by the
  /// faster of two runs, because the first one may have been interrupted.
  init(_ workload: @escaping BenchmarkRow.Workload, _ clock: BenchmarkRow.Clock, batch: Double) {
    self.workload = workload
    count = Self.count(of: workload, clock, filling: batch, most: 1 << 40)
  }

  /// Returns true if a workload is performed, and not left out by the optimiser: sixteen million
  /// operations take a tenth of a millisecond, or fewer do.
  static func isPerformed(
    _ workload: @escaping BenchmarkRow.Workload, _ clock: BenchmarkRow.Clock, unit: Int
  ) -> Bool {
    let most = max(1, (1 << 24) / unit)
    return count(of: workload, clock, filling: 1e5, most: most) < most
  }

  /// Returns the number of operations that take a time in nanoseconds, a power of two, and at most
  /// another one.
  private static func count(
    of workload: BenchmarkRow.Workload, _ clock: BenchmarkRow.Clock, filling batch: Double,
    most: Int
  ) -> Int {
    var count = 1
    func duration() -> Double { clock.nanoseconds { keep(workload(count)) } }
    func isFilled() -> Bool {
      let first = duration()
      return first > batch * 100 || min(first, duration()) >= batch
    }
    while count < most, !isFilled() { count *= 2 }
    return count
  }

  /// Makes a large workload a batch, which took some time before.
  init(_ workload: @escaping BenchmarkRow.Workload, large time: Double) {
    (self.workload, count, times) = (workload, 1, [time])
  }

  /// The latest sample.
  var latest: Double { times[times.count - 1] }

  /// Takes a sample of a workload that performs `unit` operations for a count of one.
  mutating func sample(_ clock: BenchmarkRow.Clock, _ unit: Int) {
    times.append(clock.nanoseconds { keep(workload(count)) } / Double(count) / Double(unit))
  }
}
