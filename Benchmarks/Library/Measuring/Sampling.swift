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

  /// The exact number of samples, or nil to sample until the interval is narrow.
  var exact: Int?

  /// The rule of a quick look.
  static let quick = Sampling(fewest: Interval.fewest, least: 1, budget: .milliseconds(100))

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
  func ratios(_ sample: () -> Double) -> (ratios: [Double], Interval?, Ending) {
    let start = ContinuousClock.now
    var ratios: [Double] = []
    var next = exact ?? fewest
    while true {
      while ratios.count < next {
        ratios.append(sample())
        if exact == nil, ratios.count >= least, start.duration(to: .now) >= budget {
          return (ratios, Interval(ofMedian: ratios), .budget)
        }
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
