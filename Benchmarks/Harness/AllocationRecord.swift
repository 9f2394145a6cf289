import Foundation

/// The allocations of an operation of each row, as they were recorded in a release build.
///
/// The count is of allocations by the thread of the workload, once it is warm. It is the same
/// on every machine: it depends neither on the time nor on the number of cores, and a hash table
/// grows with the number of its elements and not with their hashes. Rows of which that is not true
/// say so by ``Row/allocationsVary`` and are not recorded.
struct AllocationRecord {
  /// Where it is, in the package's folder.
  static let path = "Benchmarks/allocations.json"

  /// How many allocations an operation a row may have more than recorded: the text has two
  /// digits, and what a process makes once, such as the metadata of types, counts for whichever of
  /// the large rows, with 100 000 operations or more, is first to use it.
  static let tolerance = 0.02

  private(set) var rows: [String: Double] = [:]

  /// A record without rows.
  init() {}

  /// Reads a file.
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    rows = try JSONDecoder().decode([String: Double].self, from: data)
  }

  /// Takes the allocations of rows, and drops those of rows that are no more.
  mutating func record(_ checks: [Check], known: Set<String>) {
    rows = rows.filter { known.contains($0.key) }
    for check in checks {
      rows[check.row.id] = check.row.allocationsVary ? nil : check.allocations
    }
  }

  /// A row a line, in the order of their names.
  var text: String {
    let lines = rows.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \(number($0.value))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// The difference between the allocations of a row and its record, if there is one.
  func failure(of check: Check) -> String? {
    guard !check.row.allocationsVary, let allocations = check.allocations else { return nil }
    guard let recorded = rows[check.row.id] else {
      return "\(check.row.id) has no recorded allocations; "
        + "'benchmarks --check --record' in a release build records them"
    }
    guard allocations > recorded + Self.tolerance else { return nil }
    return "\(check.row.id) allocates \(number(allocations)) times an operation, "
      + "\(number(recorded)) when it was recorded; "
      + "if it has to, 'benchmarks --check --record' in a release build records it anew"
  }

  /// The rows of the record that are no more.
  func gone(known: Set<String>) -> [String] {
    rows.keys.filter { !known.contains($0) }.sorted().map {
      "'\($0)' is recorded and no row any more; 'benchmarks --check --record' drops it"
    }
  }
}
