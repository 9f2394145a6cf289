/// A check of a law.
struct Run {
  /// A recorded case that was tried.
  struct Attempt {
    let plan: Plan

    /// All choices in the order in which they were made.
    let sequence: [Plan.Choice]

    /// The size of the case.
    let size: Int
    let holds: Bool
    let isRejected: Bool
    let isTooLong: Bool

    /// True if a generator has read the size.
    let isSizeRead: Bool
    let notes: Notes
  }

  let law: Law
  let runner: Runner
  let stream: UInt64
  let whole: Int

  /// The number of cases over which sizes grow, and the distance of inspected cases in the first
  /// sweep.
  let (sweep, stride): (Int, Int)
  let start = ContinuousClock.now
  let tally = Notes(nil)
  let discard = Discard()
  var tried = 0

  /// The number of the next random case.
  var next = 0
  var discards = 0
  var isExhaustive = false
  var heights: [String: Height] = [:]
  var coverage = Coverage()

  init(law: Law, runner: Runner) {
    self.law = law
    whole = runner.cases
    self.runner = runner.thinned(toOneIn: law.thinning)
    let sweep = Runner.sweep(of: self.runner.cases)
    (self.sweep, stride) = (sweep, max(1, sweep / Runner.watched))
    stream = RandomStream.derive(runner.seed, stableHash(law.id))
  }

  // MARK: - The order of the cases

  /// Tries the saved cases, all cases if they are few, and then random ones.
  mutating func report(_ saved: [String]) -> Report {
    for plan in saved.compactMap(Plan.init(blob:)) {
      let began = ContinuousClock.now
      let attempt = attempt(plan)
      if !attempt.holds { return report(attempt, .saved) }
      if isSlow(since: began) { return finished(slow(.written(plan.blob))) }
      if let reason = reason(toEndAfter: attempt) { return finished(.unhealthy(reason)) }
    }
    if law.isSingle {
      let began = ContinuousClock.now
      isExhaustive = true
      tried = 1
      let attempt = attempt(.simplest)
      return attempt.holds && isSlow(since: began)
        ? finished(slow(.enumerated(0))) : report(attempt, .enumerated)
    }
    if let failure = enumerate() { return failure }
    if isExhaustive { return finished(coverage.exactComplaint.map { .unhealthy($0) } ?? .passed) }
    if let report = tryRandom() { return report }
    if let report = climb() { return report }
    // The last sweep may be shorter by as many cases as there are sweeps; a single one may be
    // short.
    if coverage.covers.isEmpty || next % sweep + Runner.sweeps(of: runner.cases) >= sweep {
      coverage.endSweep()
    }
    if let reason = coverage.complaint { return finished(.unhealthy(reason)) }
    return finished(.passed)
  }

  /// Tries the case at an address, or returns nil if there is none.
  mutating func report(_ address: Address) -> Report? {
    var beginning: [Plan.Choice] = []
    if case .enumerated(let number) = address {
      guard let choices = self.beginning(number) else { return nil }
      (beginning, tried) = (choices, number + 1)
    }
    let began = ContinuousClock.now
    let attempt: Attempt
    switch address {
    case .random(_, let number, _):
      guard number >= 0 else { return nil }
      attempt = record(number, draws: runner.draws)
    case .enumerated:
      runner.announce?(address)
      attempt = self.attempt(beginning, draws: runner.draws)
    case .written(let choices):
      guard let plan = Plan(blob: choices) else { return nil }
      attempt = self.attempt(plan, draws: runner.draws)
    }
    return attempt.holds && isSlow(since: began)
      ? finished(slow(address)) : report(attempt, .replayed)
  }

  // MARK: - One case

  /// True if each case is reported, and so described.
  var isTold: Bool { runner.tell != nil }

  mutating func record(_ number: Int, draws: ((String) -> Void)? = nil) -> Attempt {
    announce(number)
    let (seed, size) = Runner.address(stream, number, of: runner.cases)
    let tape = Tape(.simplest, beyond: .random, isShown: isTold || draws != nil)
    return attempt(tape, seed: seed, size: size, draws: draws)
  }

  func attempt(
    _ beginning: [Plan.Choice], draws: ((String) -> Void)? = nil
  ) -> Attempt {
    let tape = Tape(beginning: beginning, isShown: isTold || draws != nil)
    return attempt(tape, seed: 0, size: 100, draws: draws)
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
      isRejected: isRejected, isTooLong: trial.choices.count > Choices.limit,
      isSizeRead: tape.isSizeRead, notes: notes)
  }

  // MARK: - Reports

  mutating func report(_ attempt: Attempt, _ origin: Counterexample.Origin) -> Report {
    tried = max(tried, 1)
    guard !attempt.holds else { return finished(.passed) }
    guard !Task.isCancelled else { return finished(.unhealthy(Self.cancelled)) }
    var (plan, improvements, evaluations) = (attempt.plan, 0, 0)
    // Other cases of a generator that reads the size may not fail.
    if attempt.size < 100, origin == .replayed || self.attempt(plan).holds {
      plan.size = attempt.size
    }
    if origin != .replayed { plan = simplest(like: plan, &improvements, &evaluations) }
    let (first, second) = (self.attempt(plan, isShown: true), self.attempt(plan))
    guard !Task.isCancelled else { return finished(.unhealthy(Self.cancelled)) }
    guard !first.holds, !second.holds else {
      return finished(.unhealthy("a case \(Self.changed)"))
    }
    let notes = first.notes
    return finished(
      .failed(
        Counterexample(
          origin: origin,
          inputs: notes.values.map { Counterexample.Input(name: $0.name, value: $0.text) },
          difference: notes.difference.isEmpty
            ? "the law returned false without a reason: see Trial.expect(_:_:)" : notes.difference,
          choices: second.plan.blob, improvements: improvements, evaluations: evaluations)))
  }

  /// Returns the simplest case that fails like `start`: first by edits, then by a scan of all
  /// simpler cases.
  private func simplest(
    like start: Plan, _ improvements: inout Int, _ evaluations: inout Int
  ) -> Plan {
    let deadline = ContinuousClock.now + (runner.limit ?? .seconds(30))
    var shrinker = Shrinker(start, until: deadline) { [run = self] tape, plan in
      run.runner.announce?(.written(plan.blob))
      return !run.attempt(tape, seed: 0, size: plan.size).holds
    }
    shrinker.simplify(scanning: runner.scanned)
    (improvements, evaluations) = (shrinker.improvements, shrinker.evaluations)
    return shrinker.best
  }

  /// The message about a case with different results in two runs.
  static var changed: String {
    "fails and then holds: the law is not a function, or a value is not seen in a fixed order, as "
      + "a set is"
  }

  func finished(_ outcome: Report.Outcome) -> Report {
    Report(
      law: law.id, suite: law.suite, subject: law.subject, name: law.name,
      statement: law.statement, role: law.role, seed: runner.seed, cases: tried,
      discards: discards, isExhaustive: isExhaustive, labels: coverage.labels,
      covers: coverage.covers, outcome: outcome)
  }
}
