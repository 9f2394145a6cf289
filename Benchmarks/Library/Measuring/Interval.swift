/// A confidence interval, by the bootstrap: the figure is computed from many samples that are drawn
/// from the measured ones, with repetition.
///
/// - SeeAlso: Efron and Tibshirani, *An Introduction to the Bootstrap* (1993).
struct Interval: Equatable {
  let lower: Double
  let upper: Double

  /// The fewest samples that have an interval.
  static let fewest = 5

  private static let draws = 1_000

  /// Creates the 95 % interval of the median of samples, or nil if they are too few.
  ///
  /// - Complexity: O(samples · log samples) for each of 1 000 draws.
  init?(ofMedian samples: [Double]) {
    guard samples.count >= Self.fewest else { return nil }
    var source = RandomIndices()
    let medians = (0..<Self.draws).map { _ in source.median(of: samples) }.sorted()
    let outside = Self.draws / 40
    (lower, upper) = (medians[outside], medians[Self.draws - 1 - outside])
  }

  /// Returns the width in units of a figure.
  func width(of figure: Double) -> Double { (upper - lower) / figure }
}

/// Draws with repetition. The draws are the same in every run, so that a figure has one interval.
private struct RandomIndices {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns the next number of SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns the median of as many samples as there are, each drawn from all.
  mutating func median(of samples: [Double]) -> Double {
    let count = UInt64(samples.count)
    return Statistics.median(
      samples.map { _ in samples[Int(next().multipliedFullWidth(by: count).high)] }.sorted())
  }
}
