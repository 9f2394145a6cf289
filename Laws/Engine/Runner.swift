/// A runner that checks laws. It tries saved failures first, then the simplest case, then all cases
/// if there are few. Then it tries random cases that grow.
///
///     for report in Runner(seed: 7).check(Suite.monad(StateOf<Three>.self)) {
///       print(report)
///     }
public struct Runner: Sendable {
  /// The seed that determines every random case.
  public var seed: UInt64

  /// The number of random cases of a law.
  public var cases: Int { didSet { refuseNone() } }

  /// The maximal number of enumerated cases before the random ones, in the order of their length
  /// and size. It is limited to a hundred thousand.
  public var enumerated: Int

  /// The number of cases that the shrinker scans, the simplest first, for a failure simpler than
  /// the result of its edits. By default it scans six before any edit, and after the edits one for
  /// each sixteen cases that were tried. A larger number helps where failures are rare and
  /// unrelated, as those of a hash are.
  public var scanned: Int?

  /// The maximal number of failures of a law that are shrunk. Each is of a kind of its own: of one
  /// comparison of the law, one command of a state machine, or one error. One failure is shrunk to
  /// the simplest of any kind.
  ///
  /// - Precondition: There is at least one.
  public var failures = 5 {
    didSet { precondition(failures > 0, "Of \(failures) failures none would be told.") }
  }

  /// The time limit of a law, and then of its shrinking, checked after each case. Without one, a
  /// law has no limit, and shrinking half a minute.
  public var limit: Duration?

  /// The time limit of one case, which fails the law; nil for none.
  public var caseLimit: Duration?

  /// The clock of both limits.
  package var now: @Sendable () -> ContinuousClock.Instant = { .now }

  /// The callback before each case.
  ///
  /// If a case ends the process, the last call names that case.
  public var announce: (@Sendable (Address) -> Void)?

  /// The callback after each case, with its values and its result. With it, every case is
  /// inspected, which takes several times as long.
  ///
  /// `LAWS_VERBOSE=1 swift test` writes the cases to standard error.
  public var tell: (@Sendable (String) -> Void)? = Environment.tell

  /// The callback for each value of the replayed case, as it is drawn.
  ///
  /// If the case ends the process, the calls have named its values.
  package var draws: (@Sendable (String) -> Void)?

  /// The number of inspected random cases in the first sweep, of all sizes, to see whether the
  /// cases test the law. The others are only compared.
  static var watched: Int { 200 }

  /// The number of cases up to which all are enumerated by default.
  static var fewEnough: Int { 500 }

  /// Creates a runner. By default, it enumerates 500 cases, or as many as there are random ones if
  /// these are fewer. The default seed and number of cases are those of the environment
  /// (`LAWS_SEED`, `LAWS_CASES`), otherwise a fresh seed and a thousand cases.
  ///
  /// - Precondition: There is at least one case.
  public init(
    seed: UInt64? = nil, cases: Int? = nil, enumerated: Int? = nil, limit: Duration? = nil,
    caseLimit: Duration? = nil
  ) {
    self.seed = seed ?? Environment.seed ?? .random(in: 0 ... .max)
    self.cases = cases ?? Environment.cases ?? 1_000
    self.enumerated = enumerated ?? min(Self.fewEnough, self.cases)
    self.limit = limit
    self.caseLimit = caseLimit
    refuseNone()
  }

  private func refuseNone() {
    precondition(cases > 0, "A law that is tried in \(cases) cases is not tested.")
  }

  /// Checks every law of a suite.
  ///
  /// A case that ends the process is named by ``announce`` alone. Tests and commands write it to
  /// standard error.
  public func check(_ suite: Suite) -> [Report] { suite.laws.map { check($0) } }

  /// Checks a law. Saved choices, which failed before, are tried first.
  public func check(_ law: Law, saved: [String] = []) -> Report {
    var run = Run(law: law, runner: self)
    return run.report(saved)
  }

  /// Tries the case at an address, or returns nil if there is none.
  public func replay(_ law: Law, _ address: Address) -> Report? {
    var runner = self
    if case .random(let seed, let number, let count) = address {
      guard number >= 0 && count > 0 else { return nil }
      (runner.seed, runner.cases) = (seed, count)
    }
    var run = Run(law: law, runner: runner)
    return run.report(address)
  }

  /// Returns the runner that tries one of `count` cases, and at least one.
  func thinned(toOneIn count: Int) -> Runner {
    var runner = self
    (runner.cases, runner.enumerated) = (max(1, cases / count), enumerated / count)
    return runner
  }

  /// Returns the seed and the size of one of `count` random cases of a law with a stream of its
  /// own.
  static func address(
    _ stream: UInt64, _ number: Int, of count: Int
  ) -> (seed: UInt64, size: Int) {
    let sweep = sweep(of: count)
    return (
      RandomStream.derive(stream, UInt64(number)), 5 + number % sweep * 95 / max(sweep - 1, 1)
    )
  }

  /// Returns the number of cases over which sizes grow from the smallest to the largest. It is a
  /// thousand, or fewer if the number of cases is smaller or not a multiple. Then sizes start
  /// again, so that a share of these cases is one of all.
  static func sweep(of count: Int) -> Int {
    let sweeps = sweeps(of: count)
    return count / sweeps + (count.isMultiple(of: sweeps) ? 0 : 1)
  }

  /// Returns the number of sweeps.
  static func sweeps(of count: Int) -> Int { count / 1_000 + (count % 1_000 > 0 ? 1 : 0) }
}
