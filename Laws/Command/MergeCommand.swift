import PairingsConsole
import Foundation
import PropertyTesting

/// The verb `merge`, which combines the reports of all parts of a run.
struct MergeCommand {
  let options: Invocation.Options
  private let summary: RunSummary

  init(_ options: Invocation.Options) throws(UsageError) {
    self.options = options
    let parts = try options.files.map { file throws(UsageError) in try Self.part(in: file) }
    guard let first = parts.first else {
      throw UsageError(
        message: "which reports? Name the files of '\(Terminal.name) run --format json'")
    }
    guard parts.allSatisfy({ $0.isOfRun(first) }) else {
      throw UsageError(
        message: "the reports are of runs with other laws, seeds, cases, filters or parts")
    }
    let indices = Set(parts.map(\.part.index))
    let missing = (0..<max(first.part.count, 0)).lazy.filter { !indices.contains($0) }.prefix(20)
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(first.part.count)" }
      throw UsageError(message: "parts are missing: \(names.joined(separator: ", "))")
    }
    summary = RunSummary(
      seed: first.seed, cases: first.cases,
      part: RunSummary.Part(filter: first.part.filter, of: first.part.of),
      reports: parts.flatMap(\.reports))
    guard RunSummary.Whole(summary.reports.map(\.law)) == first.part.of else {
      throw UsageError(message: "the reports are not those of the laws of the run")
    }
  }

  private static func part(in file: String) throws(UsageError) -> RunSummary {
    switch FileContents(of: file) {
    case .whole(let contents):
      if let part = try? JSONDecoder().decode(RunSummary.self, from: Data(contents)) { return part }
      throw UsageError(message: "'\(file)' is no report of '\(Terminal.name) run --format json'")
    case .tooLarge: throw UsageError(message: "'\(file)' is too large for a report")
    case .unreadable: throw UsageError(message: "'\(file)' cannot be read")
    }
  }

  func run() -> Int32 { summary.tell(as: options.format) }
}

extension RunSummary {
  /// Returns true if another report may be of a part of the same run.
  fileprivate func isOfRun(_ other: RunSummary) -> Bool {
    seed == other.seed && cases == other.cases && part.filter == other.part.filter
      && part.count == other.part.count && part.of == other.part.of
  }
}
