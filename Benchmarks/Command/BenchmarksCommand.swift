import Foundation

/// The `benchmarks` command: measures rows and reports them.
@main
enum BenchmarksCommand {
  static var rows: [Row] {
    CorePairs.rows + StateRows.rows + ProgramRows.rows + ExploreRows.rows + DispatchRows.rows
      + ArchitectureRows.rows
      + OpticRows.rows + MachineRows.rows + JoinRows.rows + TransformerRows.rows + LawRows.rows
  }

  static func main() {
    do {
      exit(try run(Options(Array(CommandLine.arguments.dropFirst()))))
    } catch {
      let message = (error as? Options.UsageError)?.message ?? error.localizedDescription
      complain("benchmarks: \(message)\n")
      exit(error is Options.UsageError ? EX_USAGE : EXIT_FAILURE)
    }
  }

  /// Does what was asked for; returns the exit status.
  static func run(_ options: Options) throws -> Int32 {
    guard !options.isHelp else {
      print(Options.usage, terminator: "")
      return EXIT_SUCCESS
    }
    let rows = rows.filter { options.admits($0.id) }
    guard !rows.isEmpty else {
      throw Options.UsageError(message: "no row matches '\(options.filter)'; --list names them")
    }
    guard !options.isListing else {
      for row in rows { print(row.id) }
      return EXIT_SUCCESS
    }
    let measurements = measure(rows, samples: options.samples)
    let report = Report(measurements)
    let text =
      switch options.format {
      case .text: report.text
      case .json: report.json
      case .svg: report.svg
      }
    if let output = options.output {
      try text.write(toFile: output, atomically: true, encoding: .utf8)
    } else {
      print(text, terminator: "")
    }
    for failure in report.failures { complain("benchmarks: \(failure)\n") }
    return report.failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
  }

  private static func measure(_ rows: [Row], samples: Int) -> [Measurement] {
    let runner = Runner(samples: samples)
    let showsProgress = isatty(STDERR_FILENO) == 1
    return rows.enumerated().map { number, row in
      if showsProgress { complain("\r\u{1B}[K\(number + 1)/\(rows.count) \(row.id)") }
      defer { if showsProgress, number == rows.count - 1 { complain("\r\u{1B}[K") } }
      return runner.measure(row)
    }
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
