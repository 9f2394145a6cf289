import PairingsConsole
import PropertyTesting

/// The verb `mutants`, which checks that every broken instance is caught by its law.
struct MutantsCommand {
  /// The result of a mutant, or the complaints about an original instance.
  private enum Part: Codable {
    case row(KillMatrix.Row)
    case broken([String])
  }

  let options: Invocation.Options
  private var runner: Runner
  private let mutants: [Mutant]
  private let references: [Suite]

  init(_ options: Invocation.Options, _ known: Mutants) throws(UsageError) {
    self.options = options
    runner = Runner(seed: options.seed ?? 1, cases: options.cases)
    runner.scanned = 0  // Only the failure of a mutant matters.
    mutants = known.all.filter { options.admits("\($0.suite.name)/\($0.name)") }
    references = options.filter == "*" ? known.references : []
    guard !mutants.isEmpty else {
      throw UsageError(message: "no mutant matches '\(options.filter)'")
    }
  }

  func run() -> Int32 {
    let names = mutants.map(\.name) + references.map(\.subject)
    let parts = Supervisor<Part>(options: options, seed: runner.seed, subjects: names).results {
      index in
      index < mutants.count
        ? .row(KillMatrix.Row(mutants[index], runner: runner))
        : .broken(KillMatrix.complaints(references[index - mutants.count], runner: runner))
    } ended: { index, ending in
      let place = ending.place.map { ", by \($0.law) in the case \($0.address)" } ?? ""
      return .broken(["✗ \(names[index]): \(ending.reason)\(place)"])
    }
    var (rows, broken) = ([KillMatrix.Row](), [String]())
    for part in parts {
      switch part {
      case .row(let row): rows.append(row)
      case .broken(let complaints): broken += complaints
      }
    }
    let matrix = KillMatrix(rows, broken: broken)
    switch options.format {
    case .json: Terminal.write(json: KillMatrix.Summary(failures: matrix.failures, matrix: rows))
    default: Terminal.write(lines: matrix.text)
    }
    return matrix.failures.isEmpty ? 0 : 1
  }
}

extension KillMatrix {
  /// A line for each mutant, and the unexpected results.
  fileprivate var text: String {
    let lines = rows.map { row in
      let found =
        row.killedBy.isEmpty ? "survives" : "caught by \(row.killedBy.joined(separator: ", "))"
      return "\(row.isAsExpected ? "✓" : "✗") \(row.suite): \(row.name): \(found)"
    }
    let total =
      "\(counted(rows.count, "mutant")), \(killed) caught, \(soleKilled) of them by one law alone, "
      + counted(survivors, "lawful one survives", "lawful ones survive")
    return (lines + [total] + failures).joined(separator: "\n") + "\n"
  }

  /// The table in JSON.
  fileprivate struct Summary: Encodable {
    let failures: [String]
    let matrix: [Row]
  }
}
