import Foundation
import PairingsConsole
import PropertyTesting

/// The results of a run, or of a part of one.
struct RunSummary: Codable {
  /// A run: the same for all its parts.
  struct Run: Codable, Equatable {
    let seed: UInt64
    let cases: Int
    let filter: String
    let parts: Int

    /// A hash of the names of the laws of all parts, in order.
    let digest: String

    init(seed: UInt64, cases: Int, filter: String, parts: Int, laws: [String]) {
      (self.seed, self.cases, self.filter, self.parts) = (seed, cases, filter, parts)
      digest = String(stableHash(laws.joined(separator: "\n")), radix: 16)
    }
  }

  let run: Run

  /// The index of the part.
  let part: Int

  let failed: Int
  let exhaustive: Int
  let reports: [Report]

  /// Creates the results of a part from its reports, sorted by their laws.
  init(_ run: Run, part: Int, reports: [Report]) {
    (self.run, self.part, self.reports) = (run, part, reports)
    failed = reports.count { !$0.isPassed }
    exhaustive = reports.count { $0.isPassed && $0.isExhaustive }
  }

  /// Reads the results that a command wrote as JSON.
  init(in file: String) throws(UsageError) {
    switch FileContents(of: file) {
    case .whole(let contents):
      guard let read = try? JSONDecoder().decode(Self.self, from: Data(contents)) else {
        throw UsageError(message: "'\(file)' is no report of '\(Terminal.name) run --format json'")
      }
      self = read
    case .tooLarge: throw UsageError(message: "'\(file)' is too large for a report")
    case .unreadable: throw UsageError(message: "'\(file)' cannot be read")
    }
  }

  /// Prints the results. Returns the exit status.
  func tell(as format: Options.Format) -> Int32 {
    switch format {
    case .json: Terminal.write(json: self)
    case .junit: Terminal.write(junit)
    default: Terminal.write(lines: text)
    }
    return failed == 0 ? 0 : 1
  }

  /// The failures in full and a summary line.
  private var text: String {
    let told = reports.filter { !$0.isPassed || !$0.shares.isEmpty }
    let failures = told.map { $0.text(replay: Terminal.replay) + "\n\n" }.joined()
    let tried = reports.reduce(Int128(0)) { $0 + Int128($1.cases) }
    return failures + """
      \(reports.count - failed) of \(counted(reports.count, "law holds", "laws hold")), \
      \(exhaustive) of them in all cases that there are; \(counted(tried, "case")), seed \(run.seed)

      """
  }
}
