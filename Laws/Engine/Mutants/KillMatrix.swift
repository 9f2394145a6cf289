/// Which laws catch which mutants.
///
///     let runner = Runner(seed: 1)
///     let matrix = KillMatrix(Mutants.framework.all.map { KillMatrix.Row($0, runner: runner) })
///     matrix.failures  // []
public struct KillMatrix: Sendable {
  /// What the laws made of a mutant.
  public struct Row: Codable, Sendable {
    /// What is wrong with the mutant.
    public let name: String

    /// Its class.
    public let suite: String

    /// The laws that do not hold: those of its class by their names, those of other
    /// classes with the class before it, `Functor/identity`.
    public let killedBy: [String]

    /// What the laws should make of it.
    public let expectation: Mutant.Expectation

    /// Those of the laws of its class that do not hold and do not follow from others.
    public let decisive: [String]

    /// The laws that say nothing about it, with the reason.
    public let unhealthy: [String]

    /// Whether any law catches it.
    public var isKilled: Bool { !killedBy.isEmpty }

    /// Whether one law of its class catches it and no other one does, of those that
    /// do not follow from others.
    public var isSole: Bool { decisive.count == 1 }

    /// Whether the laws make of it what they should.
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

  /// Puts together what came of each mutant and of the reference instances.
  public init(_ rows: [Row], broken: [String] = []) {
    self.rows = rows
    self.broken = broken
  }

  /// Checks a reference instance; returns the laws that it breaks, as messages.
  public static func complaints(_ reference: Suite, runner: Runner) -> [String] {
    runner.check(reference).filter { !$0.isPassed }.map { report in
      "The reference instance \(report.subject) does not pass:\n\(report.text)"
    }
  }

  /// How many mutants a law catches.
  public var killed: Int { rows.count { $0.isKilled } }

  /// How many lawful mutants no law catches.
  public var survivors: Int { rows.count { !$0.isKilled && $0.expectation == .survives } }

  /// How many mutants exactly one law catches, of those that matter.
  public var soleKilled: Int { rows.count { $0.isSole } }

  /// What is not as it should be, a message each; empty if all is well.
  public var failures: [String] { rows.flatMap(\.failures) + broken }
}

extension KillMatrix.Row {
  /// Checks a mutant.
  public init(_ mutant: Mutant, runner: Runner) {
    let suite = mutant.suite.name
    let reports = runner.check(mutant.suite)
    func name(_ report: Report) -> String {
      report.suite == suite ? report.name : "\(report.suite)/\(report.name)"
    }
    let failed = reports.filter { if case .failed = $0.outcome { true } else { false } }
    self.init(
      name: mutant.name, suite: suite, killedBy: failed.map(name),
      expectation: mutant.expectation,
      decisive: Self.decisive(failed.filter { $0.suite == suite }).map(\.name),
      unhealthy: reports.compactMap { report in
        if case .unhealthy(let reason) = report.outcome {
          "\(name(report)): \(reason)"
        } else {
          nil
        }
      })
  }

  /// Those of the laws of its class that do not hold and do not follow from others; one of stack
  /// safety only where nothing is wrong but the stack.
  private static func decisive(_ failed: [Report]) -> [Report] {
    let wrong = failed.filter { $0.role == .essential || $0.role == .coherence }
    return wrong.isEmpty ? failed.filter { $0.role == .stackSafety } : wrong
  }

  /// What is not as it should be.
  var failures: [String] {
    let mutant = "\(suite), “\(name)”"
    let silent = unhealthy.map { "\(mutant): a law says nothing about it: \($0)." }
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
