/// The cases of a law in the order of their length and then of their choices, as
/// long as there are few.
struct Enumeration {
  /// The first choices of a case; all of them if it was tried already.
  private struct Beginning {
    let choices: [Plan.Choice]
    let length: Int
    let isTried: Bool
  }

  private let budget: Int

  /// The largest number that a choice among very many takes.
  private let reach: UInt64

  /// Beginnings in order. One that ends in the simplest choice is the case that was
  /// tried with it left out.
  private var open: [Beginning] = []
  private var index = 0
  private var attempts = 0

  /// Whether some beginnings were left out.
  private var isCut = false

  /// How many different cases were tried.
  private(set) var count = 0

  /// Whether every case was tried.
  private(set) var isComplete = false

  /// - Parameter reach: The largest number that a choice among more than 256 takes.
  init(budget: Int, reach: UInt64 = .max) {
    self.budget = min(budget, 100_000)  // What is tried next is kept in memory.
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
      guard beginning.isTried else {
        attempts += 1
        return attempts <= budget ? beginning.choices : nil
      }
      extend(beginning.choices, beginning.length)
    }
    isComplete = !isCut
    return nil
  }

  /// Learns all choices of the case that was tried.
  mutating func tried(_ choices: [Plan.Choice], after length: Int, isRejected: Bool) {
    if !isRejected { count += 1 }
    extend(choices, length)
  }

  private mutating func extend(_ choices: [Plan.Choice], _ length: Int) {
    guard length < choices.count else { return }
    open.append(Beginning(choices: choices, length: length + 1, isTried: true))
    let beginning = choices.prefix(length)
    let limit =
      choices[length].limit < 256 ? choices[length].limit : min(choices[length].limit, reach)
    isCut = isCut || limit < choices[length].limit
    let room = UInt64(max(0, 8 * budget - open.count))
    isCut = isCut || limit > room
    for value in 0..<min(limit, room) {
      let choice = Plan.Choice(value: value + 1, limit: limit)
      open.append(Beginning(choices: beginning + [choice], length: length + 1, isTried: false))
    }
  }
}
