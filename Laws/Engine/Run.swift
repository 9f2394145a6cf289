/// One check of one law.
struct Run {
  /// A case that was tried and written down.
  struct Attempt {
    let plan: Plan

    /// All choices in the order in which they were made.
    let sequence: [Plan.Choice]

    /// How large the case might be.
    let size: Int
    let holds: Bool
    let isRejected: Bool
    let isTooLong: Bool
    let notes: Notes
  }

  let law: Law
  let runner: Runner
  private let stream: UInt64
  private let whole: Int

  /// How many cases are looked at in part, and of how many one is.
  private let (sweep, stride): (Int, Int)
  private let start = ContinuousClock.now
  private let tally = Notes(nil)
  private let discard = Discard()
  private var tried = 0

  /// The number of the next random case.
  private var next = 0
  private var discards = 0
  private var isExhaustive = false
  private var heights: [String: Height] = [:]
  private var coverage = Coverage()

  init(law: Law, runner: Runner) {
    self.law = law
    whole = runner.cases
    self.runner = runner.thinned(toOneIn: law.thinning)
    let sweep = Runner.sweep(of: self.runner.cases)
    (self.sweep, stride) = (sweep, max(1, sweep / Runner.watched))
    stream = RandomStream.derive(runner.seed, stableHash(law.id))
  }

  // MARK: - The order of the cases

  mutating func report(_ saved: [String]) -> Report { begin(saved) ?? goOn() }

  /// Tries what was saved, all cases if they are few, and the first sweep of random ones; nil if
  /// that says nothing yet.
  mutating func begin(_ saved: [String]) -> Report? {
    for plan in saved.compactMap(Plan.init(blob:)) {
      let attempt = attempt(plan)
      if !attempt.holds { return report(attempt, .saved) }
    }
    if law.isSingle {
      isExhaustive = true
      tried = 1
      return report(attempt(.simplest), .enumerated)
    }
    if let failure = enumerate() { return failure }
    if isExhaustive { return finished(coverage.exactComplaint.map { .unhealthy($0) } ?? .passed) }
    return tryRandom(to: sweep)
  }

  /// Tries the other cases after it has begun; of so many of the next ones it is known that nothing
  /// is to be told of them.
  mutating func goOn(after known: Int = 0) -> Report {
    tried += known
    next += known
    if let report = tryRandom(to: .max) { return report }
    if let report = climb() { return report }
    if let reason = coverage.complaint { return finished(.unhealthy(reason)) }
    return finished(.passed)
  }

  /// Tries the case at an address.
  mutating func report(_ address: Address) -> Report? {
    switch address {
    case .random(_, let number, _):
      return report(record(number, draws: runner.draws), .replayed)
    case .enumerated(let number): return enumerated(number)
    case .written(let choices):
      return Plan(blob: choices).map { plan in
        report(attempt(plan, draws: runner.draws), .replayed)
      }
    }
  }

  private mutating func tryRandom(to last: Int) -> Report? {
    while tried < runner.cases, next < last {
      if isWatched(next) {
        if let report = watch(next) { return report }
        next += 1
      } else if let end = hurry(to: last) {
        return report(end)
      }
    }
    return nil
  }

  // MARK: - Parts

  /// How many random cases there are behind the first sweep.
  var rest: Int { max(0, runner.cases - sweep) }

  /// The cases behind the first sweep that are the first so many of some parts.
  func count(_ part: Int, of parts: Int) -> Int { rest / parts * part + min(part, rest % parts) }

  /// Whether nothing is to be told of one of some parts of these cases: the law holds in all of
  /// them, and none is given up, or has a label or a score, or asks for a share.
  mutating func isPlain(_ part: Int, of parts: Int) -> Bool {
    next = sweep + count(part, of: parts)
    let end = hurry(to: sweep + count(part + 1, of: parts))
    return end == nil && discards == 0 && coverage.isEmpty && heights.isEmpty
  }

  /// Whether a random case is looked at closely: of all if each is told of, else of every few.
  private func isWatched(_ number: Int) -> Bool {
    isTold || number < sweep && number.isMultiple(of: stride)
  }

  /// Tries a random case and looks at it closely.
  private mutating func watch(_ number: Int) -> Report? {
    let began = ContinuousClock.now
    let attempt = record(number)
    guard attempt.holds else {
      tried += 1
      return report(attempt, .random(number))
    }
    if let limit = runner.caseLimit, began.duration(to: .now) > limit {
      return finished(.unhealthy(tooSlow(number)))
    }
    if attempt.isTooLong {
      return finished(.unhealthy("a case makes more than \(Choices.limit) choices"))
    }
    if attempt.isRejected {
      discards += 1
    } else {
      tried += 1
      coverage.add(attempt.notes)
      note(attempt.notes.aims, number)
    }
    if let reason = reasonToEnd { return finished(.unhealthy(reason)) }
    if !attempt.isRejected { coverage.look(at: attempt.notes, attempt.plan.fingerprint) }
    return nil
  }

