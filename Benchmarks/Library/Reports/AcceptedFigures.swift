import Foundation
import PairingsConsole

/// The accepted ratio and counts of each row, in a release build: the figures that a check compares
/// with.
///
/// The allocations are those of the workload's thread, after a warm-up. The count is the same on
/// every machine. It depends neither on the time nor on the number of cores, and a hash table grows
/// with the number of its elements, not with their hashes. Rows for which this is false set
/// ``BenchmarkRow/allocationsVary``, and their counts are not accepted. Instructions and retains are
/// compared if the compiler is the one that made the accepted figures.
///
/// Rows that set ``BenchmarkRow/ratioVaries`` have no accepted ratio. Their growth is checked.
///
/// A row on the wall clock has no accepted ratio. It depends on what else the machine does, also in
/// processor time, since threads that wait for each other may spin.
struct AcceptedFigures: Codable {
  /// The accepted figures of a row.
  struct Row: Codable {
    /// The ratio to the control, or nil if it varies, on the wall clock or in a debug build.
    var ratio: Double?

    /// The allocations of an operation, or nil if they vary or cannot be counted.
    var allocations: Double?

    /// The instructions and retains of an operation, or nil if they vary or cannot be counted.
    var instructions: Double?
    var retains: Double?

    /// The machine of the ratio, if it is another one than that of the file.
    var machine: String?
  }

  /// The allowed excess of allocations of an operation over the accepted ones. The text has two
  /// digits. The first large row, with 10 000 operations or more, also counts what a process
  /// allocates once, such as metadata of types.
  static let tolerance = 0.02

  /// The same for an operation of a large size, in units of the accepted allocations. Its check
  /// performs it once, so that all that a process allocates once counts.
  static let sizedTolerance = 0.01

  /// The relative and the absolute excess of instructions over the accepted ones. Some functions of
  /// the C library differ between processors, and a hash table's work depends on its hashes.
  static let executedTolerance = (relative: 0.1, absolute: 4.0)

  /// The relative and the absolute excess of retains over the accepted ones, for the same reason.
  static let retainsTolerance = (relative: 0.1, absolute: 0.05)

  /// The excess of a ratio over the accepted one that fails. It is far above what two builds differ
  /// by, since their code lies at other addresses.
  static let excess = 1.5

  /// The same for a row that something else guards, since its ratio depends on what shares the caches
  /// and the branch predictor of a core.
  static let excessOfGuarded = 3.0

  /// The factor of both on another processor than that of the accepted figures. Two processors differ
  /// by a factor of 3.3 in the ratio of the same instructions, if these call closures.
  static let excessOfProcessors = 2.0

  /// The bytes at the peak beyond which the caches of a processor decide.
  static let cached = 1 << 20

  /// The relative difference of a ratio that is recorded anew. A smaller one is noise, and would
  /// hide in a commit those that are not.
  static let noise = 0.1

  private var machine = SavedFigures.here
  private var toolchain = SavedFigures.compiler
  private(set) var rows: [String: Row] = [:]

  /// Creates figures without rows.
  init() {}

  /// Reads a file.
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// Accepts the figures of rows, and drops rows that no longer exist. The machine of the file changes
  /// with a record of all rows; a ratio of another one has its own.
  mutating func accept(
    _ results: [(check: Check, measurement: Measurement?)], known: Set<String>
  ) {
    toolchain = SavedFigures.compiler
    if rows.isEmpty || results.count == known.count { machine = SavedFigures.here }
    rows = rows.filter { known.contains($0.key) }
    for (check, measurement) in results {
      var row = Row(
        ratio: check.row.ratioVaries ? nil : measurement?.ratio,
        allocations: check.row.allocationsVary ? nil : check.allocations,
        instructions: check.row.allocationsVary ? nil : check.executed?.instructions,
        retains: check.row.allocationsVary ? nil : check.executed?.retains)
      if row.ratio != nil, !Self.isHere(machine) { row.machine = SavedFigures.here }
      if let accepted = rows[check.row.id], let old = accepted.ratio, !check.row.ratioVaries {
        // A debug build measures no ratio.
        if abs((row.ratio ?? old) / old - 1) <= Self.noise {
          row.ratio = old
          if !Self.isHere(machine) { row.machine = accepted.machine }
        }
      }
      rows[check.row.id] = row
    }
  }

