/// An enumeration of the cases of a law in the order of their length and then of their choices,
/// within a budget.
struct Enumeration {
  /// The first choices of a case: those of a case that was tried, with another last choice. Without
  /// `last`, the last choice is the simplest one, as in the case that was tried.
  private struct Beginning {
    let source: Int
    let length: Int

    /// The last choice, or nil for the one of the source.
    let last: Plan.Choice?
  }

  private let budget: Int

  /// The largest number that is tried for a choice with many alternatives.
  private let reach: UInt64

  /// The beginnings in order. A beginning without another last choice repeats a case that was
  /// tried, and is only extended.
  private var open: [Beginning] = []

  /// The choices of the cases that were tried, and the number of these choices.
  private var sources: [[Plan.Choice]] = []
  private var stored = 0
  private var index = 0
  private var attempts = 0

  /// True if some beginnings were left out.
  private var isCut = false

  /// The number of different cases that were tried.
  private(set) var count = 0

  /// True if every case was tried.
  private(set) var isComplete = false

  /// The maximal number of stored choices, since a case may make thousands.
  private static let room = 1 << 22

  /// Creates an enumeration.
  ///
  /// - Parameter reach: The largest number that is tried for a choice with more than 256
  ///   alternatives.
  init(budget: Int, reach: UInt64 = .max) {
    self.budget = min(max(0, budget), 100_000)  // The next cases are stored in memory.
    self.reach = reach
  }

  /// Returns the first choices of the next case, whose other choices are the simplest.
  mutating func next() -> [Plan.Choice]? {
    guard attempts > 0 else {
      attempts = 1
      return []
    }
    while index < open.count {
      let beginning = open[index]
      index += 1
      guard let last = beginning.last else {
        extend(beginning.source, beginning.length)
        continue
      }
      attempts += 1
      guard attempts <= budget, stored <= Self.room else { return nil }
      return sources[beginning.source].prefix(beginning.length - 1) + [last]
    }
    isComplete = !isCut
    return nil
  }

  /// Takes in all choices of the case that was tried.
  mutating func tried(_ choices: [Plan.Choice], after length: Int, isRejected: Bool) {
    if !isRejected { count += 1 }
    guard length < choices.count else { return }
    sources.append(choices)
    stored += choices.count
    extend(sources.count - 1, length)
  }

  private mutating func extend(_ source: Int, _ length: Int) {
    guard length < sources[source].count else { return }
    open.append(Beginning(source: source, length: length + 1, last: nil))
    let own = sources[source][length].limit
    let limit = own < 256 ? own : min(own, reach)
    isCut = isCut || limit < own
    let room = UInt64(max(0, 8 * budget - open.count))
    isCut = isCut || limit > room
    for value in 0..<min(limit, room) {
      let choice = Plan.Choice(value: value + 1, limit: limit)
      open.append(Beginning(source: source, length: length + 1, last: choice))
    }
  }
}
