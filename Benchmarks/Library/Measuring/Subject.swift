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
    var count = 1
    func duration() -> Double { clock.nanoseconds { keep(workload(count)) } }
    func isFilled() -> Bool {
      let first = duration()
      return first > batch * 100 || min(first, duration()) >= batch
    }
    while !isFilled() { count *= 2 }
    (self.workload, self.count) = (workload, count)
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
