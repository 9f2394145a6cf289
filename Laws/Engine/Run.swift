/// One check of one law.
struct Run {
  /// A case that was tried and written down.
  struct Attempt {
    let plan: Plan
    let holds: Bool
    let isRejected: Bool
    let isTooLong: Bool
    let notes: Notes
  }

  let law: Law
  let runner: Runner
  private let stream: UInt64
  private var tried = 0
  private var discards = 0
  private var isExhaustive = false
  private var coverage = Coverage()

  init(law: Law, runner: Runner) {
    self.law = law
    self.runner = runner.thinned(toOneIn: law.thinning)
    stream = RandomStream.derive(runner.seed, stableHash(law.id))
  }

  // MARK: - The order of the cases

  mutating func report(_ saved: [String]) -> Report {
    for plan in saved.compactMap(Plan.init(blob:)) {
      let attempt = attempt(plan)
      if !attempt.holds { return report(attempt, number: nil) }
    }
    if law.isSingle {
      isExhaustive = true
      tried = 1
      return report(attempt(.simplest), number: nil)
    }
    if let failure = enumerate() { return failure }
    if isExhaustive { return finished(.passed) }
    for number in 0..<runner.cases {
      if let report = random(number) { return report }
    }
    if tried == 0 { return finished(.unhealthy("no case meets its conditions")) }
    if let reason = coverage.complaint { return finished(.unhealthy(reason)) }
    return finished(.passed)
  }

  private mutating func random(_ number: Int) -> Report? {
    if number < Runner.watched {
      let attempt = record(number)
      if attempt.isTooLong {
        return finished(.unhealthy("a case makes more than \(Choices.limit) choices"))
      }
      guard count(attempt.isRejected) else { return starved }
      if !attempt.isRejected { coverage.add(attempt.notes, attempt.plan.fingerprint) }
      return attempt.holds ? nil : report(attempt, number: number)
    }
    let (seed, size) = runner.address(stream, number)
    var trial = Trial(Choices(seed: seed, size: size))
    let holds = law.holds(&trial)
    guard count(trial.choices.isRejected) else { return starved }
    guard !holds, !trial.choices.isRejected else { return nil }
    let attempt = record(number)
    return attempt.holds
      ? finished(.unhealthy("case \(number) fails and then holds: the law is not a function"))
      : report(attempt, number: number)
  }

  /// Counts a case; false when too many were given up.
  private mutating func count(_ isRejected: Bool) -> Bool {
    if isRejected { discards += 1 } else { tried += 1 }
    return discards <= 10 * max(tried, 5)
  }

  private var starved: Report {
    finished(.unhealthy("\(discards) cases do not meet its conditions, \(tried) do"))
  }

  // MARK: - One case

  mutating func record(_ number: Int) -> Attempt {
    let (seed, size) = runner.address(stream, number)
    return attempt(Tape(.simplest, beyond: .random), seed: seed, size: size)
  }

  func attempt(_ plan: Plan) -> Attempt {
    attempt(Tape(plan, beyond: .simplest), seed: 0, size: 100)
  }

  func attempt(_ tape: Tape, seed: UInt64, size: Int) -> Attempt {
    let notes = Notes()
    var trial = Trial(Choices(seed: seed, size: size, tape: tape, stream: 0), notes: notes)
    let holds = law.holds(&trial)
    return Attempt(
      plan: tape.recording, holds: holds || trial.choices.isRejected,
      isRejected: trial.choices.isRejected, isTooLong: trial.choices.count > Choices.limit,
      notes: notes)
  }

  // MARK: - Enumeration

  private mutating func enumerate() -> Report? {
    var enumeration = Enumeration(budget: runner.enumerated)
    while let beginning = enumeration.next() {
      let tape = Tape(beginning: beginning)
      let attempt = attempt(tape, seed: 0, size: 100)
      enumeration.tried(tape.sequence, after: beginning.count, isRejected: attempt.isRejected)
      if !attempt.holds { return report(attempt, number: nil) }
    }
    tried = enumeration.count
    isExhaustive = enumeration.isComplete && tried > 0
    if !isExhaustive { tried = 0 }
    return nil
  }

  // MARK: - Reports

  mutating func report(_ attempt: Attempt, number: Int?) -> Report {
    tried = max(tried, 1)
    guard !attempt.holds else { return finished(.passed) }
    var shrinker = Shrinker(attempt.plan) { [run = self] plan in
      let attempt = run.attempt(plan)
      return attempt.holds ? nil : attempt.plan
    }
    let plan = shrinker.shrink()
    let (first, second) = (self.attempt(plan), self.attempt(plan))
    guard !first.holds, !second.holds else {
      return finished(.unhealthy("a case fails and then holds: the law is not a function"))
    }
    let notes = first.notes
    return finished(
      .failed(
        Counterexample(
          number: number,
          inputs: notes.inputs.map { Counterexample.Input(name: $0.name, value: $0.text()) },
          left: notes.left, right: notes.right, difference: notes.difference,
          choices: first.plan.blob, improvements: shrinker.improvements,
          evaluations: shrinker.evaluations)))
  }

  private func finished(_ outcome: Report.Outcome) -> Report {
    Report(
      law: law.id, suite: law.suite, subject: law.subject, name: law.name,
      statement: law.statement, role: law.role, seed: runner.seed, cases: tried,
      discards: discards, isExhaustive: isExhaustive, labels: coverage.labels, outcome: outcome)
  }
}
