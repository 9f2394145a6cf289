/// What came of checking a law.
public struct Report: Sendable {
  /// How it ended.
  public enum Outcome: Sendable {
    /// The law held in all cases.
    case passed

    /// The law does not hold.
    case failed(Counterexample)

    /// The cases say nothing about the law, for this reason.
    case unhealthy(String)
  }

  /// The law's id.
  public let law: String

  /// The class of the law.
  public let suite: String

  /// The instance that was checked.
  public let subject: String

  /// The law's name in its class.
  public let name: String

  /// The law's equation.
  public let statement: String

  /// What the law is to its class.
  public let role: Law.Role

  /// The seed of the run.
  public let seed: UInt64

  /// How many cases were tried that met the law's conditions.
  public let cases: Int

  /// How many cases were given up.
  public let discards: Int

  /// Whether the cases were all that there are.
  public let isExhaustive: Bool

  /// How often each label was given.
  public let labels: [String: Int]

  /// How it ended.
  public let outcome: Outcome

  /// Whether the law held.
  public var isPassed: Bool {
    if case .passed = outcome { true } else { false }
  }

  /// The report as a text to read aloud; one line if the law held.
  public var text: String {
    switch outcome {
    case .passed: "✓ \(law): \(extent)"
    case .unhealthy(let reason): "✗ \(law): \(reason)\n  \(statement)"
    case .failed(let failure): "✗ \(law) does not hold\n\(tell(failure))"
    }
  }

  private var extent: String { isExhaustive ? "all \(cases) cases" : "\(cases) cases" }

  private func tell(_ failure: Counterexample) -> String {
    var lines = ["  \(statement)"]
    if !failure.inputs.isEmpty {
      lines.append(
        "  where "
          + failure.inputs.map { "\($0.name) = \($0.value)" }.joined(separator: ",\n        "))
    }
    if !failure.left.isEmpty {
      lines += ["  left   \(failure.left)", "  right  \(failure.right)"]
    }
    lines.append("  \(failure.difference)")
    let place = failure.number.map { "case \($0) of seed \(seed)" } ?? "a case of seed \(seed)"
    lines.append(
      "  \(place), shrunk \(failure.improvements) times in \(failure.evaluations) cases")
    lines.append("  replay: \(replay(failure))")
    return lines.joined(separator: "\n")
  }

  /// The options that make the failing case again.
  public func replay(_ failure: Counterexample) -> String {
    "laws replay --law '\(law)' --choices \(failure.choices)"
  }
}
