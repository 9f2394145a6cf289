/// Checks laws: saved failures first, then the simplest case, then all cases if
/// there are few, then random ones that grow.
///
///     for report in Runner(seed: 7).check(Suite.monad(StateOf<Three>.self)) {
///       print(report.text)
///     }
public struct Runner: Sendable {
  /// The seed that every random case follows from.
  public var seed: UInt64

  /// How many random cases a law is tried in.
  public var cases: Int

  /// How many cases are enumerated, in the order of their length and size, before
  /// random ones.
  public var enumerated: Int

  /// How many of the random cases are looked at closely, to see whether they tell
  /// anything; the others are only compared.
  static var watched: Int { 200 }

  /// States how laws are checked. If it is not said how many cases are enumerated, it is
  /// 500 of them, or as many as there are random ones if these are fewer.
  public init(
    seed: UInt64 = .random(in: 0 ... .max), cases: Int = 1_000, enumerated: Int? = nil
  ) {
    self.seed = seed
    self.cases = cases
    self.enumerated = enumerated ?? min(500, cases)
  }

  /// Checks every law of a suite.
  public func check(_ suite: Suite) -> [Report] { suite.laws.map { check($0) } }

  /// Checks a law.
  ///
  /// - Parameter saved: Choices that failed before, tried first.
  public func check(_ law: Law, saved: [String] = []) -> Report {
    var run = Run(law: law, runner: self)
    return run.report(saved)
  }

  /// Tries the case that a text stands for; nil if the text is none.
  public func replay(_ law: Law, choices: String) -> Report? {
    Plan(blob: choices).map { plan in
      var run = Run(law: law, runner: self)
      let attempt = run.attempt(plan)
      return run.report(attempt, number: nil)
    }
  }

  /// Tries one random case of a run with this seed.
  public func replay(_ law: Law, number: Int) -> Report {
    var run = Run(law: law, runner: self)
    return run.report(run.record(number), number: number)
  }

  /// Returns the runner that tries one of `count` cases.
  func thinned(toOneIn count: Int) -> Runner {
    Runner(seed: seed, cases: cases / count, enumerated: enumerated / count)
  }

  /// Returns the seed and the size of a random case of a law with a stream of its own.
  func address(_ stream: UInt64, _ number: Int) -> (seed: UInt64, size: Int) {
    (RandomStream.derive(stream, UInt64(number)), min(100, 5 + number * 95 / max(cases, 1)))
  }
}
