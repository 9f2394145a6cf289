import PairingsConsole
import PropertyTesting

/// The result of a mutant, or the complaints about an instance.
private struct Verdict: Codable {
  var row: KillMatrix.Row?
  var complaints: [String] = []
}

extension LawsCommand {
  /// The verb `mutants`: checks that every broken instance is caught by its law.
  static func mutants(_ options: Options) throws(UsageError) -> Int32 {
    var runner = Runner(seed: options.seed ?? 1, cases: options.cases)
    runner.scanned = 0  // Only the failure of a mutant matters.
    let known = mutants
    let mutants = known.all.filter { options.admits("\($0.suite.name)/\($0.name)") }
    let references = options.filter == "*" ? known.references : []
    guard !mutants.isEmpty else {
      throw UsageError(message: "no mutant matches '\(options.filter)'")
    }
    let names = mutants.map(\.name) + references.map(\.subject)
    let supervisor = Supervisor<Verdict>(options: options, seed: runner.seed, subjects: names)
    let verdicts = supervisor.results { [runner] index in
      index < mutants.count
        ? Verdict(row: KillMatrix.Row(mutants[index], runner: runner))
        : Verdict(
          complaints: KillMatrix.complaints(references[index - mutants.count], runner: runner))
    } ended: { index, ending in
      let place = ending.place.map { ", by \($0.law) in the case \($0.address)" } ?? ""
      return Verdict(complaints: ["✗ \(names[index]): \(ending.reason)\(place)"])
    }
    let matrix = KillMatrix(verdicts.compactMap(\.row), broken: verdicts.flatMap(\.complaints))
    if options.format == .json {
      Terminal.write(json: Summary(failures: matrix.failures, matrix: matrix.rows))
    } else {
      Terminal.write(lines: matrix.text)
    }
    return matrix.failures.isEmpty ? 0 : 1
  }
}

/// The table in JSON.
private struct Summary: Encodable {
  let failures: [String]
  let matrix: [KillMatrix.Row]
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
}
