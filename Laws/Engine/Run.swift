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

  /// The failures of a law, of which each has a kind of its own, in the order in which they were
  /// found.
  private final class Failures {
    private(set) var found: [(attempt: Attempt, origin: Counterexample.Origin)] = []

    func add(_ attempt: Attempt, _ origin: Counterexample.Origin) {
      let kind = attempt.notes.kind
      guard !attempt.holds, attempt.notes.deadlock == nil,
        !found.contains(where: { $0.attempt.notes.kind == kind })
      else { return }
      found.append((attempt, origin))
    }
  }

  let law: Law
  let runner: Runner
  let stream: UInt64
  let whole: Int

  /// The number of cases over which sizes grow, and the distance of inspected cases in the first
  /// sweep.
  let (sweep, stride): (Int, Int)
  let start: ContinuousClock.Instant
  let tally = Notes(nil)
  let discard = Discard()
  var tried = 0

  /// The number of the next random case.
  var next = 0
  var discards = 0
  var isExhaustive = false
  var coverage = Coverage()

  init(law: Law, runner: Runner) {
    self.law = law
    (whole, start) = (runner.cases, runner.now())
    self.runner = runner.thinned(toOneIn: law.thinning)
    let sweep = Runner.sweep(of: self.runner.cases)
    (self.sweep, stride) = (sweep, max(1, sweep / Runner.watched))
    stream = RandomStream.derive(runner.seed, stableHash(law.id))
  }

  // MARK: - The order of the cases

  /// Tries the saved cases, all cases if they are few, and then random ones.
  mutating func report(_ saved: [String]) -> Report {
    for plan in saved.compactMap(Plan.init(blob:)) {
      let began = runner.now()
      let attempt = attempt(plan)
      if !attempt.holds { return report(attempt, .saved, kept: saved) }
      if isSlow(since: began) { return finished(slow(.written(plan.blob))) }
      if let reason = reason(toEndAfter: attempt) { return finished(.unhealthy(reason)) }
    }
    if law.isSingle {
      let began = runner.now()
      isExhaustive = true
      tried = 1
      let attempt = attempt(.simplest)
      return attempt.holds && isSlow(since: began)
        ? finished(slow(.enumerated(0))) : report(attempt, .enumerated)
    }
    if let failure = enumerate() { return failure }
    if isExhaustive { return finished(coverage.exactComplaint.map { .unhealthy($0) } ?? .passed) }
    if let report = tryRandom() { return report }
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
    let began = runner.now()
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

  /// Returns the report of a failed case, and of failures of other kinds: among the `kept` cases, the
  /// next random ones, and those that are tried to shrink a failure.
  mutating func report(
    _ attempt: Attempt, _ origin: Counterexample.Origin, kept: [String] = []
  ) -> Report {
    tried = max(tried, 1)
    guard !attempt.holds else { return finished(.passed) }
    // No other case is tried, since each one may take as long.
    if let text = attempt.notes.deadlock { return finished(.ended(text, in: attempt.plan.blob)) }
    let deadline = runner.now() + (runner.limit ?? .seconds(30))
    let failures = Failures()
    failures.add(attempt, origin)
    if runner.failures > 1, origin != .replayed, !law.isSingle {
      for plan in kept.compactMap(Plan.init(blob:)) { failures.add(self.attempt(plan), .saved) }
      // As many as before, of all sizes.
      let count = min(max(tried, 30), sweep)
      for index in 1...count where !Task.isCancelled && !isLate && runner.now() < deadline {
        let number = (next + index * max(1, sweep / count)) % runner.cases
        failures.add(record(number), .random(number))
      }
    }
    var (shrunk, index) = ([(plan: Plan, failure: Counterexample)](), 0)
    while index < failures.found.count, index < runner.failures, !Task.isCancelled {
      let (attempt, origin) = failures.found[index]
      index += 1
      var (plan, improvements, evaluations) = (attempt.plan, 0, 0)
      // Other cases of a generator that reads the size may not fail.
      if attempt.size < 100, origin == .replayed || self.attempt(plan).holds {
        plan.size = attempt.size
      }
      if origin != .replayed {
        plan = simplest(
          of: attempt.notes.kind, like: plan, origin, failures, until: deadline, &improvements,
          &evaluations)
      }
      let (first, second) = (self.attempt(plan, isShown: true), self.attempt(plan))
      guard !first.holds, !second.holds else { continue }
      let difference = first.notes.difference
      shrunk.append(
        (
          plan,
          Counterexample(
            origin: origin,
            inputs: first.notes.values.map { .init(name: $0.name, value: $0.text) },
            difference: difference.isEmpty
              ? "the law returned false without a reason: see Trial.expect(_:_:)" : difference,
            choices: second.plan.blob, improvements: improvements, evaluations: evaluations)
        ))
    }
    guard !Task.isCancelled else { return finished(.unhealthy(Self.cancelled)) }
    shrunk.sort { $0.plan < $1.plan }
    guard let simplest = shrunk.first else {
      return finished(.unhealthy("a case \(Self.changed)"))
    }
    return finished(.failed(simplest.failure), others: shrunk.dropFirst().map(\.failure))
  }

  /// Returns the simplest case of a kind that fails like `start`: first by edits, then by a scan of
  /// all simpler cases. Failures of other kinds are kept.
  private func simplest(
    of kind: UInt64, like start: Plan, _ origin: Counterexample.Origin, _ failures: Failures,
    until deadline: ContinuousClock.Instant, _ improvements: inout Int, _ evaluations: inout Int
  ) -> Plan {
    var shrinker = Shrinker(start, until: deadline) { [run = self] tape, plan in
      run.runner.announce?(.written(plan.blob))
      let attempt = run.attempt(tape, seed: 0, size: plan.size)
      failures.add(attempt, origin)
      return !attempt.holds && attempt.notes.deadlock == nil
        && (run.runner.failures == 1 || attempt.notes.kind == kind)
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

  func finished(_ outcome: Report.Outcome, others: [Counterexample] = []) -> Report {
    Report(
      law: law.id, suite: law.suite, subject: law.subject, name: law.name,
      statement: law.statement, role: law.role, seed: runner.seed, cases: tried,
      discards: discards, isExhaustive: isExhaustive, labels: coverage.labels,
      covers: coverage.covers, outcome: outcome, others: others)
  }
}
