import PairingLaws

/// `laws run`: checks the laws of every instance.
struct RunCommand {
  let options: Invocation.Options
  let runner: Runner
  let laws: [Law]

  init(_ options: Invocation.Options) throws(UsageError) {
    self.options = options
    runner = Runner(seed: options.seed ?? .random(in: 0 ... .max), cases: options.cases)
    laws = try Catalogue.laws(options).enumerated().filter { index, _ in
      index % options.shard.count == options.shard.index
    }.map(\.element)
  }

  func run() -> Int32 {
    let folder = FailureFolder()
    var progress = Progress(of: laws.count)
    let reports = laws.map { law in
      progress.step(law.id)
      let report = runner.check(law, saved: folder.choices(law.id))
      if let complaint = folder.keep(report) { Terminal.complain("laws: \(complaint)\n") }
      return report
    }.sorted { $0.law < $1.law }
    progress.end()
    let summary = RunSummary(seed: runner.seed, cases: runner.cases, reports: reports)
    switch options.format {
    case .json: print(summary.json.text, terminator: "")
    case .junit: print(summary.junit, terminator: "")
    case .text, .markdown: print(summary.text, terminator: "")
    }
    return summary.failed == 0 ? 0 : 1
  }
}
