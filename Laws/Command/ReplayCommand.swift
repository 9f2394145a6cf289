import PairingLaws

/// `laws replay`: makes one case of a law again.
struct ReplayCommand {
  let options: Invocation.Options
  let law: Law

  init(_ options: Invocation.Options) throws(UsageError) {
    self.options = options
    guard let id = options.law else {
      throw UsageError(message: "which law? --law needs an id; 'laws list' names them")
    }
    var filter = Invocation.Options()
    filter.filter = id
    law = try Catalogue.laws(filter)[0]
  }

  func run() throws(UsageError) -> Int32 {
    let report = try report()
    switch options.format {
    case .json: print(report.json.text, terminator: "")
    default: print(report.text)
    }
    return report.isPassed ? 0 : 1
  }

  private func report() throws(UsageError) -> Report {
    let runner = Runner(seed: options.seed ?? 0, cases: options.cases)
    if let choices = options.choices {
      guard let report = runner.replay(law, choices: choices) else {
        throw UsageError(message: "'\(choices)' does not stand for choices")
      }
      return report
    }
    guard options.seed != nil, let number = options.number else {
      throw UsageError(message: "which case? --choices TEXT, or --seed S and --case N")
    }
    return runner.replay(law, number: number)
  }
}
