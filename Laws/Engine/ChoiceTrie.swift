/// A cache of the cases that were tried, as a tree of their choices. It predicts the choices and
/// the result of a case that makes the choices of one of them.
///
/// It contains only cases without functions, whose choices have one order.
struct ChoiceTrie {
  private enum Step {
    case choice(limit: UInt64)
    case end(isFailure: Bool)
  }

  /// The next step after the choices with a fingerprint.
  private var steps: [UInt64: Step] = [:]

  /// The maximal number of stored choices of a case, and of all cases, since a case may make
  /// thousands.
  private static let (depth, room) = (256, 1 << 18)

  /// Stores the choices of a case that was tried.
  mutating func insert(_ plan: Plan, isFailure: Bool) {
    guard plan.lines.count == 1, plan.length <= Self.depth, steps.count < Self.room else {
      return
    }
    var print: UInt64 = 0
    for choice in plan.lines[0].choices {
      steps[print] = .choice(limit: choice.limit)
      print = Self.print(print, choice.value)
    }
    steps[print] = .end(isFailure: isFailure)
  }

  /// Returns the choices and the result of the case that begins like this and continues with the
  /// simplest choices. Returns nil if it was not tried.
  func outcome(
    after beginning: [Plan.Choice]
  ) -> (choices: [Plan.Choice], isFailure: Bool)? {
    var (made, print): ([Plan.Choice], UInt64) = ([], 0)
    while let step = steps[print] {
      switch step {
      case .end(let isFailure): return (made, isFailure)
      case .choice(let limit):
        let value = made.count < beginning.count ? min(beginning[made.count].value, limit) : 0
        made.append(Plan.Choice(value: value, limit: limit))
        print = Self.print(print, value)
      }
    }
    return nil
  }

  private static func print(_ before: UInt64, _ value: UInt64) -> UInt64 {
    mixed(mixed(before &+ 1) &+ value)
  }
}
