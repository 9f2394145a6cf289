/// The differences between two measurements of rows: an earlier one and a new one.
struct Comparison {
  /// The least difference that counts, in units of the saved ratio.
  let threshold: Double
  private(set) var differences: [Difference] = []

  /// The rows that only one of the two has.
  private(set) var added: [String] = []
  private(set) var removed: [String] = []

  init(
    of figures: [Figure], with saved: [Figure], threshold: Double, isPart: Bool = false
  ) {
    self.threshold = threshold
    let known = Dictionary(saved.map { ($0.id, $0) }) { first, _ in first }
    for new in figures {
      if let old = known[new.id] {
        differences.append(Difference(new, old))
      } else {
        added.append(new.id)
      }
    }
    let measured = Set(figures.map(\.id))
    if !isPart { removed = saved.map(\.id).filter { !measured.contains($0) } }
  }

  /// The rows that became slower, or allocate more.
  var regressions: [Difference] { differences.filter { verdict($0).isRegression } }

  /// True if a row became slower.
  var hasSlower: Bool { differences.contains { verdict($0) == .slower } }

  /// True if a row may be slower by more than the threshold for all that its interval says, and its
  /// interval has 1 inside as well: there are too few samples for the noise.
  var isOpen: Bool {
    differences.contains { row in
      verdict(row) == .same && row.interval.map { $0.upper > 1 + threshold } ?? false
    }
  }

  /// The relation of a row to its saved measurement.
  enum Verdict: String {
    case same, faster, slower
    case more = "allocates more"

    var isRegression: Bool { self == .slower || self == .more }
  }

  /// Returns the relation of a row to its saved measurement. A difference counts if its interval
  /// excludes 1 and it is above the threshold.
  func verdict(_ difference: Difference) -> Verdict {
    if let old = difference.savedAllocations, let new = difference.allocations,
      new > old + AcceptedFigures.tolerance
    {
      return .more
    }
    guard let interval = difference.interval, !interval.contains(1) else { return .same }
    if difference.change > 1 + threshold { return .slower }
    return difference.change < 1 / (1 + threshold) ? .faster : .same
  }
}

/// The difference between two measurements of a row.
struct Difference {
  let id: String
  let savedRatio: Double
  let ratio: Double

  /// The ratio in units of the saved one.
  let change: Double

  /// The 99 % interval of the change; nil if one of the two has too few samples.
  let interval: Interval?

  let savedAllocations: Double?
  let allocations: Double?

  init(_ new: Figure, _ old: Figure) {
    id = new.id
    (savedRatio, ratio, change) = (old.ratio, new.ratio, new.ratio / old.ratio)
    interval = new.ratios.flatMap { new in
      old.ratios.flatMap { Interval(ofMedian: new, over: $0) }
    }
    (savedAllocations, allocations) = (old.allocations, new.allocations)
  }
}

// MARK: - Reports

extension Comparison {
  private var table: Table {
    Table(
      head: [
        "row", "ratio before", "ratio", "change", "99 %", "allocs before", "allocs", "verdict",
      ],
      rows: differences.map { row in
        [
          row.id, number(row.savedRatio), number(row.ratio), Self.percent(row.change),
          row.interval.map { "\(Self.percent($0.lower)) to \(Self.percent($0.upper))" } ?? "-",
          row.savedAllocations.map { number($0) } ?? "-",
          row.allocations.map { number($0) } ?? "-", verdict(row).rawValue,
        ]
      }, texts: [0, 7])
  }

  var text: String { table.text + summary }

  var markdown: String { table.markdown + "\n" + summary }

  private var summary: String {
    let faster = differences.count { verdict($0) == .faster }
    return added.map { "\($0) is new\n" }.joined() + removed.map { "\($0) is gone\n" }.joined()
      + "\(regressions.count) of \(differences.count) rows are worse, \(faster) faster; "
      + "a difference counts above \(number(threshold * 100, 0)) %\n"
  }

  var json: String {
    let rows = differences.map { row in
      let fields: [(String, String)] = [
        ("row", quoted(row.id)), ("ratio_before", number(row.savedRatio, 4)),
        ("ratio", number(row.ratio, 4)), ("change", number(row.change, 4)),
        ("change_low", row.interval.map { number($0.lower, 4) } ?? "null"),
        ("change_high", row.interval.map { number($0.upper, 4) } ?? "null"),
        ("allocations_before", row.savedAllocations.map { number($0, 3) } ?? "null"),
        ("allocations", row.allocations.map { number($0, 3) } ?? "null"),
        ("verdict", quoted(verdict(row).rawValue)),
      ]
      return "  {" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns a change as a difference in percent.
  static func percent(_ change: Double) -> String {
    let text = number((change - 1) * 100, 1)
    return (text.hasPrefix("-") ? text : "+" + text) + " %"
  }
}
