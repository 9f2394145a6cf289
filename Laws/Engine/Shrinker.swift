/// Looks for the simplest case that fails like a given one: the shortest, and of
/// those the one with the smallest choices.
///
/// It edits the choices and never the values, so that what the generator promises
/// holds for every case that it tries. The passes stand in the order of their cost and follow
/// each other in a ring, until none finds anything; a case is tried once.
///
/// - SeeAlso: MacIver and Donaldson, *Test-Case Reduction via Test-Case
///   Generation* (2020).
struct Shrinker {
  /// The simplest case so far.
  private(set) var best: Plan

  /// How many simpler cases were found, and how many cases were tried.
  private(set) var improvements = 0
  private(set) var evaluations = 0

  /// Whether the law fails for a case that reads a tape; the plan is what to call the case
  /// before it has made its choices.
  private let fails: (Tape, Plan) -> Bool

  /// The cases that were tried, by the fingerprint of what was edited and of what was made of it,
  /// and whether they fail.
  private var tried: [UInt64: Bool] = [:]
  private var known = Known()
  private var (edits, scanned) = (0, 0)

  /// The cases in their order, and how many choices the first has.
  private var enumeration = Enumeration(budget: .max, reach: 2)
  private var simplest: Int?

  private let deadline: ContinuousClock.Instant

  /// Takes a case and a function that tells whether one fails.
  ///
  /// - Parameter deadline: When the simplest case so far is good enough.
  init(
    _ plan: Plan, until deadline: ContinuousClock.Instant, fails: @escaping (Tape, Plan) -> Bool
  ) {
    best = plan
    self.deadline = deadline
    self.fails = fails
  }

  /// Whether the best case is good enough; then no edit is made any more.
  private(set) var isSpent = false

  /// Tries the best case with an edit, if it is not known; keeps it if it fails and is simpler.
  mutating func edit(_ body: (inout Plan) -> Void) -> Bool {
    let before = improvements
    _ = isFailure(body)
    return improvements > before
  }

  /// Whether the best case with an edit fails, be it simpler or not; what is simpler is kept.
  mutating func isFailure(_ body: (inout Plan) -> Void) -> Bool {
    isSpent = isSpent || edits >= 20_000 || .now > deadline
    guard !isSpent else { return false }
    var candidate = best
    body(&candidate)
    let fingerprint = candidate.fingerprint
    if let isFailure = tried[fingerprint] ?? outcome(candidate)?.isFailure { return isFailure }
    // Of answers that are equal it is taken for granted that nothing tells them apart.
    if let shorter = candidate.shortened, tried[shorter.fingerprint] == false { return false }
    edits += 1
    let isFailure = evaluate(Tape(candidate, beyond: .simplest), candidate)
    tried[fingerprint] = isFailure
    return isFailure
  }

  /// What a case makes that was tried, and whether it fails; nil if it is not known.
  func outcome(_ candidate: Plan) -> (choices: [Plan.Choice], isFailure: Bool)? {
    candidate.lines.count == 1 ? known.outcome(after: candidate.lines[0].choices) : nil
  }

  /// Whether a case fails that reads a tape; keeps it if it is simpler, too.
  private mutating func evaluate(_ tape: Tape, _ plan: Plan) -> Bool {
    evaluations += 1
    let isFailure = fails(tape, plan)
    let made = tape.recording
    known.insert(made, isFailure: isFailure)
    tried[made.fingerprint] = isFailure
    if isFailure, made < best {
      best = made
      improvements += 1
    }
    return isFailure
  }

  /// How many of the simplest cases are tried before any edit.
  private static var few: Int { 6 }

