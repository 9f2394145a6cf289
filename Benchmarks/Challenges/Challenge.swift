import PropertyTesting

/// A property that does not hold, with its simplest failing case, to measure the shrinking of
/// failures.
struct Challenge {
  /// The name of the challenge.
  let name: String

  /// The simplest failing case, as a report shows it.
  let minimal: String

  /// The property.
  let law: Law

  /// The number of cases below the simplest failure that are tried, or nil for the default.
  var scanned: Int?

  /// Creates a challenge from a property of generated values.
  init<Value>(
    _ name: String, minimal: String, _ generator: Generator<Value>,
    holds: @escaping (Value) -> Bool
  ) {
    let domain = Domain(generator) { value, seen in seen.record("\(value)") }
    self.init(name, minimal: minimal) { trial in holds(trial.any("x", domain)) }
  }

  /// Creates a challenge from a property of trials.
  init(_ name: String, minimal: String, holds: @escaping (inout Trial) -> Bool) {
    self.init(name, minimal: minimal, Law(name, "a law that does not hold", holds: holds))
  }

  /// States a law that does not hold.
  init(_ name: String, minimal: String, _ law: Law) {
    (self.name, self.minimal, self.law) = (name, minimal, law)
  }
}

/// The result of a challenge over many seeds.
struct ChallengeResult {
  let name: String
  let minimal: String
  let seeds: Int

  /// The forms of the shrunk failures with their counts.
  let forms: [String: Int]

  /// The share of the seeds that ended on the simplest case.
  let share: Double
  let meanEvaluations: Double
  let meanMilliseconds: Double

  /// Finds and shrinks a failure of a challenge for every seed.
  init(_ challenge: Challenge, seeds: Int) {
    var (counts, evaluations, time) = ([String: Int](), 0, Duration.zero)
    for seed in 0..<seeds {
      var runner = Runner(seed: UInt64(seed), cases: 100_000, enumerated: 0)
      (runner.scanned, runner.failures) = (challenge.scanned, 1)
      let start = ContinuousClock.now
      let report = runner.check(challenge.law)
      time += start.duration(to: .now)
      var form = "no failure"
      if case .failed(let failure) = report.outcome {
        form = failure.inputs.map(\.value).joined(separator: "; ")
        evaluations += failure.evaluations
      }
      counts[form, default: 0] += 1
    }
    (name, minimal, self.seeds, forms) = (challenge.name, challenge.minimal, seeds, counts)
    share = Double(counts[challenge.minimal] ?? 0) / Double(seeds)
    meanEvaluations = Double(evaluations) / Double(seeds)
    meanMilliseconds = time / .milliseconds(1) / Double(seeds)
  }

  /// True if nearly every seed ended on the simplest case.
  var isMet: Bool { share >= 0.95 }

  /// A line for the challenge and one for each other form, up to three.
  var text: String {
    let head =
      "\(isMet ? "✓" : "✗") \(name): \((share * 1_000).rounded() / 10) % of \(seeds) seeds on "
      + "\(minimal); \((meanEvaluations * 10).rounded() / 10) cases and "
      + "\((meanMilliseconds * 1_000).rounded() / 1_000) ms in the mean"
    let others = forms.filter { $0.key != minimal }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ([head] + others.prefix(3).map { "    \($0.value) × \($0.key)" })
      .joined(separator: "\n")
  }
}
