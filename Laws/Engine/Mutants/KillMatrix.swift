/// A table of mutants with the laws that catch each of them.
///
///     let runner = Runner(seed: 1)
///     let matrix = KillMatrix(mutants.map { KillMatrix.Row($0, runner: runner) })
///     matrix.failures  // []
public struct KillMatrix: Sendable {
  /// The result of the laws for a mutant.
  public struct Row: Codable, Sendable {
    /// The name of the mutant, which describes its fault.
    public let name: String

    /// The class whose laws the mutant should satisfy.
    public let suite: String

    /// The laws that fail. A law of the mutant's class is given by its name, a law of another class
    /// with the class before the name: `Functor/identity`.
    public let killedBy: [String]

    /// The expected result of the laws.
    public let expectation: Mutant.Expectation

    /// The failed laws of the mutant's class that do not follow from others.
    public let decisive: [String]

    /// The laws without a result for the mutant, each with the reason.
    public let unhealthy: [String]

    /// True if a law catches the mutant.
    public var isKilled: Bool { !killedBy.isEmpty }

    /// True if exactly one law of its class catches the mutant, of the laws that do not follow from
    /// others.
    public var isSole: Bool { decisive.count == 1 }

    /// True if the result of the laws is the expected one.
    public var isAsExpected: Bool {
      switch expectation {
      case .sole(let law): decisive == [law]
      case .several(let laws): !laws.isEmpty && laws.allSatisfy(killedBy.contains)
      case .survives: !isKilled
      }
    }
  }

  /// The mutants, in order.
  public let rows: [Row]

  /// The laws that a reference instance breaks, as messages.
  private let broken: [String]

  /// Creates a table of the results of mutants, with the messages about reference instances.
  public init(_ rows: [Row], broken: [String] = []) {
    self.rows = rows
    self.broken = broken
  }

  /// Checks a reference instance, and returns a message for each law that it breaks.
  public static func complaints(_ reference: Suite, runner: Runner) -> [String] {
    reference.laws.map { Session.report(of: $0, runner) }.filter { !$0.isPassed }.map { report in
      "The reference instance \(report.subject) does not pass:\n\(report.text)"
    }
  }

  /// The number of mutants that a law catches.
  public var killed: Int { rows.count { $0.isKilled } }

  /// The number of lawful mutants that no law catches.
  public var survivors: Int { rows.count { !$0.isKilled && $0.expectation == .survives } }

  /// The number of mutants that exactly one law catches, of the laws that do not follow from
  /// others.
  public var soleKilled: Int { rows.count { $0.isSole } }

  /// The deviations from the expected results, one message each; empty if there are none.
  public var failures: [String] { rows.flatMap(\.failures) + broken }
}

extension KillMatrix.Row {
  /// Checks a mutant.
  public init(_ mutant: Mutant, runner: Runner) {
    let suite = mutant.suite.name
    var runner = runner
    runner.failures = 1
    let reports = mutant.suite.laws.map { [runner] in Session.report(of: $0, runner) }
    func name(_ report: Report) -> String {
      report.suite == suite ? report.name : "\(report.suite)/\(report.name)"
    }
    let failed = reports.filter { if case .failed = $0.outcome { true } else { false } }
    self.init(
      name: mutant.name, suite: suite, killedBy: failed.map(name),
      expectation: mutant.expectation,
      decisive: Self.decisive(
        failed.filter { $0.suite == suite && $0.subject == mutant.suite.subject }
      ).map(\.name),
      unhealthy: reports.compactMap { report in
        switch report.outcome {
        case .unhealthy(let reason), .ended(let reason, _): "\(name(report)): \(reason)"
        case .passed, .failed: nil
        }
      })
  }

  /// Returns the failed laws that do not follow from others. Laws of stack safety are returned only
  /// if all other laws hold.
  private static func decisive(_ failed: [Report]) -> [Report] {
    let wrong = failed.filter { $0.role == .essential || $0.role == .coherence }
    return wrong.isEmpty ? failed.filter { $0.role == .stackSafety } : wrong
  }

  /// The deviations from the expected result, one message each.
  var failures: [String] {
    let mutant = "\(suite), “\(name)”"
    let silent = unhealthy.map { "\(mutant): a law does not decide it: \($0)." }
    guard !isAsExpected else { return silent }
    let found = isKilled ? "caught by \(killedBy.joined(separator: ", "))" : "caught by no law"
    return silent + ["\(mutant): \(expected), but it is \(found)."]
  }

  private var expected: String {
    switch expectation {
    case .sole(let law): "\(law) alone should catch it"
    case .several(let laws): "\(laws.joined(separator: ", ")) should catch it"
    case .survives: "it is lawful and should survive"
    }
  }
}
