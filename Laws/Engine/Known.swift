/// The cases that were tried, as the tree of their choices: of a case that makes the choices of
/// one of them it is known, without trying it, what it makes and whether it fails.
///
/// Only of cases without functions, whose choices have one order.
struct Known {
  private enum Step {
    case choice(limit: UInt64)
    case end(isFailure: Bool)
  }

  /// What comes after the choices with a fingerprint.
  private var steps: [UInt64: Step] = [:]

  /// How many choices of a case are kept, and how many of all, since a case may make thousands.
  private static let (depth, room) = (256, 1 << 18)

  /// Learns the choices of a case that was tried.
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

  /// What a case makes that begins like this and goes on with the simplest choices, and whether
  /// it fails; nil if it was not tried.
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
