import Foundation
import PairingsConsole

/// A run of the command on the rows of its suites.
struct BenchmarkRun {
  let options: Options

  /// All rows, and those that the options admit.
  let rows: [BenchmarkRow]
  let chosen: [BenchmarkRow]

  /// The path of the accepted figures, or nil without any.
  let accepted: String?

  /// Creates a run.
  ///
  /// - Throws: A usage error if two rows have the same id, or no row matches.
  init(
    _ rows: [BenchmarkRow], _ options: Options, acceptedAt accepted: String?
  ) throws(UsageError) {
    (self.options, self.rows) = (options, rows)
    self.accepted = options.accepted ?? accepted
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
    guard !options.isListing else {
      Terminal.streams.write(chosen.map { $0.id + "\n" }.joined())
      return EXIT_SUCCESS
    }
    if let path = options.saved { return try draw(path) }
    guard !options.isCheck else {
      guard options.output == nil, options.format == .text else {
        throw UsageError(message: "--check prints errors, and makes no report")
      }
      return try check()
    }
    if let revision = options.revision { return try compare(with: revision) }
    return try measure()
  }

  // MARK: - Measuring

  private func measure() throws(UsageError) -> Int32 {
    let before = try options.compared.map(read)
    try refuseUnoptimised()
    // The files are opened before the measurement, which takes long.
    let output = options.output.map(open)
    let file = options.save.map(open)
    var sampling = options.sampling
    // A comparison needs an interval, however busy the machine is.
    if before != nil || file != nil { sampling.least = Interval.fewest }
    let results = progressing { measured($0, sampling, beside: before) }
    let report = Report(results.compactMap(\.measurement))
    let comparison = before.map { before in
      compared(report.measurements, with: before, isPart: !options.filters.isEmpty)
    }
    write(comparison.map(text) ?? text(report), to: output, named: options.output)
    if let file { write(SavedFigures.text(report), to: file, named: options.save) }
    let failures =
      results.flatMap { $0.measurement?.failures ?? $0.check.failures }
      + (comparison?.failures ?? [])
    for failure in failures { Terminal.streams.complain(failure) }
    return failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
  }

  /// The number of longer measurements of a row that is slower or open after its first one.
  static let repetitions = 3

  /// Measures a row. Beside saved figures, a row that is slower or open is measured again, longer and
  /// with new workloads, until one measurement shows that it is not: other work on the machine must
  /// neither fail a row nor hide its regression.
  private func measured(
    _ row: BenchmarkRow, _ sampling: Sampling, beside before: SavedFigures?
  ) -> (check: Check, measurement: Measurement?) {
    var result = Runner(sampling: sampling).measure(row)
    guard let before, sampling.exact == nil else { return result }
    for _ in 0..<Self.repetitions {
      guard let measurement = result.measurement else { break }
      let comparison = compared([measurement], with: before, isPart: true)
      guard comparison.isOpen || comparison.hasSlower else { break }
      result = Runner(sampling: Sampling()).measure(row)
    }
    return result
  }

  private func compared(
    _ measurements: [Measurement], with before: SavedFigures, isPart: Bool
  ) -> Comparison {
    Comparison(
      of: measurements.map(Figure.init), with: before.rows,
      threshold: Double(options.threshold) / 100, isPart: isPart)
  }

  private func text(_ report: Report) -> String {
    switch options.format {
    case .text: report.text
    case .json: report.json
    case .markdown: report.markdown
    case .svg: report.svg
    }
  }

  func text(_ comparison: Comparison) -> String {
    switch options.format {
    case .text: comparison.text
    case .json: comparison.json
    case .markdown: comparison.markdown
    case .svg: ComparisonPlot(comparison: comparison).svg
    }
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

  /// Draws saved rows.
  private func draw(_ path: String) throws(UsageError) -> Int32 {
    guard options.format == .svg, options.output == nil else {
      throw UsageError(message: "--from is for --format svg on standard output")
    }
    let saved = try read(path)
    let known = Set(rows.map(\.id))
    for figure in saved.rows where !known.contains(figure.id) {
      throw UsageError(message: "'\(path)' has a row '\(figure.id)' that is no more")
    }
    let drawn = saved.rows.filter { options.admits($0.id) }
    Terminal.streams.write(Plot(drawn, origin: saved.origin).svg)
    return EXIT_SUCCESS
  }

  func read(_ path: String) throws(UsageError) -> SavedFigures {
    do { return try SavedFigures(contentsOf: path) } catch {
      throw UsageError(message: "'\(path)' has no saved rows: \(error)")
    }
  }

  func open(_ path: String) -> Descriptor {
    do { return try Descriptor(opening: path) } catch {
      Terminal.streams.end("'\(path)' cannot be written: \(error)")
    }
  }

  /// Writes to a file, or to standard output.
  func write(_ text: String, to file: Descriptor?, named path: String?) {
    guard let file, let path else { return Terminal.streams.write(text) }
    file.empty()
    do { try file.write(text) } catch {
      Terminal.streams.end("'\(path)' cannot be written: \(error)")
    }
  }
}

extension Comparison {
  /// The regressions, as sentences.
  var failures: [String] {
    regressions.map { row in
      verdict(row) == .slower
        ? "\(row.id) is slower than before: \(number(row.change)) times"
        : "\(row.id) allocates \(number(row.allocations ?? 0)) times an operation, "
          + "\(number(row.savedAllocations ?? 0)) before"
    }
  }
}
