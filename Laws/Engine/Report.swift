/// What came of checking a law.
public struct Report: Codable, Equatable, Sendable {
  /// How it ended.
  public enum Outcome: Equatable, Sendable {
    /// The law held in all cases.
    case passed

    /// The law does not hold.
    case failed(Counterexample)

    /// The cases say nothing about the law, for this reason.
    case unhealthy(String)

    /// It was given up for this reason, in this case if it is known: the process that checked the
    /// law ended, or the case took too long.
    case ended(String, in: String?)
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

  /// What the law asks of a share of its cases.
  public let covers: [Cover]

  /// How it ended.
  public let outcome: Outcome

  /// Whether the law held.
  public var isPassed: Bool {
    if case .passed = outcome { true } else { false }
  }

  /// The report as a text to read aloud; one line if the law held.
  public var text: String {
    text { law, address in "@Test(.replay(\(law.debugDescription), \"\(address)\"))" }
  }

  /// The report as a text, with what makes a case again where the law is checked.
  package func text(replay: (_ law: String, _ address: String) -> String) -> String {
    switch outcome {
    case .passed: "✓ \(law): \(extent)" + (shares.isEmpty ? "" : "\n" + shares)
    case .ended(let reason, let address):
      "✗ \(law): \(reason)\n  \(statement)"
        + (address.map { "\n  replay: \(replay(law, $0))" } ?? "")
    case .unhealthy(let reason):
      "✗ \(law): \(reason)\n  \(statement)" + (shares.isEmpty ? "" : "\n" + shares)
    case .failed(let failure):
      "✗ \(law) does not hold\n\(tell(failure, replay(law, failure.choices)))"
    }
  }

  private var extent: String {
    isExhaustive ? "all " + Self.counted(cases, "case") : Self.counted(cases, "case")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func tell(_ failure: Counterexample, _ replay: String) -> String {
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
    let shrunk =
      ", shrunk \(Self.counted(failure.improvements, "time")) in "
      + Self.counted(failure.evaluations, "case")
    let place =
      switch failure.origin {
      case .random(let number): "case \(number) of seed \(seed)" + shrunk
      case .enumerated: "case \(cases) in order" + shrunk
      case .saved: "a case that was kept" + shrunk
      case .replayed: "the case that was replayed"
      case .aimed(let name): "a case of seed \(seed) with a large '\(name)'" + shrunk
      }
    lines += ["  \(place)", "  replay: \(replay)"]
    return lines.joined(separator: "\n")
  }

  /// How often each label was given, and how many cases met what a share should meet.
  package var shares: String {
    let counts =
      labels.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
        (name: $0.key, count: $0.value, total: cases)
      }
      + covers.map {
        (name: "\($0.name) (at least \($0.percent) %)", count: $0.met, total: $0.total)
      }
    return counts.map { "  \($0.total == 0 ? 0 : $0.count * 100 / $0.total) % \($0.name)" }
      .joined(separator: "\n")
  }
}

extension Report {
  /// What is to be told of a law that ended the process in which it was checked.
  package init(_ law: Law, seed: UInt64, ended reason: String, in address: String?) {
    self.init(
      law: law.id, suite: law.suite, subject: law.subject, name: law.name,
      statement: law.statement, role: law.role, seed: seed, cases: 0, discards: 0,
      isExhaustive: false, labels: [:], covers: [], outcome: .ended(reason, in: address))
  }
}

extension Report.Outcome: Codable {
  private enum Key: CodingKey { case kind, counterexample, reason, address }

  private enum Kind: String, Codable { case passed, failed, unhealthy, ended }

  /// Writes the kind of the outcome and what belongs to it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .passed: try values.encode(Kind.passed, forKey: .kind)
    case .failed(let counterexample):
      try values.encode(Kind.failed, forKey: .kind)
      try values.encode(counterexample, forKey: .counterexample)
    case .unhealthy(let reason):
      try values.encode(Kind.unhealthy, forKey: .kind)
      try values.encode(reason, forKey: .reason)
    case .ended(let reason, let address):
      try values.encode(Kind.ended, forKey: .kind)
      try values.encode(reason, forKey: .reason)
      try values.encodeIfPresent(address, forKey: .address)
    }
  }

  /// Reads what was written.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(Kind.self, forKey: .kind) {
    case .passed: self = .passed
    case .failed:
      self = .failed(try values.decode(Counterexample.self, forKey: .counterexample))
    case .unhealthy: self = .unhealthy(try values.decode(String.self, forKey: .reason))
    case .ended:
      self = .ended(
        try values.decode(String.self, forKey: .reason),
        in: try values.decodeIfPresent(String.self, forKey: .address))
    }
  }
}
