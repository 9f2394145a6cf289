import Foundation
import PairingsConsole
import PropertyTesting

extension LawsCommand {
  /// The verb `run`: checks the laws of every instance, or a part of them.
  static func check(_ options: Options) throws(UsageError) -> Int32 {
    let runner = Runner(seed: options.seed, cases: options.cases)
    // Sorted by name, so that each part has the same laws, even if another process lists them in
    // another order.
    let all = try laws(options).map { ($0.id, $0) }.sorted { $0.0 < $1.0 }
    let shard = options.shard
    let laws = stride(from: shard.index, to: all.count, by: shard.count).map { all[$0].1 }
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
    let run = RunSummary.Run(
      seed: runner.seed, cases: runner.cases, filter: options.filter, parts: shard.count,
      laws: all.map(\.0))
    return RunSummary(run, part: shard.index, reports: reports).tell(as: options.format)
  }

  /// The verb `merge`: combines the reports of all parts of a run.
  static func merge(_ options: Options) throws(UsageError) -> Int32 {
    let parts = try options.operands.map { file throws(UsageError) in try RunSummary(in: file) }
    guard let run = parts.first?.run else {
      throw UsageError(
        message: "which reports? Name the files of '\(Terminal.name) run --format json'")
    }
    guard parts.allSatisfy({ $0.run == run }) else {
      throw UsageError(
        message: "the reports are of runs with other laws, seeds, cases, filters or parts")
    }
    let indices = Set(parts.map(\.part))
    guard indices.count == parts.count else {
      throw UsageError(message: "a part of the run is there twice")
    }
    let missing = (0..<max(run.parts, 0)).lazy.filter { !indices.contains($0) }.prefix(20)
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(run.parts)" }
      throw UsageError(message: "parts are missing: \(names.joined(separator: ", "))")
    }
    let reports = parts.flatMap(\.reports).sorted { $0.law < $1.law }
    let whole = RunSummary.Run(
      seed: run.seed, cases: run.cases, filter: run.filter, parts: 1, laws: reports.map(\.law))
    guard whole.digest == run.digest else {
      throw UsageError(message: "the reports are not those of the laws of the run")
    }
    return RunSummary(whole, part: 0, reports: reports).tell(as: options.format)
  }
}
