/// The statistics of the cases of a law, which show whether the cases test it.
struct Coverage {
  private(set) var labels: [String: Int] = [:]

  /// The shares that the law requires, over the cases of complete sweeps.
  var covers: [Report.Cover] { shares.all }
  private var shares = Shares()

  /// The shares that the law requires, over the cases of the present sweep.
  private var present = Shares()

  /// The shares that the domains require, over the inspected cases, or over all enumerated ones.
  private var qualities = Shares()

  private var first: UInt64?
  private var isVaried = false

  /// The fingerprints of the values in the last case. `isSeen` is true once those of two cases
  /// differ.
  private var seen: [UInt64] = []
  private var isSeen = false
  private var watched = 0

  /// Counts a case.
  mutating func add(_ notes: Notes) {
    for label in notes.labels { labels[label, default: 0] += 1 }
    for cover in notes.covers { present.count(cover.name, cover.percent, cover.isMet) }
  }

  /// Adds the shares of the sweep that has ended.
  mutating func endSweep() {
    for cover in present.all { shares.add(cover) }
    present = Shares()
  }

  /// Counts an enumerated case. The answers of a function to a condition are not enumerated.
  mutating func addEnumerated(_ notes: Notes) {
    add(notes)
    for quality in notes.qualities where !quality.asksFunctions { count(quality) }
  }

  private mutating func count(_ quality: Notes.Covered) {
    qualities.count(quality.name, quality.percent, quality.isMet)
  }

  /// Counts an inspected case.
  mutating func look(at notes: Notes, _ fingerprint: UInt64) {
    watched += 1
    for quality in notes.qualities { count(quality) }
    for input in notes.inputs {
      if let isVaried = input.isVaried() {
        qualities.count("\(input.name) is not constant", 30, isVaried)
      }
    }
    if let first { isVaried = isVaried || fingerprint != first } else { first = fingerprint }
    guard !isSeen else { return }
    let words = notes.words
    isSeen = watched > 1 && words != seen
    seen = words
  }

  /// The first significant deficiency of the cases, or nil.
  var complaint: String? {
    if watched > 20, !isVaried { return "all \(watched) cases are the same" }
    if watched > 20, !isSeen, !seen.isEmpty {
      return """
        the values of \(watched) cases cannot be told apart: say more of them where they are \
        observed, or nothing is compared
        """
    }
    return (qualities.all + covers).first { $0.isMissed }?.text
  }

  /// The first deficiency of the cases if they are exhaustive, or nil.
  var exactComplaint: String? {
    (qualities.all + covers).first { $0.met * 100 < $0.percent * $0.total }?.text
  }
}

/// Shares in the order of their first occurrence, found by name.
private struct Shares {
  private(set) var all: [Report.Cover] = []
  private var indices: [String: Int] = [:]

  mutating func add(_ other: Report.Cover) {
    let index = index(other.name, other.percent)
    all[index].met += other.met
    all[index].total += other.total
  }

  mutating func count(_ name: String, _ percent: Int, _ isMet: Bool) {
    let index = index(name, percent)
    all[index].total += 1
    if isMet { all[index].met += 1 }
  }

  private mutating func index(_ name: String, _ percent: Int) -> Int {
    if let index = indices[name] { return index }
    indices[name] = all.count
    all.append(Report.Cover(name: name, percent: percent))
    return all.count - 1
  }
}

extension Report {
  /// A share of the cases that should meet a condition, and the number that did.
  public struct Cover: Codable, Equatable, Sendable {
    /// The name of the condition.
    public let name: String

    /// The required share, in percent.
    public let percent: Int

    /// The number of cases that meet the condition.
    public internal(set) var met = 0

    /// The number of cases.
    public internal(set) var total = 0

    /// The numbers and the required share, as a sentence.
    var text: String {
      "'\(name)' in \(met) of \(total) cases, not in \(percent) %"
    }

    /// True if the share is significantly less than required. The upper bound of the share lies
    /// below it at five standard deviations, where one check in 3.5 million is wrong.
    ///
    /// - SeeAlso: Wilson, *Probable Inference, the Law of Succession, and Statistical
    ///   Inference* (1927).
    var isMissed: Bool {
      guard met * 100 < percent * total else { return false }
      let (count, share) = (Double(total), Double(met) / Double(total))
      let square = 25.0
      let spread = (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
      let bound = (share + square / (2 * count) + 5 * spread) / (1 + square / count)
      return bound < Double(percent) / 100
    }
  }
}
