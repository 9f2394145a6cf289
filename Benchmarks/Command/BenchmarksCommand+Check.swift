import Foundation
import PairingsConsole

extension BenchmarksCommand {
  /// Checks the results and allocations of rows, and prints the failures. With `--record` and
  /// without failures, it records the allocations.
  static func check(_ chosen: [Row], _ options: Options) throws(UsageError) -> Int32 {
    let known = Set(rows.map(\.id))
    var record = try record(options)
    let checks = progressing(through: chosen, Runner.check)
    var failures = checks.flatMap(\.failures)
    if options.isRecording, failures.isEmpty {
      record?.record(checks, known: known)
      if let record { write(record, options) }
    } else if !options.isRecording, let record {
      failures += checks.compactMap(record.failure)
      if options.filters.isEmpty { failures += record.gone(known: known) }
    }
    for failure in failures { streams.complain(failure) }
    guard failures.isEmpty else { return EXIT_FAILURE }
    streams.write("\(chosen.count) of \(chosen.count) rows are right\n")
    return EXIT_SUCCESS
  }

  /// Returns the record to compare with: the empty one in a debug build, unless the command line
  /// names one.
  private static func record(_ options: Options) throws(UsageError) -> AllocationRecord? {
    #if DEBUG
    guard options.record != nil else {
      guard !options.isRecording else {
        throw UsageError(message: "--record is for a release build, or with --against FILE")
      }
      return nil
    }
    #endif
    let path = options.record ?? AllocationRecord.path
    if options.isRecording, !FileManager.default.fileExists(atPath: path) {
      return AllocationRecord()
    }
    do { return try AllocationRecord(contentsOf: path) } catch {
      throw UsageError(
        message: "'\(path)' has no recorded allocations: run it in the package's folder, "
          + "or name a file by --against FILE; --record makes one (\(error.localizedDescription))")
    }
  }

  private static func write(_ record: AllocationRecord, _ options: Options) {
    let path = options.record ?? AllocationRecord.path
    write(record.text, to: open(path), named: path)
  }
}
