import PairingsConsole
import PropertyTesting

/// The verb `run`, which checks the laws of every instance.
struct RunCommand {
  let options: Invocation.Options
  private let runner: Runner
  private let laws: [Law]

  /// The laws of all parts of the run.
  private let whole: RunSummary.Whole

  init(_ options: Invocation.Options, _ laws: [Law]) {
    self.options = options
    runner = Runner(seed: options.seed, cases: options.cases)
    // Sorted by name, so that each part has the same laws, even if another process lists them in
    // another order.
    let laws = laws.map { ($0.id, $0) }.sorted { $0.0 < $1.0 }
    whole = RunSummary.Whole(laws.map(\.0))
    self.laws = laws.map(\.1).enumerated().filter { index, _ in
      index % options.shard.count == options.shard.index
    }.map(\.element)
  }

  func run() -> Int32 {
    let folder = FailureFolder()
    let supervisor = Supervisor<Report>(
      options: options, seed: runner.seed, subjects: laws.map(\.id))
    let reports = supervisor.results { index in
      Session.report(of: laws[index], runner, saved: folder.choices(laws[index].id))
    } ended: { index, ending in
      let place = ending.place?.law == laws[index].id ? ending.place : nil
      return Report(laws[index], seed: runner.seed, ended: ending.reason, in: place?.address)
    }
    for complaint in reports.compactMap(folder.keep) {
      Terminal.streams.complain(Terminal.printable(complaint, keeping: []))
    }
    let part = RunSummary.Part(
      filter: options.filter, index: options.shard.index, count: options.shard.count, of: whole)
    return RunSummary(seed: runner.seed, cases: runner.cases, part: part, reports: reports)
      .tell(as: options.format)
  }
}
