import Foundation
import PairingsConsole

/// The `benchmarks` command: measures rows and reports them.
@main
enum BenchmarksCommand {
  static var rows: [Row] {
    CorePairs.rows + StateRows.rows + ProgramRows.rows + ExploreRows.rows + DispatchRows.rows
      + FloorRows.rows + ArchitectureRows.rows + TimelineRows.rows + AtlasRows.rows
      + OpticRows.rows + MachineRows.rows + ChainRows.rows + JoinRows.rows + TransformerRows.rows
      + LawRows.rows + GrowthRows.rows
  }

  static let streams = StandardStreams(of: "benchmarks")

  static func main() {
    streams.reserve()
    do throws(UsageError) {
      exit(try run(Options(Array(CommandLine.arguments.dropFirst()))))
    } catch {
      streams.end(error.message, status: EX_USAGE)
    }
  }

  /// Runs the command. Returns the exit status.
  static func run(_ options: Options) throws(UsageError) -> Int32 {
    guard !options.isHelp else {
      streams.write(Options.usage)
      return EXIT_SUCCESS
    }
    let rows = rows.filter { options.admits($0.id) }
    guard !rows.isEmpty else {
      throw UsageError(
        message: "no row matches '\(options.filters.joined(separator: "', '"))'; --list names them")
    }
    guard !options.isListing else {
      streams.write(rows.map { $0.id + "\n" }.joined())
      return EXIT_SUCCESS
    }
    if let path = options.saved { return try draw(path, options) }
    guard !options.isCheck else {
      guard options.output == nil, options.format == .text else {
        throw UsageError(message: "--check prints errors, and makes no report")
      }
      return try check(rows, options)
    }
    let file = options.output.map(open)
    let measurements = measure(rows, samples: options.samples)
    let report = Report(measurements)
    let text =
      switch options.format {
      case .text: report.text
      case .json: report.json
      case .svg: report.svg
      }
    if let file, let output = options.output {
      write(text, to: file, named: output)
    } else {
      streams.write(text)
    }
    for failure in report.failures { streams.complain(failure) }
    return report.failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
  }

  /// Draws saved rows.
  private static func draw(_ path: String, _ options: Options) throws(UsageError) -> Int32 {
    guard options.format == .svg, options.output == nil else {
      throw UsageError(message: "--from is for --format svg on standard output")
    }
    let saved: SavedFigures
    do { saved = try SavedFigures(contentsOf: path) } catch {
      throw UsageError(message: "'\(path)' has no saved rows: \(error)")
    }
    let known = Set(rows.map(\.id))
    for figure in saved.rows where !known.contains(figure.id) {
      throw UsageError(message: "'\(path)' has a row '\(figure.id)' that is no more")
    }
    let chosen = saved.rows.filter { options.admits($0.id) }
    streams.write(Plot(chosen, origin: saved.origin).svg)
    return EXIT_SUCCESS
  }

  private static func measure(_ rows: [Row], samples: Int) -> [Measurement] {
    let runner = Runner(samples: samples)
    return progressing(through: rows, runner.measure)
  }

  static func progressing<Result>(
    through rows: [Row], _ body: (Row) -> Result
  ) -> [Result] {
    let showsProgress = isatty(STDERR_FILENO) == 1
    return rows.enumerated().map { number, row in
      if showsProgress { streams.tell("\r\u{1B}[K\(number + 1)/\(rows.count) \(row.id)") }
      defer { if showsProgress, number == rows.count - 1 { streams.tell("\r\u{1B}[K") } }
      return body(row)
    }
  }

  /// Opens the file of the report. This comes before the measurement, which takes long.
  static func open(_ path: String) -> Descriptor {
    do { return try Descriptor(opening: path) } catch {
      streams.end("'\(path)' cannot be written: \(error)")
    }
  }

  static func write(_ text: String, to file: Descriptor, named path: String) {
    file.empty()
    do { try file.write(text) } catch {
      streams.end("'\(path)' cannot be written: \(error)")
    }
  }
}
