import PairingsConsole

/// The laws that a command discovers, by the names of instances.
public struct Discoverer {
  /// The equations of an instance, or those that another one breaks: as a text, as Swift source,
  /// and as data for JSON.
  public typealias Answer = (text: String, source: String, data: any Encodable)

  /// The name of an instance, that of another one that breaks its equations or nil, the maximal size
  /// of a term, the seed of all cases, and the limit of time or nil.
  public typealias Request = (
    name: String, other: String?, size: Int, seed: UInt64, limit: Duration?
  )

  let names: [String]
  let answer: (Request, @escaping (String) -> Void) -> Answer

  /// Creates a discoverer of instances with these names. `answer` calls `progress` often, with a
  /// text.
  public init(
    _ names: [String],
    answer: @escaping (_ request: Request, _ progress: @escaping (String) -> Void) -> Answer
  ) {
    (self.names, self.answer) = (names, answer)
  }
}

extension LawsCommand {
  /// The verb `discover`: finds the equations of an instance, or those that another one breaks.
  static func discover(_ options: Options) throws(UsageError) -> Int32 {
    guard let discoverer else { throw UsageError(message: "this command discovers nothing") }
    guard let name = options.operands.first, options.operands.count == 1 else {
      throw UsageError(message: "which instance? One of \(listed(discoverer.names))")
    }
    for name in [name, options.beside ?? name] where !discoverer.names.contains(name) {
      throw UsageError(
        message: "no instance is called '\(name)'; there are \(listed(discoverer.names))")
    }
    var progress = ProgressLine(
      after: .seconds(1), every: .milliseconds(200), elsewhere: (.seconds(10), .seconds(10)))
    let limit = options.limit.map(Duration.seconds)
    let answer = Terminal.withoutOutput {
      discoverer.answer((name, options.beside, options.size, options.seed ?? 1, limit)) {
        progress.show($0)
      }
    }
    progress.clear()
    switch options.format {
    case .json: Terminal.write(json: answer.data)
    case .swift: Terminal.write(lines: answer.source)
    default: Terminal.write(lines: answer.text)
    }
    return 0
  }
}