  /// Looks for the simplest case: among the few that are simplest of all, then by edits, and then
  /// among those below what edits lead to, in their order.
  ///
  /// - Parameter scanned: How many cases are tried in order; if it is not said a few, and then one
  ///   for sixteen that were tried.
  mutating func simplify(scanning scanned: Int?) {
    let tape = Tape(best, beyond: .simplest)
    if fails(tape, best) { best = tape.recording }
    known.insert(best, isFailure: true)
    if best.lines.count == 1 {
      _ = scan(min(scanned ?? 1, 1))
      _ = scan(min(scanned ?? (mayBeFound ? Self.few : 0), Self.few))
    }
    repeat { shrink() } while scan(scanned ?? (mayBeFound ? evaluations / 16 : 0))
  }

  /// Tries the cases below the best one in their order, until one fails, which no edit of the best
  /// led to; returns whether one does.
  ///
  /// - Parameter budget: How many are tried in all of its calls.
  private mutating func scan(_ budget: Int) -> Bool {
    let found = improvements
    while scanned < budget, improvements == found, let beginning = enumeration.next(),
      mayBeSimpler(beginning), .now < deadline
    {
      scanned += 1
      if let before = known.outcome(after: beginning) {
        simplest = simplest ?? before.choices.count
        enumeration.tried(before.choices, after: beginning.count, isRejected: false)
        continue
      }
      // The choices of functions have no order of their own, and so the case has no name.
      var named = best
      if best.lines.count == 1 { named.lines[0].choices = beginning }
      let tape = Tape(beginning: beginning, size: best.size)
      _ = evaluate(tape, named)
      simplest = simplest ?? tape.sequence.count
      enumeration.tried(tape.sequence, after: beginning.count, isRejected: false)
    }
    return improvements > found
  }

  /// Whether few of the cases in their order may come to one that is simpler than the best: not if
  /// all have as many choices, of numbers that are large.
  private var mayBeFound: Bool {
    guard let simplest, best.lines.count == 1 else { return true }
    let choices = best.lines[0].choices
    return simplest != choices.count || choices.contains { 1...255 ~= $0.limit }
  }

  /// Whether a case that begins like this may be simpler than the best.
  private func mayBeSimpler(_ beginning: [Plan.Choice]) -> Bool {
    guard best.lines.count == 1, beginning.count == best.lines[0].choices.count else {
      return beginning.count < best.length
    }
    return beginning.lexicographicallyPrecedes(best.lines[0].choices) { $0.value < $1.value }
  }

  /// Shrinks until nothing helps.
  private mutating func shrink() {
    let size = best.size
    if edit({ plan in
      plan = .simplest
      plan.size = size
    }) {
      return
    }
    var next = 0
    repeat {
      var idle = 0
      while idle < Self.passes.count, !isSpent {
        idle = helps(Self.passes[next]) ? 0 : idle + 1
        next = (next + 1) % Self.passes.count
      }
    } while Self.last.contains { helps($0) }
  }

  private mutating func helps(_ pass: Pass) -> Bool {
    let before = improvements
    pass(&self)
    return improvements > before
  }

  private typealias Pass = @Sendable (inout Shrinker) -> Void

  private static let passes: [Pass] = [
    { $0.deleteAnswers() }, { $0.promoteAnswers() }, { $0.shiftAnswers() },
    { $0.deleteDiscarded() }, { $0.deleteSpans() }, { $0.endSpans() }, { $0.joinSiblings() },
    { $0.zeroSpans() }, { $0.descend() }, { $0.minimiseTogether() }, { $0.minimise() },
    { $0.swapAnswers() }, { $0.advanceAnswers() }, { $0.sortSiblings() }, { $0.exchangeNumbers() },
    { $0.lowerAndDelete() },
    { $0.exchangeSpans() }, { $0.rearrangeSpans() }, { $0.redistribute() }, { $0.renumber() },
    { $0.mergeSpans() }, { $0.deleteRuns() }, { $0.raise() },
  ]

  /// Those that take most, for where the others find nothing.
  private static let last: [Pass] = [
    { $0.deletePairs() }, { $0.mergeSteps() }, { $0.tradeCommands() }, { $0.trade() },
    { $0.tradeThree() }, { $0.stride() },
  ]
}
