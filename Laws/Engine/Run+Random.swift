/// The random cases of a law, in order.
extension Run {
  /// Tries the random cases. Returns the report if one of them ends the run, or nil.
  mutating func tryRandom() -> Report? {
    while tried < runner.cases {
      let end = (next / sweep + 1) * sweep
      if isWatched(next) {
        if let report = watch(next) { return report }
        next += 1
      } else if let end = hurry(to: end) {
        return report(end)
      }
      guard next == end else { continue }
      coverage.endSweep()
      // Each interval is twice as long as the last, so that few checks are made.
      if (end / sweep).nonzeroBitCount == 1, let reason = coverage.complaint {
        return finished(.unhealthy(reason))
      }
    }
    return nil
  }

  /// Returns true if a random case is inspected: each of them if the runner reports all, otherwise
  /// every few.
  private func isWatched(_ number: Int) -> Bool {
    isTold || number < sweep && number.isMultiple(of: stride)
  }

  /// Tries a random case and inspects it.
  private mutating func watch(_ number: Int) -> Report? {
    let began = runner.now()
    let attempt = record(number)
    guard attempt.holds else {
      tried += 1
      return report(attempt, .random(number))
    }
    if isSlow(since: began) {
      return finished(slow(.random(seed: runner.seed, number: number, of: whole)))
    }
    if attempt.isTooLong {
      return finished(.unhealthy(Self.tooLong))
    }
    if attempt.isRejected {
      discards += 1
    } else {
      tried += 1
      coverage.add(attempt.notes)
    }
    if let reason = reasonToEnd { return finished(.unhealthy(reason)) }
    if !attempt.isRejected { coverage.look(at: attempt.notes, attempt.plan.fingerprint) }
    return nil
  }

  /// The reason for which the random cases end before the last.
  private enum End {
    case failure(Int)
    case slow(Int)
    case unhealthy(String)
  }

  /// Tries the next random cases without inspecting them. A run spends most of its time in this
  /// loop.
  private mutating func hurry(to last: Int) -> End? {
    let (holds, tally, discard, announce) = (law.holds, tally, discard, runner.announce)
    let (seed, cases) = (runner.seed, runner.cases)
    let (isTimed, caseLimit, now) = (runner.limit != nil, runner.caseLimit, runner.now)
    var number = next
    defer { next = number }
    while tried < cases, number < last, !isWatched(number) {
      announce?(.random(seed: seed, number: number, of: whole))
      let address = Runner.address(stream, number, of: cases)
      var trial = Trial(
        Choices(seed: address.seed, size: address.size, tape: nil, stream: 0, discard: discard),
        notes: tally)
      let began = caseLimit.map { _ in now() }
      let isHeld = (try? holds(&trial)) ?? false
      if isHeld, let caseLimit, let began, began.duration(to: now()) > caseLimit {
        return .slow(number)
      }
      let isRejected = trial.choices.isRejected || discard.isRejected
      if isRejected {
        discards += 1
        discard.isRejected = false
      } else if !isHeld {
        return .failure(number)
      } else if trial.choices.count > Choices.limit {
        return .unhealthy(Self.tooLong)
      } else {
        tried += 1
        if tally.hasShares { coverage.add(tally) }
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
    case .slow(let number):
      return finished(slow(.random(seed: runner.seed, number: number, of: whole)))
    case .failure(let number):
      tried += 1
      let attempt = record(number)
      return attempt.holds
        ? finished(.unhealthy("case \(number) \(Self.changed)"))
        : report(attempt, .random(number))
    }
  }

  /// Returns the outcome of a law with a case that takes too long.
  func slow(_ address: Address) -> Report.Outcome {
    .ended("a case takes longer than a case may", in: "\(address)")
  }

  /// The reason to stop the run, or nil.
  private var reasonToEnd: String? {
    if discards > 10 * max(tried, 5) {
      return """
        \(discards) cases do not meet its conditions, \(tried) do: make values that meet them \
        rather than leaving others out
        """
    }
    if Task.isCancelled { return Self.cancelled }
    return isLate ? late(after: tried) : nil
  }

  static let tooLong = "a case makes more than \(Choices.limit) choices"
  static let cancelled = "the task that checks it was cancelled"

  func late(after tried: Int) -> String {
    let limit = runner.limit.map { "\($0)" } ?? "no time"
    let cases = tried == 1 ? "1 case" : "\(tried) cases"
    return "it was given up after \(cases), since it may take \(limit)"
  }

  var isLate: Bool {
    guard let limit = runner.limit else { return false }
    return start.duration(to: runner.now()) > limit
  }

  /// Returns true if a case that began at `start` has exceeded its time limit.
  func isSlow(since start: ContinuousClock.Instant) -> Bool {
    runner.caseLimit.map { start.duration(to: runner.now()) > $0 } ?? false
  }

  func announce(_ number: Int) {
    runner.announce?(.random(seed: runner.seed, number: number, of: whole))
  }
}
