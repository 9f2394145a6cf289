import Foundation
import PairingsConsole

extension BenchmarkRun {
  /// Checks the results and allocations of rows, and prints the failures. With `--record` and
  /// without failures, it records the allocations.
  func check() throws(UsageError) -> Int32 {
    let known = Set(rows.map(\.id))
    var recorded = try readRecord()
    let checks = progressing(Runner.check)
    var failures = checks.flatMap(\.failures)
    if options.isRecording, failures.isEmpty {
      recorded?.record(checks, known: known)
      if let recorded, let record { write(recorded.text, to: open(record), named: record) }
    } else if !options.isRecording, let recorded {
      failures += checks.compactMap(recorded.failure)
      if options.filters.isEmpty { failures += recorded.gone(known: known) }
    }
    for failure in failures { Terminal.streams.complain(failure) }
    guard failures.isEmpty else { return EXIT_FAILURE }
    Terminal.streams.write("\(chosen.count) of \(chosen.count) rows are right\n")
    return EXIT_SUCCESS
  }

  /// Returns the record to compare with: none in a debug build, unless the command line names one,
  /// and none if the command has none.
  private func readRecord() throws(UsageError) -> AllocationRecord? {
    #if DEBUG
    guard options.record != nil else {
      guard !options.isRecording else {
        throw UsageError(message: "--record is for a release build, or with --against FILE")
      }
      return nil
    }
    #endif
    guard let record else {
      guard !options.isRecording else {
        throw UsageError(message: "--record needs a file, by --against FILE")
      }
      return nil
    }
    if options.isRecording, !FileManager.default.fileExists(atPath: record) {
      return AllocationRecord()
    }
    do { return try AllocationRecord(contentsOf: record) } catch {
      throw UsageError(
        message: "'\(record)' has no recorded allocations: run it in the package's folder, "
          + "or name a file by --against FILE; --record makes one (\(error.localizedDescription))")
    }
  }
}
