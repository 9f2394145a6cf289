/// The rule by which a row is sampled: until the interval of its ratio is narrow, or a budget of
/// time is spent.
struct Sampling: Equatable {
  /// The width of an interval that needs no more samples, in units of the ratio.
  static let narrow = 0.03

  /// The number of samples before the first interval.
  var fewest = 15

  /// The number of samples that are taken even if they take longer than the budget.
  var least = Interval.fewest

  /// The time for the samples of a row.
  var budget = Duration.seconds(1)

  /// The nanoseconds of the shortest batch of operations that is a sample.
  var batch = 1e6

  /// The exact number of samples, or nil to sample until the interval is narrow.
  var exact: Int?

  /// The rule of a quick look.
  static let quick = Sampling(
    fewest: Interval.fewest, least: 1, budget: .milliseconds(60), batch: 2.5e5)

  /// The reason for which no more samples were taken.
  enum Ending: String {
    /// The interval is narrower than 3 %.
    case narrow

    /// The budget of time is spent.
    case budget

    /// The exact number of samples was asked for.
    case count
  }

  /// Takes samples in pairs until they are enough. The interval is computed anew after a fifth more
  /// samples.
  ///
  /// - Parameters:
  ///   - first: A sample that was taken before, with the time that it took.
  ///   - sample: Takes a sample.
  func ratios(
    first: (ratio: Double, time: Duration)? = nil, _ sample: () -> Double
  ) -> (ratios: [Double], Interval?, Ending) {
    let start = ContinuousClock.now
    var ratios = first.map { [$0.ratio] } ?? []
    var next = exact ?? fewest
    while true {
      while ratios.count < next {
        let time = start.duration(to: .now) + (first?.time ?? .zero)
        if exact == nil, ratios.count >= least, time >= budget {
          return (ratios, Interval(ofMedian: ratios), .budget)
        }
        ratios.append(sample())
      }
      let interval = Interval(ofMedian: ratios)
      if exact != nil { return (ratios, interval, .count) }
      let ratio = Statistics.median(ratios.sorted())
      if let interval, interval.width(of: ratio) <= Self.narrow {
        return (ratios, interval, .narrow)
      }
      next += max(1, next / 5)
    }
  }
}
