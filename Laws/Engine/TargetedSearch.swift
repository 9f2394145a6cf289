/// A hill climb from a case to cases with a larger score. Each step changes one choice or one part,
/// and the search goes on from a case that is not worse.
///
/// - SeeAlso: Löscher and Sagonas, *Targeted Property-Based Testing* (2017).
struct TargetedSearch {
  private let name: String
  private var best: Plan
  private var score: Double
  private var random: RandomStream

  init(_ name: String, from attempt: Run.Attempt, seed: UInt64) {
    self.name = name
    best = attempt.plan
    score = attempt.notes.aims[name] ?? -.infinity
    random = RandomStream(seed: seed)
  }

  /// Returns the next case to try, whose missing choices are the simplest.
  mutating func next() -> Plan {
    var plan = best
    let line = below(plan.lines.count)
    let count = plan.lines[line].choices.count
    switch below(6) {
    case 0:
      // All later choices are made anew.
      for place in below(count)..<max(count, 1) where place < count {
        let limit = plan.lines[line].choices[place].limit
        plan.lines[line].choices[place].value = random.next(through: limit)
      }
    case 1 where !plan.lines[line].spans.isEmpty:
      let span = plan.lines[line].spans[below(plan.lines[line].spans.count)]
      plan.lines[line].choices.insert(
        contentsOf: plan.lines[line].choices[span.start..<span.end], at: span.start)
    default:
      if count > 0 {
        let place = below(count)
        plan.lines[line].choices[place].value = changed(plan.lines[line].choices[place])
      }
    }
    return plan
  }

  /// Takes in the result of the case that was tried.
  mutating func tried(_ attempt: Run.Attempt) {
    guard !attempt.isRejected, !attempt.isTooLong, let reached = attempt.notes.aims[name],
      reached >= score
    else { return }
    (best, score) = (attempt.plan, reached)
  }

  /// Returns a choice changed by a power of two, whose exponents are equally frequent.
  private mutating func changed(_ choice: Plan.Choice) -> UInt64 {
    let (value, limit) = (choice.value, choice.limit)
    let bits = limit.bitWidth - limit.leadingZeroBitCount
    let step: UInt64 = 1 << UInt64(below(max(bits, 1)))
    switch below(8) {
    case 0: return random.next(through: limit)
    case 1: return limit
    case 2, 3: return value > step ? value - step : 0
    default: return limit - value > step ? value + step : limit
    }
  }

  private mutating func below(_ count: Int) -> Int {
    count < 2 ? 0 : Int(random.next(through: UInt64(count - 1)))
  }
}