  /// The figures as JSON: a row a line, in the order of their names.
  var text: String {
    let lines = rows.sorted { $0.key < $1.key }.map { name, row in
      let figures = [
        row.ratio.map { "\"ratio\": \(number($0, $0 < 1 ? 5 : 2))" },
        row.allocations.map { "\"allocations\": \(number($0))" },
        row.instructions.map { "\"instructions\": \(number($0, 0))" },
        row.retains.map { "\"retains\": \(number($0))" },
        row.machine.map { "\"machine\": \(quoted($0))" },
      ].compactMap(\.self)
      return "  \(quoted(name)): {\(figures.joined(separator: ", "))}"
    }
    return """
      {
      "machine": \(quoted(machine)),
      "toolchain": \(quoted(toolchain)),
      "rows": {
      \(lines.joined(separator: ",\n"))
      }
      }

      """
  }
}

// MARK: - Failures

extension AcceptedFigures {
  private static let recording =
    "'\(Terminal.name) --check --record' in a release build records them"

  private static let remedy =
    "if it has to, '\(Terminal.name) --check --record' in a release build accepts it"

  /// Returns the failure of a row that allocates or executes more than is accepted, or is not known.
  func failure(of check: Check) -> String? {
    let id = check.row.id
    guard let row = rows[id] else { return "\(id) has no accepted figures; \(Self.recording)" }
    guard !check.row.allocationsVary, let allocations = check.allocations else { return nil }
    guard let accepted = row.allocations else {
      return "\(id) has no accepted allocations; \(Self.recording)"
    }
    let sized = check.row.sized == nil ? 0 : accepted * Self.sizedTolerance
    if allocations > accepted + max(Self.tolerance, sized) {
      return "\(id) allocates \(number(allocations)) times an operation, "
        + "\(number(accepted)) are accepted; \(Self.remedy)"
    }
    guard isOfThisCompiler, let executed = check.executed else { return nil }
    if let accepted = row.instructions, Self.isMore(executed.instructions, accepted) {
      return "\(id) takes \(number(executed.instructions, 0)) instructions, "
        + "\(number(accepted, 0)) are accepted; \(Self.remedy)"
    }
    let tolerance = Self.retainsTolerance
    guard let accepted = row.retains,
      executed.retains > accepted * (1 + tolerance.relative) + tolerance.absolute
    else { return nil }
    return "\(id) retains \(number(executed.retains)) times an operation, "
      + "\(number(accepted)) are accepted; \(Self.remedy)"
  }

  private var isOfThisCompiler: Bool { toolchain == SavedFigures.compiler }

  /// Returns true if a machine has the processor of this one.
  private static func isHere(_ machine: String) -> Bool {
    let processor = SavedFigures.processor
    return machine.hasPrefix(processor.isEmpty ? SavedFigures.here : processor)
  }

  private static func isMore(_ instructions: Double, _ accepted: Double) -> Bool {
    instructions > accepted * (1 + executedTolerance.relative) + executedTolerance.absolute
  }

  /// Returns the failure of a row whose ratio is above the accepted one by the excess, with its
  /// whole interval. Without an interval, the ratio decides.
  func failure(of measurement: Measurement) -> String? {
    guard !measurement.row.ratioVaries else { return nil }
    let id = measurement.row.id
    guard let row = rows[id], let accepted = row.ratio else {
      return "\(id) has no accepted ratio; \(Self.recording)"
    }
    guard (measurement.interval?.lower ?? measurement.ratio) > accepted * excess(measurement, row)
    else { return nil }
    return "\(id) takes \(number(measurement.ratio)) times its control"
      + (measurement.interval.map { " (\($0.text))" } ?? "")
      + ", \(number(accepted)) times are accepted; \(Self.remedy)"
  }

  /// Returns the excess of the ratio that fails. It is larger if something else guards the row: the
  /// count of its instructions, its growth, or the allocations of much memory.
  private func excess(_ measurement: Measurement, _ row: Row) -> Double {
    let check = measurement.check
    let isOfSameInstructions =
      if isOfThisCompiler, let accepted = row.instructions, let executed = check.executed {
        !Self.isMore(executed.instructions, accepted)
      } else { false }
    let isGuarded =
      isOfSameInstructions || check.row.sized != nil
      || (check.peakBytes ?? 0) > Self.cached
    return (isGuarded ? Self.excessOfGuarded : Self.excess)
      * (Self.isHere(row.machine ?? machine) ? 1 : Self.excessOfProcessors)
  }

  /// Returns a failure for each accepted row that no longer exists.
  func gone(known: Set<String>) -> [String] {
    rows.keys.filter { !known.contains($0) }.sorted().map {
      "'\($0)' is accepted and no row any more; '\(Terminal.name) --check --record' drops it"
    }
  }
}
