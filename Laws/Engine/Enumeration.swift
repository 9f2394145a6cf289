/// The cases of a law in the order of their length and then of their choices, as
/// long as there are few.
struct Enumeration {
  /// The first choices of a case: those of one that was tried, with another one for the last; or
  /// that one, which was tried with the simplest for the last.
  private struct Beginning {
    let source: Int
    let length: Int

    /// The last choice, if it is another one.
    let last: Plan.Choice?
  }

  private let budget: Int

  /// The largest number that a choice among very many takes.
  private let reach: UInt64

  /// Beginnings in order. One that ends in the simplest choice is the case that was
  /// tried with it left out.
  private var open: [Beginning] = []

  /// The choices of the cases that were tried, and how many these are.
  private var sources: [[Plan.Choice]] = []
  private var stored = 0
  private var index = 0
  private var attempts = 0

  /// Whether some beginnings were left out.
  private var isCut = false

  /// How many different cases were tried.
  private(set) var count = 0

  /// Whether every case was tried.
  private(set) var isComplete = false

  /// How many choices are kept, since a case may make thousands.
  private static let room = 1 << 22

  /// - Parameter reach: The largest number that a choice among more than 256 takes.
  init(budget: Int, reach: UInt64 = .max) {
    self.budget = min(max(0, budget), 100_000)  // What is tried next is kept in memory.
    self.reach = reach
  }

  /// Returns the choices to try next; what follows them is the simplest.
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

  /// Learns all choices of the case that was tried.
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
