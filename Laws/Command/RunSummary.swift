import PropertyTesting
import PairingsConsole

/// The results of a run, or of a part of one.
struct RunSummary: Codable {
  /// The laws of all parts of a run.
  struct Whole: Codable, Equatable {
    let laws: Int

    /// A hash of the names of the laws.
    let digest: String

    init(_ names: [String]) {
      laws = names.count
      digest = String(stableHash(names.joined(separator: "\n")), radix: 16)
    }
  }

  /// The index of a part of a run, with the number of parts and the filter.
  struct Part: Codable, Equatable {
    var filter = "*"
    var index = 0
    var count = 1
    let of: Whole
  }

  let seed: UInt64
  let cases: Int
  let part: Part
  private(set) var laws = 0
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var exhaustive = 0
  private(set) var reports: [Report] = []

  init(seed: UInt64, cases: Int, part: Part, reports: [Report]) {
    self.part = part
    self.seed = seed
    self.cases = cases
    self.reports = reports.sorted { $0.law < $1.law }
    laws = reports.count
    passed = reports.count { $0.isPassed }
    failed = laws - passed
    exhaustive = reports.count { $0.isPassed && $0.isExhaustive }
  }

  /// Prints the summary. Returns the exit status.
  func tell(as format: Invocation.Format) -> Int32 {
    switch format {
    case .json: Terminal.write(json: self)
    case .junit: Terminal.write(junit)
    case .text, .markdown, .swift: Terminal.write(lines: text)
    }
    return failed == 0 ? 0 : 1
  }

  /// The failures in full and a summary line.
  var text: String {
    let told = reports.filter { !$0.isPassed || !$0.shares.isEmpty }
    let failures = told.map { $0.text(replay: Terminal.replay) + "\n\n" }.joined()
    let tried = reports.reduce(Int128(0)) { $0 + Int128($1.cases) }
    return failures + """
      \(reports.count - failed) of \(counted(reports.count, "law holds", "laws hold")), \
      \(exhaustive) of them in all cases that there are; \(counted(tried, "case")), seed \(seed)

      """
  }
}
