/// Looks for the simplest case that fails like a given one: the shortest, and of
/// those the one with the smallest choices.
///
/// It edits the choices and never the values, so that what the generator promises
/// holds for every case that it tries. The passes stand in the order of their cost;
/// after one that found something the first is next, and after the last one that
/// found nothing none of them can.
///
/// - SeeAlso: MacIver and Donaldson, *Test-Case Reduction via Test-Case
///   Generation* (2020).
struct Shrinker {
  /// The simplest case so far.
  private(set) var best: Plan

  /// How many simpler cases were found, and how many cases were tried.
  private(set) var improvements = 0
  private(set) var evaluations = 0

  private let fails: (Plan) -> Plan?
  private var tried: Set<UInt64> = []
  private let deadline: ContinuousClock.Instant

  /// Takes a case and a function that tries one: it returns the choices that were
  /// made, or nil if the law holds.
  ///
  /// - Parameter deadline: When the simplest case so far is good enough.
  init(_ plan: Plan, until deadline: ContinuousClock.Instant, fails: @escaping (Plan) -> Plan?) {
    best = plan
    self.deadline = deadline
    self.fails = fails
  }

  /// Whether the best case is good enough; then no edit is made any more.
  private(set) var isSpent = false

  /// Tries a case; keeps it if it fails and is simpler.
  mutating func attempt(_ candidate: Plan) -> Bool {
    guard !isSpent, tried.insert(candidate.fingerprint).inserted else { return false }
    evaluations += 1
    guard let plan = fails(candidate), plan < best else { return false }
    tried.insert(plan.fingerprint)
    best = plan
    improvements += 1
    return true
  }

  /// Tries the best case with an edit.
  mutating func edit(_ body: (inout Plan) -> Void) -> Bool {
    isSpent = isSpent || evaluations >= 20_000 || .now > deadline
    guard !isSpent else { return false }
    var candidate = best
    body(&candidate)
    return attempt(candidate)
  }

  /// Goes on from a simpler case that was found elsewhere.
  mutating func shrink(from plan: Plan) -> Plan {
    best = plan
    improvements += 1
    return shrink()
  }

  /// Shrinks until nothing helps; returns the simplest case.
  mutating func shrink() -> Plan {
    if let plan = fails(best) { best = plan }
    var simplest = Plan.simplest
    simplest.size = best.size
    if attempt(simplest) { return best }
    var (next, idle) = (0, 0)
    while idle < Self.passes.count, !isSpent {
      let before = improvements
      Self.passes[next](&self)
      next = (next + 1) % Self.passes.count
      idle = improvements == before ? idle + 1 : 0
    }
    return best
  }

  private static let passes: [@Sendable (inout Shrinker) -> Void] = [
    { $0.deleteAnswers() }, { $0.promoteAnswers() }, { $0.deleteDiscarded() },
    { $0.deleteSpans() }, { $0.joinSiblings() }, { $0.zeroSpans() }, { $0.descend() },
    { $0.minimise() }, { $0.swapAnswers() }, { $0.advanceAnswers() }, { $0.shiftAnswers() },
    { $0.sortSiblings() },
    { $0.minimiseTogether() }, { $0.lowerAndDelete() }, { $0.exchangeSpans() },
    { $0.rearrangeSpans() },
    { $0.redistribute() }, { $0.renumber() }, { $0.mergeSpans() }, { $0.deleteRuns() },
    { $0.raise() }, { $0.trade() }, { $0.tradeThree() },
  ]
}
