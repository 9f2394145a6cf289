/// A search for the simplest case that fails like a given one: the shortest, and of those the one
/// with the smallest choices.
///
/// The search edits choices and never values, so that every case satisfies the promises of the
/// generator. The passes are in the order of their cost. They follow each other in a ring, until
/// none finds a simpler case. A case is tried once.
///
/// - SeeAlso: MacIver and Donaldson, *Test-Case Reduction via Test-Case
///   Generation* (2020).
struct Shrinker {
  /// The simplest case so far.
  private(set) var best: Plan

  /// The number of simpler cases that were found, and the number of cases that were tried.
  private(set) var improvements = 0
  private(set) var evaluations = 0

  /// A function that returns true if the law fails for the case of a tape. The plan names the case
  /// before it has made its choices.
  private let fails: (Tape, Plan) -> Bool

  /// The results of the cases that were tried, true for a failure. The keys are the fingerprints of
  /// the edited plans and of the plans that their cases recorded.
  private var tried: [UInt64: Bool] = [:]
  private var known = ChoiceTrie()
  private var (edits, scanned) = (0, 0)

  /// The enumeration of the cases, and the number of choices of the first one.
  private var enumeration = Enumeration(budget: .max, reach: 2)
  private var simplest: Int?

  private let deadline: ContinuousClock.Instant

  /// Creates a search that begins with a case.
  ///
  /// - Parameters:
  ///   - deadline: The time at which the search ends with the simplest case so far.
  ///   - fails: A function that returns true if the law fails for the case of a tape.
  init(
    _ plan: Plan, until deadline: ContinuousClock.Instant, fails: @escaping (Tape, Plan) -> Bool
  ) {
    best = plan
    self.deadline = deadline
    self.fails = fails
  }

  /// True once the limit of edits or the deadline is reached; then no more edits are tried.
  private(set) var isSpent = false

  /// Tries the best case with an edit, unless its result is known. Keeps the edited case and
  /// returns true if it fails and is simpler.
  mutating func edit(_ body: (inout Plan) -> Void) -> Bool {
    let before = improvements
    _ = isFailure(body)
    return improvements > before
  }

  /// Returns true if the best case with an edit fails, also if it is not simpler. Keeps the edited
  /// case if it fails and is simpler.
  mutating func isFailure(_ body: (inout Plan) -> Void) -> Bool {
    isSpent = isSpent || edits >= 20_000 || .now > deadline
    guard !isSpent else { return false }
    var candidate = best
    body(&candidate)
    return isFailure(candidate)
  }

  @inline(never)  // Otherwise each pass has a copy, which takes long to build.
  private mutating func isFailure(_ candidate: Plan) -> Bool {
    let fingerprint = candidate.fingerprint
    if let isFailure = tried[fingerprint] ?? outcome(candidate)?.isFailure { return isFailure }
    // An answer that equals the fallback is assumed to make no difference.
    if let shorter = candidate.shortened, tried[shorter.fingerprint] == false { return false }
    edits += 1
    let isFailure = evaluate(Tape(candidate, beyond: .simplest), candidate)
    tried[fingerprint] = isFailure
    return isFailure
  }

  /// Returns the choices and the result of a case that was tried, or nil if they are not known.
  func outcome(_ candidate: Plan) -> (choices: [Plan.Choice], isFailure: Bool)? {
    candidate.lines.count == 1 ? known.outcome(after: candidate.lines[0].choices) : nil
  }

  /// Runs the case of a tape and returns true if it fails. Keeps the case if it fails and is
  /// simpler.
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

  /// The number of the simplest cases that are tried before any edit.
  private static var few: Int { 6 }

  /// Searches for the simplest case: first among the few simplest of all, then by edits, and then
  /// in order among the cases below the result of the edits.
  ///
  /// - Parameter scanned: The number of cases that are tried in order. If it is nil, a few are
  ///   tried first, and after the edits one for each sixteen cases that were tried.
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

  /// Tries the cases below the best one in order, until one fails that the edits did not find.
  /// Returns true if there is one.
  ///
  /// - Parameter budget: The number of cases that are tried in all calls together.
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
      // The choices of functions have no order, so a case with functions has no name of its own.
      var named = best
      if best.lines.count == 1 { named.lines[0].choices = beginning }
      let tape = Tape(beginning: beginning, size: best.size)
      _ = evaluate(tape, named)
      simplest = simplest ?? tape.sequence.count
      enumeration.tried(tape.sequence, after: beginning.count, isRejected: false)
    }
    return improvements > found
  }

  /// True if a few cases in order may include one that is simpler than the best. False if the first
  /// case has as many choices as the best one, and none of these has two to 256 alternatives.
  private var mayBeFound: Bool {
    guard let simplest, best.lines.count == 1 else { return true }
    let choices = best.lines[0].choices
    return simplest != choices.count || choices.contains { 1...255 ~= $0.limit }
  }

  /// Returns true if a case that begins with these choices may be simpler than the best.
  private func mayBeSimpler(_ beginning: [Plan.Choice]) -> Bool {
    guard best.lines.count == 1, beginning.count == best.lines[0].choices.count else {
      return beginning.count < best.length
    }
    return beginning.lexicographicallyPrecedes(best.lines[0].choices) { $0.value < $1.value }
  }

  /// Runs the passes until none finds a simpler case.
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

  /// The most expensive passes, which run once the others find no simpler case.
  private static let last: [Pass] = [
    { $0.chooseEarlier() }, { $0.deletePairs() }, { $0.mergeSteps() }, { $0.tradeCommands() },
    { $0.trade() },
    { $0.tradeThree() }, { $0.stride() },
  ]
}
