import Foundation

/// The recorded allocations of an operation of each row, in a release build.
///
/// The record counts the allocations of the workload's thread, after a warm-up. The count is the
/// same on every machine. It depends neither on the time nor on the number of cores, and a hash
/// table grows with the number of its elements, not with their hashes. Rows for which this is false
/// set ``BenchmarkRow/allocationsVary`` and are not recorded.
struct AllocationRecord {
  /// The allowed excess of allocations of an operation over the record. The text has two digits.
  /// The first large row, with 100 000 operations or more, also counts what a process allocates
  /// once, such as metadata of types.
  static let tolerance = 0.02

  private(set) var rows: [String: Double] = [:]

  /// Creates a record without rows.
  init() {}

  /// Reads a file.
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    rows = try JSONDecoder().decode([String: Double].self, from: data)
  }

  /// Records the allocations of rows, and drops rows that no longer exist.
  mutating func record(_ checks: [Check], known: Set<String>) {
    rows = rows.filter { known.contains($0.key) }
    for check in checks {
      rows[check.row.id] = check.row.allocationsVary ? nil : check.allocations
    }
  }

  /// The record as text: a row a line, in the order of their names.
  var text: String {
    let lines = rows.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \(number($0.value))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// Returns the difference between the allocations of a row and its record, or nil.
  func failure(of check: Check) -> String? {
    guard !check.row.allocationsVary, let allocations = check.allocations else { return nil }
    guard let recorded = rows[check.row.id] else {
      return "\(check.row.id) has no recorded allocations; "
        + "'\(Terminal.name) --check --record' in a release build records them"
    }
    guard allocations > recorded + Self.tolerance else { return nil }
    return "\(check.row.id) allocates \(number(allocations)) times an operation, "
      + "\(number(recorded)) when it was recorded; "
      + "if it has to, '\(Terminal.name) --check --record' in a release build records it anew"
  }

  /// Returns a failure for each recorded row that no longer exists.
  func gone(known: Set<String>) -> [String] {
    rows.keys.filter { !known.contains($0) }.sorted().map {
      "'\($0)' is recorded and no row any more; '\(Terminal.name) --check --record' drops it"
    }
  }
}
