import PairingsConsole
import Foundation
import PropertyTesting

/// The verb `merge`, which combines the reports of all parts of a run.
struct MergeCommand {
  let options: Invocation.Options
  private let summary: RunSummary

  init(_ options: Invocation.Options) throws(UsageError) {
    self.options = options
    let parts = try options.files.map { file throws(UsageError) in
      let bytes: [UInt8]
      switch FileContents(of: file) {
      case .whole(let contents): bytes = contents
      case .tooLarge: throw UsageError(message: "'\(file)' is too large for a report")
      case .unreadable: throw UsageError(message: "'\(file)' cannot be read")
      }
      guard let part = try? JSONDecoder().decode(RunSummary.self, from: Data(bytes)) else {
        throw UsageError(
          message: "'\(file)' is no report of '\(Terminal.name) run --format json'")
      }
      guard part.part.count > 0, (0..<part.part.count).contains(part.part.index) else {
        throw UsageError(message: "'\(file)' is part \(part.part.index) of \(part.part.count)")
      }
      guard part.laws == part.reports.count else {
        throw UsageError(
          message: "'\(file)' has \(part.reports.count) laws, and its run had \(part.laws)")
      }
      return part
    }
    guard let first = parts.first else {
      throw UsageError(
        message: "which reports? Name the files of '\(Terminal.name) run --format json'")
    }
    guard parts.allSatisfy({ $0.isOfRun(first) }) else {
      throw UsageError(
        message: "the reports are of runs with other laws, seeds, cases, filters or parts")
    }
    let reports = parts.flatMap(\.reports)
    let indices = parts.map(\.part.index)
    if let twice = indices.first(where: { index in indices.count { $0 == index } > 1 }) {
      throw UsageError(message: "part \(twice)/\(first.part.count) is there twice")
    }
    if let twice = Dictionary(grouping: reports, by: \.law).values.first(where: { $0.count > 1 }) {
      throw UsageError(message: "two reports have '\(twice[0].law)'")
    }
    guard indices.count == first.part.count else {
      let missing = (0..<first.part.count).lazy.filter { !indices.contains($0) }.prefix(20)
      let names = missing.map { "\($0)/\(first.part.count)" }.joined(separator: ", ")
      let rest = first.part.count - indices.count - missing.count
      throw UsageError(
        message: "parts are missing: \(names)" + (rest > 0 ? " and \(rest) more" : ""))
    }
    summary = RunSummary(
      seed: first.seed, cases: first.cases,
      part: RunSummary.Part(filter: first.part.filter, of: first.part.of), reports: reports)
    guard RunSummary.Whole(summary.reports.map(\.law)) == first.part.of else {
      throw UsageError(message: "the reports are not those of the laws of the run")
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
