import PairingsConsole
import PropertyTesting

extension KillMatrix {
  /// A line for each mutant, and the unexpected results.
  var text: String {
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

  /// Returns the table as JSON, with the command line that made it.
  func json(command: String) -> JSON {
    .object([
      ("command", .string(command)), ("mutants", .number(rows.count)), ("killed", .number(killed)),
      ("expectedSurvivors", .number(rows.count { $0.expectation == .survives })),
      ("soleKilled", .number(soleKilled)),
      ("failures", .array(failures.map(JSON.string))),
      ("matrix", .array(rows.map(\.json))),
    ])
  }
}

extension KillMatrix.Row {
  fileprivate var json: JSON {
    .object([
      ("mutant", .string(name)), ("class", .string(suite)),
      ("killedBy", .array(killedBy.map(JSON.string))), ("sole", .bool(isSole)),
      ("asExpected", .bool(isAsExpected)),
    ])
  }
}
