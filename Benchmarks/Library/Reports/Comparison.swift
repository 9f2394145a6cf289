/// The comparison of two builds by processes that measured the same rows in turns.
///
/// The change of a row in a round is the quotient of two ratios to the control, from the process of
/// either build. Two processes of one build differ by more than two samples of one process, so that
/// only the number of rounds counts, by a sign test. The test asks how probable it is that so many
/// rounds lie on one side of a bound if either side is as probable.
struct Comparison {
  /// The figures of one process of each build.
  typealias Round = (new: [Figure], old: [Figure])

  /// The least change that counts, as a part of the earlier ratio.
  let threshold: Double

  let rows: [Row]

  /// The rows that only one of the two builds has.
  let added: [String]
  let removed: [String]

  init(_ rounds: [Round], threshold: Double) {
    self.threshold = threshold
    func known(_ figures: [Figure]) -> [String: Figure] {
      Dictionary(figures.map { ($0.id, $0) }) { first, _ in first }
    }
    let pairs = rounds.map { (new: known($0.new), old: known($0.old)) }
    let (new, old) = (rounds.last?.new.map(\.id) ?? [], rounds.last?.old.map(\.id) ?? [])
    let both = Set(new).intersection(old)
    rows = new.filter(both.contains).map { id in
      Row(
        id: id, threshold: threshold,
        rounds: pairs.compactMap { round in
          round.new[id].flatMap { new in round.old[id].map { (new: new, old: $0) } }
        })
    }
    (added, removed) = (
      new.filter { !both.contains($0) }, old.filter { !both.contains($0) }
    )
  }

  /// True if the rounds are too few to tell for a row.
  var isOpen: Bool { rows.contains { $0.verdict == .open } }

  /// The relation of a row to the earlier build.
  enum Verdict: String {
    case same, faster, slower
    case more = "allocates more"
    case open = "cannot tell"

    var isRegression: Bool { self == .slower || self == .more }
  }

  /// A row of both builds.
  struct Row {
    let id: String

    /// The ratio of each round in units of the earlier build's, in ascending order.
    let changes: [Double]
    let oldAllocations: Double?
    let allocations: Double?
    let verdict: Verdict

    init(id: String, threshold: Double, rounds: [(new: Figure, old: Figure)]) {
      self.id = id
      changes = rounds.map { $0.new.ratio / $0.old.ratio }.sorted()
      (oldAllocations, allocations) = (rounds.last?.old.allocations, rounds.last?.new.allocations)
      verdict = Self.verdict(changes, threshold, (old: oldAllocations, new: allocations))
    }

    /// The median of the changes.
    var change: Double { Statistics.median(changes) }

    private static func verdict(
      _ changes: [Double], _ threshold: Double, _ allocations: (old: Double?, new: Double?)
    ) -> Verdict {
      if let old = allocations.old, let new = allocations.new, new > old + Check.tolerance {
        return .more
      }
      func most(_ isHit: (Double) -> Bool) -> Bool {
        Comparison.areMost(changes.count(where: isHit), of: changes.count)
      }
      let (upper, lower) = (1 + threshold, 1 / (1 + threshold))
      if most({ $0 > upper }) { return .slower }
      if most({ $0 < lower }) { return .faster }
      return most { $0 <= upper } && most { $0 >= lower } ? .same : .open
    }
  }

  /// Returns true if so many hits or more among `count` throws of a coin have a probability of at most
  /// 1 %.
  static func areMost(_ hits: Int, of count: Int) -> Bool {
    var (ways, tail) = (1.0, 0.0)  // The ways to have `number` misses, and their sum so far.
    for number in 0...max(0, count - hits) {
      tail += ways
      ways *= Double(count - number) / Double(number + 1)
    }
    for _ in 0..<count { tail /= 2 }
    return tail <= 0.01
  }
}

// MARK: - Reports

extension Comparison: Formatted {
  private var table: Table {
    Table(
      head: ["row", "change", "least", "most", "rounds", "allocs before", "allocs", "verdict"],
      rows: rows.map { row in
        [
          row.id, Self.percent(row.change), Self.percent(row.changes[0]),
          Self.percent(row.changes[row.changes.count - 1]), "\(row.changes.count)",
          row.oldAllocations.map { number($0) } ?? "-", row.allocations.map { number($0) } ?? "-",
          row.verdict.rawValue,
        ]
      }, texts: [0, 7])
  }

  var text: String { table.text + summary }

  var markdown: String { table.markdown + "\n" + summary }

  private var summary: String {
    func count(_ verdict: Verdict) -> Int { rows.count { $0.verdict == verdict } }
    return added.map { "\($0) is new\n" }.joined() + removed.map { "\($0) is gone\n" }.joined()
      + "\(rows.count { $0.verdict.isRegression }) of \(rows.count) rows are worse, "
      + "\(count(.faster)) faster, \(count(.open)) cannot be told; "
      + "a change counts above \(number(threshold * 100, 0)) %\n"
  }

  var json: String {
    jsonList(
      rows.map { row in
        [
          ("row", quoted(row.id)), ("change", number(row.change, 4)),
          ("changes", "[" + row.changes.map { number($0, 4) }.joined(separator: ", ") + "]"),
          ("allocations_before", row.oldAllocations.map { number($0, 3) } ?? "null"),
          ("allocations", row.allocations.map { number($0, 3) } ?? "null"),
          ("verdict", quoted(row.verdict.rawValue)),
        ]
      })
  }

  /// The regressions, as sentences.
  var failures: [String] {
    rows.filter(\.verdict.isRegression).map { row in
      row.verdict == .slower
        ? "\(row.id) is slower than before: \(number(row.change)) times"
        : "\(row.id) allocates \(number(row.allocations ?? 0)) times an operation, "
          + "\(number(row.oldAllocations ?? 0)) before"
    }
  }

  /// Returns a change as a difference in percent.
  private static func percent(_ change: Double) -> String {
    let text = number((change - 1) * 100, 1)
    return (text.hasPrefix("-") ? text : "+" + text) + " %"
  }
}
