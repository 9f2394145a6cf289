import PairingsConsole

/// The laws that a command discovers, by the names of instances.
public struct Discoverer {
  /// The equations of an instance, or those that another one breaks: as lines of text, as Swift
  /// source, and as data for JSON.
  public typealias Answer = (lines: [String], source: String, data: any Encodable)

  /// The instances and the bounds of a discovery.
  public struct Request {
    /// The name of the instance whose equations are found.
    public let name: String

    /// The name of the instance that breaks the equations; nil to find all of them.
    public let other: String?

    /// The maximal size of a term.
    public let size: Int

    /// The seed of all cases.
    public let seed: UInt64

    /// The time limit; nil for none.
    public let limit: Duration?
  }

  let names: [String]
  let answer: (_ request: Request, _ progress: @escaping (String) -> Void) -> Answer

  /// Creates a discoverer of instances with these names. `answer` returns the equations of an
  /// instance, or those that another one breaks, and calls `progress` often, with a text.
  public init(
    _ names: [String],
    answer: @escaping (_ request: Request, _ progress: @escaping (String) -> Void) -> Answer
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
    for name in [name, options.beside ?? name] where !discoverer.names.contains(name) {
      throw UsageError(
        message: "no instance is called '\(name)'; there are \(listed(discoverer.names))")
    }
    (self.options, self.discoverer, self.name) = (options, discoverer, name)
  }

  func run() -> Int32 {
    let request = Discoverer.Request(
      name: name, other: options.beside, size: options.size, seed: options.seed ?? 1,
      limit: options.limit.map { .seconds($0) })
    var progress = ProgressLine(
      after: .seconds(1), every: .milliseconds(200), elsewhere: (.seconds(10), .seconds(10)))
    let answer = Terminal.withoutOutput {
      discoverer.answer(request) { progress.show($0) }
    }
    progress.clear()
    switch options.format {
    case .json: Terminal.write(json: answer.data)
    case .swift: Terminal.write(lines: answer.source)
    default: Terminal.write(lines: answer.lines.map { $0 + "\n" }.joined())
    }
    return 0
  }
}
