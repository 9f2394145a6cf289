/// Checks laws: saved failures first, then the simplest case, then all cases if
/// there are few, then random ones that grow, then some with a large score if the law names one
/// (``Trial/aim(at:_:)``).
///
///     for report in Runner(seed: 7).check(Suite.monad(StateOf<Three>.self)) {
///       print(report.text)
///     }
public struct Runner: Sendable {
  /// The seed that every random case follows from.
  public var seed: UInt64

  /// How many random cases a law is tried in.
  public var cases: Int

  /// How many cases are enumerated before random ones, in the order of their length and size;
  /// a hundred thousand at most.
  public var enumerated: Int

  /// How many cases are tried in their order, the simplest first, for one that fails and is simpler
  /// than what shrinking finds by edits: if it is not said six before any edit, and after them one
  /// for sixteen cases that were tried. More find a simpler one where failures are rare and not
  /// alike, as those of a hash are.
  public var scanned: Int?

  /// How long a law may take before it is given up, and then its shrinking, looked at after
  /// each case; if not said for ever, and shrinking for half a minute.
  public var limit: Duration?

  /// How long one case may take, or the law is at fault; for ever if not said.
  public var caseLimit: Duration?

  /// Is told of each case before it is tried.
  ///
  /// Where a case ends the process, this is how to know which it was.
  public var announce: (@Sendable (Address) -> Void)?

  /// Is told of each case that was tried, with its values and whether the law held; then every
  /// case is looked at closely, which takes several times as long.
  ///
  /// `LAWS_VERBOSE=1 swift test` writes them to standard error.
  public var tell: (@Sendable (String) -> Void)? = Environment.tell

  /// Is told of each value of the one case that is replayed, as it is drawn.
  ///
  /// Where the case ends the process, this is how to know what it was.
  package var draws: (@Sendable (String) -> Void)?

  /// How many of the random cases of the first sweep are looked at closely, of all sizes, to see
  /// whether they tell anything; the others are only compared.
  static var watched: Int { 200 }

  /// States how laws are checked. If it is not said how many cases are enumerated, it is
  /// 500 of them, or as many as there are random ones if these are fewer.
  /// The seed and the number of cases are those of the environment (`LAWS_SEED`,
  /// `LAWS_CASES`) if they are not said, else a fresh seed and a thousand cases.
  public init(
    seed: UInt64? = nil, cases: Int? = nil, enumerated: Int? = nil, limit: Duration? = nil,
    caseLimit: Duration? = nil
  ) {
    self.seed = seed ?? Environment.seed ?? .random(in: 0 ... .max)
    self.cases = cases ?? Environment.cases ?? 1_000
    self.enumerated = enumerated ?? min(500, self.cases)
    self.limit = limit
    self.caseLimit = caseLimit
  }

  /// Checks every law of a suite.
  public func check(_ suite: Suite) -> [Report] { suite.laws.map { check($0) } }

  /// Checks a law; choices that were saved because they failed before are tried first.
  public func check(_ law: Law, saved: [String] = []) -> Report {
    var run = Run(law: law, runner: self)
    return run.report(saved)
  }

  /// Tries the case at an address; nil if there is none.
  public func replay(_ law: Law, _ address: Address) -> Report? {
    var runner = self
    if case .random(let seed, _, let count) = address {
      (runner.seed, runner.cases) = (seed, count)
    }
    var run = Run(law: law, runner: runner)
    return run.report(address)
  }

  /// Returns the runner that tries one of `count` cases, and one at least.
  func thinned(toOneIn count: Int) -> Runner {
    var runner = self
    (runner.cases, runner.enumerated) = (max(1, cases / count), enumerated / count)
    return runner
  }

  /// Returns the seed and the size of one of `count` random cases of a law with a stream of
  /// its own.
  static func address(
    _ stream: UInt64, _ number: Int, of count: Int
  ) -> (seed: UInt64, size: Int) {
    let sweep = sweep(of: count)
    return (
      RandomStream.derive(stream, UInt64(number)), 5 + number % sweep * 95 / max(sweep - 1, 1)
    )
  }

  /// In how many cases of so many sizes grow from the smallest to the largest: a thousand, or fewer
  /// if all are not as many or are no whole sweeps. Then they begin anew, so that a share of these
  /// cases is one of all.
  static func sweep(of count: Int) -> Int {
    let (count, sweeps) = (max(count, 1), sweeps(of: count))
    return count / sweeps + (count.isMultiple(of: sweeps) ? 0 : 1)
  }

  /// How many sweeps there are.
  static func sweeps(of count: Int) -> Int { max(1, count / 1_000 + (count % 1_000 > 0 ? 1 : 0)) }
}