  /// Why random cases come to an end before the last.
  private enum End {
    case failure(Int)
    case unhealthy(String)
  }

  /// Tries the next random cases that are compared and not looked at: the loop that a run spends
  /// its time in.
  private mutating func hurry(to last: Int) -> End? {
    let (holds, tally, discard, announce) = (law.holds, tally, discard, runner.announce)
    let (seed, cases) = (runner.seed, runner.cases)
    let (isTimed, caseLimit) = (runner.limit != nil, runner.caseLimit)
    var number = next
    defer { next = number }
    while tried < cases, number < last, !isWatched(number) {
      announce?(.random(seed: seed, number: number, of: whole))
      let address = Runner.address(stream, number, of: cases)
      var trial = Trial(
        Choices(seed: address.seed, size: address.size, tape: nil, stream: 0, discard: discard),
        notes: tally)
      let began = caseLimit.map { _ in ContinuousClock.now }
      let isHeld = (try? holds(&trial)) ?? false
      if isHeld, let caseLimit, let began, began.duration(to: .now) > caseLimit {
        return .unhealthy(tooSlow(number))
      }
      let isRejected = trial.choices.isRejected || discard.isRejected
      if isRejected {
        discards += 1
        discard.isRejected = false
      } else if !isHeld {
        return .failure(number)
      } else {
        tried += 1
        if tally.hasShares {
          coverage.add(tally)
          note(tally.aims, number)
        }
      }
      if tally.hasShares { tally.clear() }
      if isTimed || isRejected || tried.isMultiple(of: 100),
        let reason = reasonToEnd
      {
        return .unhealthy(reason)
      }
      number += 1
    }
    return nil
  }

  private mutating func report(_ end: End) -> Report {
    switch end {
    case .unhealthy(let reason): return finished(.unhealthy(reason))
    case .failure(let number):
      tried += 1
      let attempt = record(number)
      return attempt.holds
        ? finished(.unhealthy("case \(number) fails and then holds: the law is not a function"))
        : report(attempt, .random(number))
    }
  }

  private func tooSlow(_ number: Int) -> String {
    let address = Address.random(seed: runner.seed, number: number, of: whole)
    return "the case \(address) takes longer than a case may"
  }

  /// Why not to go on, if there is a reason.
  private var reasonToEnd: String? {
    if discards > 10 * max(tried, 5) {
      return """
        \(discards) cases do not meet its conditions, \(tried) do: make values that meet them \
        rather than leaving others out
        """
    }
    if Task.isCancelled { return Self.cancelled }
    if let reason = coverage.earlyComplaint(after: tried, of: runner.cases) { return reason }
    return isLate ? late(after: tried) : nil
  }

  private static let cancelled = "the task that checks it was cancelled"

  private func late(after tried: Int) -> String {
    let limit = runner.limit.map { "\($0)" } ?? "no time"
    return "it was given up after \(tried) cases, since it may take \(limit)"
  }

  private var isLate: Bool {
    guard let limit = runner.limit else { return false }
    return start.duration(to: .now) > limit
  }

  /// Whether a case that began then took longer than a case may.
  private func isSlow(since start: ContinuousClock.Instant) -> Bool {
    runner.caseLimit.map { start.duration(to: .now) > $0 } ?? false
  }

  private func announce(_ number: Int) {
    runner.announce?(.random(seed: runner.seed, number: number, of: whole))
  }

  // MARK: - Aiming

  /// The random case with the largest score so far.
  private struct Height {
    let score: Double
    let number: Int
  }

  private mutating func note(_ aims: [String: Double], _ number: Int) {
    for (name, score) in aims where score > heights[name]?.score ?? -.infinity {
      heights[name] = Height(score: score, number: number)
    }
  }

  /// Tries cases with ever larger scores; as many as there were random ones, for all scores.
  private mutating func climb() -> Report? {
    for (name, height) in heights.sorted(by: { $0.key < $1.key }) {
      var climb = Climb(
        name, from: record(height.number), seed: RandomStream.derive(stream, stableHash(name)))
      for _ in 0..<runner.cases / heights.count {
        let began = ContinuousClock.now
        let attempt = attempt(climb.next())
        if !attempt.holds { return report(attempt, .aimed(name)) }
        climb.tried(attempt)
        if isLate || isSlow(since: began) {
          return finished(.unhealthy("aiming at '\(name)' took longer than was given"))
        }
      }
    }
    return nil
  }

  // MARK: - One case

  /// Whether each case is told of, and so shown.
  private var isTold: Bool { runner.tell != nil }

  mutating func record(_ number: Int, draws: ((String) -> Void)? = nil) -> Attempt {
    announce(number)
    let (seed, size) = Runner.address(stream, number, of: runner.cases)
    let tape = Tape(.simplest, beyond: .random, isShown: isTold || draws != nil)
    return attempt(tape, seed: seed, size: size, draws: draws)
  }

  private func attempt(_ beginning: [Plan.Choice]) -> Attempt {
    attempt(Tape(beginning: beginning, isShown: isTold), seed: 0, size: 100)
  }

