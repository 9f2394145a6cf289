import PairingsConsole

/// The laws that a command discovers, by the names of instances.
public struct Discoverer {
  /// An equation of an instance.
  public struct Found: Codable, Equatable, Sendable {
    /// The name of the law; nil for an equation without one.
    public let name: String?

    /// The equation.
    public let equation: String

    /// The simplest case in which the other instance breaks the equation.
    public let counterexample: String?

    /// Creates an equation.
    public init(name: String?, equation: String, counterexample: String? = nil) {
      (self.name, self.equation, self.counterexample) = (name, equation, counterexample)
    }
  }

  /// The equations of an instance.
  public struct Answer: Codable, Equatable, Sendable {
    /// The extent of the search.
    public let summary: String

    /// The equations, or those that the other instance breaks.
    public let laws: [Found]

    /// The laws as Swift source.
    public let source: String

    /// Creates an answer.
    public init(summary: String, laws: [Found], source: String) {
      (self.summary, self.laws, self.source) = (summary, laws, source)
    }
  }

  /// The names of the instances.
  public let names: [String]

  /// Returns the equations of an instance, or those that another one breaks.
  let answer: (_ name: String, _ other: String?, _ size: Int, _ seed: UInt64) -> Answer

  /// Creates a discoverer of instances with these names.
  public init(
    _ names: [String],
    answer: @escaping (_ name: String, _ other: String?, _ size: Int, _ seed: UInt64) -> Answer
  ) {
    (self.names, self.answer) = (names, answer)
  }
}

/// The verb `discover`, which finds the equations of an instance, or those that another one breaks.
struct DiscoverCommand {
  private let options: Invocation.Options
  private let discoverer: Discoverer
  private let name: String

  init(_ options: Invocation.Options, _ discoverer: Discoverer?) throws(UsageError) {
    guard let discoverer else { throw UsageError(message: "this command discovers nothing") }
    guard let name = options.files.first, options.files.count == 1 else {
      throw UsageError(message: "which instance? One of \(listed(discoverer.names))")
    }
    for name in [name] + (options.beside.map { [$0] } ?? []) {
      guard discoverer.names.contains(name) else {
        throw UsageError(
          message: "no instance is called '\(name)'; there are \(listed(discoverer.names))")
      }
    }
    (self.options, self.discoverer, self.name) = (options, discoverer, name)
  }

  func run() -> Int32 {
    let (size, seed) = (options.size, options.seed ?? 1)
    let answer = Terminal.withoutOutput {
      discoverer.answer(name, options.beside, size, seed)
    }
    switch options.format {
    case .json: Terminal.write(json: answer)
    case .swift: Terminal.write(lines: answer.source)
    default:
      let lines = [answer.summary] + answer.laws.map(line)
      Terminal.write(lines: lines.map { $0 + "\n" }.joined())
    }
    return 0
  }

  private func line(_ law: Discoverer.Found) -> String {
    let name = law.name.map { "  // \($0)" } ?? ""
    let place = law.counterexample.map { "\n      \($0)" } ?? ""
    return "  \(law.equation)\(name)\(place)"
  }
}
