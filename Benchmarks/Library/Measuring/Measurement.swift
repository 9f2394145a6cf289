/// The measurements of a row.
struct Measurement {
  let check: Check
  let operation: Statistics
  let control: Statistics

  /// The ratios of each sample to the control's sample beside it.
  let ratios: [Double]

  /// The median of the ratios.
  let ratio: Double

  /// The 95 % confidence interval of the ratio; nil for a few samples.
  let interval: Interval?

  let ending: Sampling.Ending

  var row: BenchmarkRow { check.row }

  /// True if the time is within the promise of the row, or there is none.
  var isWithinBar: Bool {
    switch row.bar {
    case .ratio(let limit): ratio <= limit
    case .nanoseconds(let limit): operation.median <= limit
    case nil: true
    }
  }
}

/// A summary of samples, in nanoseconds an operation.
struct Statistics {
  let minimum: Double
  let median: Double
  let p99: Double

  /// The standard deviation in units of the mean.
  let variation: Double

  /// Creates a summary of samples.
  ///
  /// - Precondition: There is a sample.
  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    let variance = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(sorted.count)
    minimum = sorted[0]
    median = Self.median(sorted)
    p99 = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    variation = mean > 0 ? variance.squareRoot() / mean : 0
  }

  /// Returns the median of sorted samples.
  static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
