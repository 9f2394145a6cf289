import Foundation
import PairingsConsole

extension BenchmarkRun {
  /// Checks the results of rows, and compares their figures with the accepted ones. Prints the
  /// failures. With `--record` and without failures, the figures are accepted.
  func check() throws(UsageError) -> Int32 {
    let known = Set(rows.map(\.id))
    var figures = try readAccepted()
    let guarding = FigureGuard(figures, isRecording: options.isRecording)
    let results = progressing(guarding.inspect)
    var failures = results.flatMap(\.failures)
    if options.isRecording, failures.isEmpty {
      figures?.accept(results.map { ($0.check, $0.measurement) }, known: known)
      if let figures, let accepted { write(figures.text, to: open(accepted), named: accepted) }
    } else if !options.isRecording, let figures, options.filters.isEmpty {
      failures += figures.gone(known: known)
    }
    for failure in failures { Terminal.streams.complain(failure) }
    guard failures.isEmpty else { return EXIT_FAILURE }
    Terminal.streams.write("\(chosen.count) of \(chosen.count) rows are right\n")
    return EXIT_SUCCESS
  }

  /// Returns the figures to compare with: none in a debug build, unless the command line names a
  /// file, and none if the command has none.
  private func readAccepted() throws(UsageError) -> AcceptedFigures? {
    #if DEBUG
    guard options.accepted != nil else {
      guard !options.isRecording else {
        throw UsageError(message: "--record is for a release build, or with --against FILE")
      }
      return nil
    }
    #endif
    guard let accepted else {
      guard !options.isRecording else {
        throw UsageError(message: "--record needs a file, by --against FILE")
      }
      return nil
    }
    let files = FileManager.default
    let exists = files.fileExists(atPath: accepted)
    if options.isRecording {
      let folder = URL(fileURLWithPath: accepted).deletingLastPathComponent().path
      guard files.isWritableFile(atPath: exists ? accepted : folder) else {
        throw UsageError(message: "'\(accepted)' cannot be written")
      }
      if !exists { return AcceptedFigures() }
    }
    do { return try AcceptedFigures(contentsOf: accepted) } catch {
      throw UsageError(
        message: "'\(accepted)' has no accepted figures: run it in the package's folder, "
          + "or name a file by --against FILE; --record makes one (\(error.localizedDescription))")
    }
  }
}

/// A guard of rows, which finds those that have become worse than is accepted.
///
/// Other work on the machine must not fail a row:
///
/// - The operation and its control take turns, and only the ratio of neighbours counts.
/// - Times are processor times, in which the time of other processes does not count. Rows on the
///   wall clock are not measured.
/// - The first look takes samples for 60 ms. Most rows pass it, and a row that does not is
///   measured again, longer and with new workloads. It fails if each measurement is too slow.
/// - A measurement is too slow if the whole interval of its ratio is above the limit, so that it
///   passes if the machine is too busy for a narrow interval. A regression by a factor of two or
///   more has all samples above the limit, on every machine.
struct FigureGuard {
  let accepted: AcceptedFigures?
  private let isRecording: Bool

  init(_ accepted: AcceptedFigures?, isRecording: Bool) {
    (self.accepted, self.isRecording) = (accepted, isRecording)
  }

  /// The result of the inspection of a row: its last measurement, and the failures.
  struct Inspection {
    let check: Check
    var measurement: Measurement?
    var failures: [String]
  }

  /// Checks a row, and measures it if this build is optimised, and something is accepted or
  /// recorded, unless its clock is that of the wall.
  func inspect(_ row: BenchmarkRow) -> Inspection {
    let check = Runner.check(row)
    var result = Inspection(check: check, measurement: nil, failures: check.failures)
    guard check.refusals.isEmpty else { return result }
    if !isRecording, let failure = accepted?.failure(of: check) { result.failures.append(failure) }
    #if !DEBUG
    if accepted != nil, row.clock == .processor { measure(&result) }
    #endif
    return result
  }

  #if !DEBUG
  /// The first look, and the measurements of a row that does not pass it.
  private static let attempts = [Sampling.quick] + Array(repeating: Sampling(), count: 3)

  private func measure(_ result: inout Inspection) {
    var failures: [String] = []
    for sampling in isRecording ? [Sampling()] : Self.attempts {
      let measurement = Runner(sampling: sampling).measured(result.check)
      result.measurement = measurement
      failures = [
        measurement.growthFailure, isRecording ? nil : accepted?.failure(of: measurement),
      ].compactMap { $0 }
      if failures.isEmpty { return }
    }
    result.failures += failures
  }
  #endif
}
