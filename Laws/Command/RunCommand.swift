import PairingLaws
import PairingsConsole

/// `laws run`: checks the laws of every instance.
struct RunCommand {
  let options: Invocation.Options
  private let runner: Runner
  private let laws: [Law]

  init(_ options: Invocation.Options) throws(UsageError) {
    self.options = options
    runner = Runner(seed: options.seed, cases: options.cases)
    try Catalogue.expectSome(options)
    laws = Catalogue.laws(options).enumerated().filter { index, _ in
      index % options.shard.count == options.shard.index
    }.map(\.element)
  }

  func run() async -> Int32 {
    if options.isWorker {
      work()
      return 0
    }
    let progress = Progress(of: laws.count)
    let names = laws.map(\.id)
    let answers = await crew.work(on: laws.count, as: Report.self) { progress.step(names[$0]) }
    progress.end()
    let folder = FailureFolder()
    let reports = zip(laws, answers).map { law, answer in
      switch answer {
      case .done(let report):
        if let complaint = folder.keep(report) { Terminal.streams.complain(complaint) }
        return report
      case .ended(let reason, let words):
        let lines = (words ?? "").split(separator: "\n").map(String.init)
        let address = lines.last { $0.contains("in this case: \(law.id) ") }
          .flatMap { $0.split(separator: " ").last.map(String.init) }
        let message = lines.first { $0.contains("Fatal error") }.map { ": \($0)" } ?? ""
        return Report(law, seed: runner.seed, ended: reason + message, in: address)
      }
    }.sorted { $0.law < $1.law }
    let part = RunSummary.Part(
      filter: options.filter, index: options.shard.index, count: options.shard.count)
    return RunSummary(seed: runner.seed, cases: runner.cases, part: part, reports: reports)
      .tell(as: options.format)
  }

  private var crew: Crew {
    Crew(
      arguments: [
        "run", "--worker", "--filter", options.filter, "--seed", "\(runner.seed)",
        "--cases", "\(runner.cases)", "--shard", "\(options.shard.index)/\(options.shard.count)",
      ], jobs: options.jobs, limit: options.limit)
  }

  /// Checks the laws whose indices are asked for.
  private func work() {
    Workplace.work { index in
      Session.reports([laws[index]], runner: runner, isKept: false)[0]
    }
  }
}