  func attempt(
    _ plan: Plan, isShown: Bool = false, draws: ((String) -> Void)? = nil
  ) -> Attempt {
    runner.announce?(.written(plan.blob))
    let tape = Tape(plan, beyond: .simplest, isShown: isShown || isTold || draws != nil)
    return attempt(tape, seed: 0, size: plan.size, draws: draws)
  }

  func attempt(
    _ tape: Tape, seed: UInt64, size: Int, draws: ((String) -> Void)? = nil
  ) -> Attempt {
    let notes = Notes(tape, draws: draws)
    let choices = Choices(seed: seed, size: size, tape: tape, stream: 0, discard: tape.discard)
    var trial = Trial(choices, notes: notes)
    let holds = trial.tries(law)
    let isRejected = trial.choices.isRejected
    if let tell = runner.tell {
      let verdict = isRejected ? "is given up" : holds ? "holds" : "does not hold"
      tell("\(law.id) \(verdict): \(notes.line)")
    }
    return Attempt(
      plan: tape.recording, sequence: tape.sequence, size: size, holds: holds || isRejected,
      isRejected: isRejected, isTooLong: trial.choices.count > Choices.limit, notes: notes)
  }

  // MARK: - Enumeration

  private mutating func enumerate() -> Report? {
    var enumeration = Enumeration(budget: runner.enumerated)
    var seen = Coverage()
    var number = 0
    while let beginning = enumeration.next() {
      runner.announce?(.enumerated(number))
      number += 1
      let began = ContinuousClock.now
      let attempt = attempt(beginning)
      enumeration.tried(attempt.sequence, after: beginning.count, isRejected: attempt.isRejected)
      tried = enumeration.count
      if !attempt.holds { return report(attempt, .enumerated) }
      if isSlow(since: began) {
        return finished(.unhealthy("the case /\(number - 1) takes longer than a case may"))
      }
      if isLate { return finished(.unhealthy(late(after: tried))) }
      if !attempt.isRejected { seen.add(attempt.notes) }
    }
    isExhaustive = enumeration.isComplete && tried > 0
    if isExhaustive { coverage = seen } else { tried = 0 }
    return nil
  }

  /// Tries the enumerated case with a number; nil if there are not so many.
  private mutating func enumerated(_ number: Int) -> Report? {
    var enumeration = Enumeration(budget: runner.enumerated)
    for _ in 0..<number {
      guard let beginning = enumeration.next() else { return nil }
      let attempt = attempt(beginning)
      enumeration.tried(attempt.sequence, after: beginning.count, isRejected: attempt.isRejected)
    }
    tried = number + 1
    return enumeration.next().map { beginning in report(attempt(beginning), .replayed) }
  }

  // MARK: - Reports

  private mutating func report(_ attempt: Attempt, _ origin: Counterexample.Origin) -> Report {
    tried = max(tried, 1)
    guard !attempt.holds else { return finished(.passed) }
    guard !Task.isCancelled else { return finished(.unhealthy(Self.cancelled)) }
    var (plan, improvements, evaluations) = (attempt.plan, 0, 0)
    if origin != .replayed { plan = simplest(like: attempt, &improvements, &evaluations) }
    let (first, second) = (self.attempt(plan, isShown: true), self.attempt(plan))
    guard !first.holds, !second.holds else {
      return finished(.unhealthy("a case fails and then holds: the law is not a function"))
    }
    let notes = first.notes
    return finished(
      .failed(
        Counterexample(
          origin: origin,
          inputs: notes.values.map { Counterexample.Input(name: $0.name, value: $0.text) },
          left: notes.left, right: notes.right,
          difference: notes.difference.isEmpty
            ? "it says no, and not why: see Trial.expect(_:_:)" : notes.difference,
          choices: second.plan.blob, improvements: improvements, evaluations: evaluations)))
  }

  /// The simplest case that fails like one: what edits lead to, and then all cases below.
  private func simplest(
    like attempt: Attempt, _ improvements: inout Int, _ evaluations: inout Int
  ) -> Plan {
    let deadline = ContinuousClock.now + (runner.limit ?? .seconds(30))
    var start = attempt.plan
    // Where a generator asks for the size, other cases may not fail.
    if attempt.size < 100, self.attempt(start).holds { start.size = attempt.size }
    var shrinker = Shrinker(start, until: deadline) { [run = self] tape, plan in
      run.runner.announce?(.written(plan.blob))
      return !run.attempt(tape, seed: 0, size: plan.size).holds
    }
    repeat { shrinker.shrink() } while shrinker.scan(runner.scanned)
    (improvements, evaluations) = (shrinker.improvements, shrinker.evaluations)
    return shrinker.best
  }

  private func finished(_ outcome: Report.Outcome) -> Report {
    Report(
      law: law.id, suite: law.suite, subject: law.subject, name: law.name,
      statement: law.statement, role: law.role, seed: runner.seed, cases: tried,
      discards: discards, isExhaustive: isExhaustive, labels: coverage.labels,
      covers: coverage.covers, outcome: outcome)
  }
}
