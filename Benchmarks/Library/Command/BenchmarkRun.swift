import Foundation
import PairingsConsole

/// A run of the command on the rows of its suites.
struct BenchmarkRun {
  let options: Options

  /// The rows that the options admit.
  let chosen: [BenchmarkRow]

  /// Creates a run.
  ///
  /// - Throws: A usage error if two rows have the same id, or no row matches.
  init(_ rows: [BenchmarkRow], _ options: Options) throws(UsageError) {
    self.options = options
    chosen = rows.filter { options.admits($0.id) }
    var known: Set<String> = []
    for row in rows where !known.insert(row.id).inserted {
      throw UsageError(message: "two rows are called '\(row.id)'")
    }
  }

  /// Runs the command. Returns the exit status.
  func run() throws(UsageError) -> Int32 {
    guard !options.isHelp else {
      Terminal.streams.write(Options.usage)
      return EXIT_SUCCESS
    }
    guard !chosen.isEmpty else {
      throw UsageError(
        message: "no row matches '\(options.filters.joined(separator: "', '"))'; --list names them")
    }
    if options.isListing || options.isCheck {
      guard options.output == nil, options.format == .text else {
        throw UsageError(message: "--list and --check make no report")
      }
    }
    guard !options.isListing else {
      Terminal.streams.write(chosen.map { $0.id + "\n" }.joined())
      return EXIT_SUCCESS
    }
    if options.isCheck { return check() }
    if let revision = options.revision { return try compare(with: revision) }
    return try measure()
  }

  // MARK: - Measuring

  private func measure() throws(UsageError) -> Int32 {
    try refuseUnoptimised()
    // The file is opened before the measurement, which takes long.
    let output = options.output.map(open)
    let results = progressing { Runner(sampling: options.sampling).measure($0) }
    write(Report(results.compactMap(\.measurement)), to: output)
    return ended(results.flatMap(\.check.failures))
  }

  /// Prints failures. Returns the exit status.
  func ended(_ failures: [String]) -> Int32 {
    for failure in failures { Terminal.streams.complain(failure) }
    return failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
  }

  /// Checks the results and the counts of rows.
  private func check() -> Int32 {
    let status = ended(progressing(Runner.check).flatMap(\.failures))
    if status == EXIT_SUCCESS {
      Terminal.streams.write("\(chosen.count) of \(chosen.count) rows are right\n")
    }
    return status
  }

  /// Refuses a build without optimisation, whose times are those of other code.
  func refuseUnoptimised() throws(UsageError) {
    #if DEBUG
    guard options.isUnoptimised else {
      throw UsageError(
        message: "this build is not optimised, and its times say nothing about a release: "
          + "'swift run -c release \(Terminal.name)' measures, --check needs no times, and "
          + "--unoptimised measures nevertheless")
    }
    #endif
  }

  func progressing<Result>(_ body: (BenchmarkRow) -> Result) -> [Result] {
    var line = ProgressLine()
    defer { line.clear() }
    return chosen.enumerated().map { number, row in
      line.show(row.id, after: number, of: chosen.count)
      return body(row)
    }
  }

  // MARK: - Files

  func open(_ path: String) -> Descriptor {
    do { return try Descriptor(opening: path) } catch {
      Terminal.streams.end("'\(path)' cannot be written: \(error)")
    }
  }

  /// Writes a report to the file of the output, or to standard output.
  func write(_ report: some Formatted, to file: Descriptor?) {
    let text =
      switch options.format {
      case .text: report.text
      case .json: report.json
      case .markdown: report.markdown
      }
    guard let file, let path = options.output else { return Terminal.streams.write(text) }
    file.empty()
    do { try file.write(text) } catch {
      Terminal.streams.end("'\(path)' cannot be written: \(error)")
    }
  }
}
