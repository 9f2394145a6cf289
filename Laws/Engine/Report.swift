/// The result of a check of a law.
public struct Report: Codable, Equatable, Sendable {
  /// The outcome of a check.
  public enum Outcome: Equatable, Sendable {
    /// The law held in all cases.
    case passed

    /// The law does not hold.
    case failed(Counterexample)

    /// The cases do not test the law, for this reason.
    case unhealthy(String)

    /// The check was given up for this reason, in this case if it is known. The process of the
    /// check ended, or the case took too long.
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

  /// The role of the law in its class.
  public let role: Law.Role

  /// The seed of the run.
  public let seed: UInt64

  /// The number of tried cases that met the law's conditions.
  public let cases: Int

  /// The number of rejected cases.
  public let discards: Int

  /// A Boolean value indicating whether every case was tried.
  public let isExhaustive: Bool

  /// The number of cases with each label.
  public let labels: [String: Int]

  /// The shares that the law requires of its cases.
  public let covers: [Cover]

  /// The outcome of the check.
  public let outcome: Outcome

  /// The failures of other kinds than the first: by another comparison of the law, or with another
  /// error. Each one is shrunk.
  public let others: [Counterexample]

  /// A Boolean value indicating whether the law held.
  public var isPassed: Bool {
    if case .passed = outcome { true } else { false }
  }

  /// The report as a text, of one line if the law held.
  public var text: String {
    text { law, address in "@Test(.replay(\(law.debugDescription), \"\(address)\"))" }
  }

  /// Returns the report as a text, with the line that replays a case, for the host that checks the
  /// law.
  package func text(replay: (_ law: String, _ address: String) -> String) -> String {
    switch outcome {
    case .passed: "✓ \(law): \(extent)" + (shares.isEmpty ? "" : "\n" + shares)
    case .ended(let reason, let address):
      "✗ \(law): \(reason)\n  \(statement)"
        + (address.map { "\n  replay: \(replay(law, $0))" } ?? "")
    case .unhealthy(let reason):
      "✗ \(law): \(reason)\n  \(statement)" + (shares.isEmpty ? "" : "\n" + shares)
    case .failed(let failure):
      "✗ \(law) does not hold\n  \(statement)\n"
        + ([failure] + others).map { tell($0, replay(law, $0.choices)) }
        .joined(separator: "\n  and in another way:\n")
    }
  }

  private var extent: String {
    isExhaustive ? "all " + Self.counted(cases, "case") : Self.counted(cases, "case")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func tell(_ failure: Counterexample, _ replay: String) -> String {
    var lines: [String] = []
    if !failure.inputs.isEmpty {
      lines.append(
        "  where " + failure.inputs.map(\.description).joined(separator: ",\n        "))
    }
    lines += failure.difference.split(separator: "\n").map { "  \($0)" }
    let shrunk =
      ", shrunk \(Self.counted(failure.improvements, "time")) in "
      + Self.counted(failure.evaluations, "case")
    let place =
      switch failure.origin {
      case .random(let number): "case \(number) of seed \(seed)" + shrunk
      case .enumerated: "case \(cases) in order" + shrunk
      case .saved: "a case that was kept" + shrunk
      case .replayed: "the case that was replayed"
      }
    lines += ["  \(place)", "  replay: \(replay)"]
    return lines.joined(separator: "\n")
  }

  /// The share of cases with each label, and of those that met each required condition.
  package var shares: String {
    let counts =
      labels.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
        (name: $0.key, count: $0.value, total: cases)
      }
      + covers.map {
        (name: "\($0.name) (at least \($0.percent) %)", count: $0.met, total: $0.total)
      }
    return counts.map { "  \(Self.percent($0.count, of: $0.total)) % \($0.name)" }
      .joined(separator: "\n")
  }

  private static func percent(_ count: Int, of total: Int) -> Int128 {
    total == 0 ? 0 : Int128(count) * 100 / Int128(total)
  }
}

extension Report: CustomStringConvertible {
  /// The report as a text, ``text``.
  public var description: String { text }
}

extension Report {
  /// Creates the report of a law that ended the process of its check.
  package init(_ law: Law, seed: UInt64, ended reason: String, in address: String?) {
    self.init(
      law: law.id, suite: law.suite, subject: law.subject, name: law.name,
      statement: law.statement, role: law.role, seed: seed, cases: 0, discards: 0,
      isExhaustive: false, labels: [:], covers: [], outcome: .ended(reason, in: address),
      others: [])
  }
}

extension Report.Outcome: Codable {
  private enum Key: CodingKey { case kind, counterexample, reason, address }

  private enum Kind: String, Codable { case passed, failed, unhealthy, ended }

  /// Encodes the kind of the outcome and its values.
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

  /// Decodes an outcome.
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
