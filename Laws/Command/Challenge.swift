public import PropertyTesting

/// A property that does not hold, with its simplest failing case, to measure the shrinking of
/// failures.
public struct Challenge {
  /// The name of the challenge.
  public let name: String

  /// The simplest failing case, as a report shows it.
  public let minimal: String

  /// The property.
  public let law: Law

  /// The number of cases below the simplest failure that are tried, or nil for the default.
  public var scanned: Int?

  /// Creates a challenge from a property of generated values, which `shown` turns into texts.
  public init<Value>(
    _ name: String, minimal: String, _ generator: Generator<Value>,
    shown: @escaping (Value) -> String = { "\($0)" }, holds: @escaping (Value) -> Bool
  ) {
    let domain = Domain(generator) { value, seen in
      let text = shown(value)
      seen.record(text.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }, text)
    }
    self.init(name, minimal: minimal) { trial in holds(trial.any("x", domain)) }
  }

  /// Creates a challenge from a property of trials.
  public init(_ name: String, minimal: String, holds: @escaping (inout Trial) -> Bool) {
    self.init(name, minimal: minimal, Law(name, "a law that does not hold", holds: holds))
  }

  /// States a law that does not hold.
  public init(_ name: String, minimal: String, _ law: Law) {
    (self.name, self.minimal, self.law) = (name, minimal, law)
  }
}

/// The result of a challenge over many seeds.
struct ChallengeResult {
  let name: String
  let minimal: String
  let seeds: Int

  /// The forms of the shrunk failures with their counts, the most frequent first.
  let forms: [(text: String, count: Int)]
  let meanEvaluations: Double
  let meanMilliseconds: Double

  /// The number of seeds whose shrunk choices, read back from their text, led to the simplest case
  /// again.
  let replays: Int

  /// The share of the seeds that ended on the simplest case.
  var share: Double {
    Double(forms.first { $0.text == minimal }?.count ?? 0) / Double(max(seeds, 1))
  }

  /// Finds and shrinks a failure of a challenge for every seed.
  init(_ challenge: Challenge, seeds: Int, scanned: Int?) {
    var (counts, evaluations, replays, time) = ([String: Int](), 0, 0, Duration.zero)
    for seed in 0..<seeds {
      var runner = Runner(seed: UInt64(seed), cases: 100_000, enumerated: 0)
      runner.scanned = scanned ?? challenge.scanned
      let start = ContinuousClock.now
      let report = runner.check(challenge.law)
      time += start.duration(to: .now)
      var form = "no failure"
      if case .failed(let failure) = report.outcome {
        form = failure.inputs.map(\.value).joined(separator: "; ")
        evaluations += failure.evaluations
        replays += runner.isStable(failure, of: challenge.law) ? 1 : 0
      }
      counts[form, default: 0] += 1
    }
    name = challenge.name
    minimal = challenge.minimal
    self.seeds = seeds
    self.replays = replays
    forms = counts.map { (text: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
    meanEvaluations = Double(evaluations) / Double(max(seeds, 1))
    let (seconds, attoseconds) = time.components
    meanMilliseconds =
      (Double(seconds) * 1e3 + Double(attoseconds) / 1e15) / Double(max(seeds, 1))
  }
}

extension Runner {
  /// Returns true if the choices of a counterexample lead to it again, without further shrinking.
  fileprivate func isStable(_ failure: Counterexample, of law: Law) -> Bool {
    var runner = self
    runner.scanned = 0
    guard case .failed(let again) = runner.replay(law, .written(failure.choices))?.outcome else {
      return false
    }
    return again.inputs == failure.inputs && again.choices == failure.choices
      && again.improvements == 0
  }
}
