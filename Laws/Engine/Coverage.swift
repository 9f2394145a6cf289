/// What the cases of a law have in common: whether they say anything about it.
struct Coverage {
  private(set) var labels: [String: Int] = [:]

  /// What the law asks of a share of its cases, in those of whole sweeps through all sizes.
  private(set) var covers: [Report.Cover] = []

  /// The same in the sweep that goes on.
  private var present: [Report.Cover] = []

  /// What the generators should make often, in the cases that are looked at closely.
  private var qualities: [Report.Cover] = []

  private var first: UInt64?
  private var isVaried = false

  /// What the values of the last case are told apart by, and whether those of another one differ.
  private var seen: [UInt64] = []
  private var isSeen = false
  private var watched = 0

  /// Whether no case has a label or asks for a share.
  var isEmpty: Bool { labels.isEmpty && covers.isEmpty && present.isEmpty }

  /// Counts a case.
  mutating func add(_ notes: Notes) {
    for label in notes.labels { labels[label, default: 0] += 1 }
    for cover in notes.covers { present.count(cover.name, cover.percent, cover.isMet) }
  }

  /// Counts what was asked in the sweep that has ended.
  mutating func endSweep() {
    for cover in present { covers.add(cover) }
    present = []
  }

  /// Looks at a case closely.
  mutating func look(at notes: Notes, _ fingerprint: UInt64) {
    watched += 1
    for quality in notes.qualities {
      qualities.count(quality.name, quality.percent, quality.isMet)
    }
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

  /// Says what is missing, if it is beyond chance; nil if nothing is.
  var complaint: String? {
    if watched > 20, !isVaried { return "all \(watched) cases are the same" }
    if watched > 20, !isSeen, !seen.isEmpty {
      return """
        the values of \(watched) cases cannot be told apart: say more of them where they are \
        observed, or nothing is compared
        """
    }
    return (qualities + covers).first { $0.isMissed }?.text
  }

  /// Says what is missing where the cases are all that there are.
  var exactComplaint: String? {
    covers.first { $0.met * 100 < $0.percent * $0.total }?.text
  }
}

extension [Report.Cover] {
  fileprivate mutating func add(_ other: Report.Cover) {
    guard let index = firstIndex(where: { $0.name == other.name }) else { return append(other) }
    self[index].met += other.met
    self[index].total += other.total
  }

  fileprivate mutating func count(_ name: String, _ percent: Int, _ isMet: Bool) {
    let index = lastIndex { $0.name == name } ?? endIndex
    if index == endIndex { append(Report.Cover(name: name, percent: percent)) }
    self[index].total += 1
    if isMet { self[index].met += 1 }
  }
}

extension Report {
  /// What a share of the cases should meet, and how many did.
  public struct Cover: Codable, Equatable, Sendable {
    /// What it is.
    public let name: String

    /// The share that was asked for, in percent.
    public let percent: Int

    /// How many cases meet it.
    public internal(set) var met = 0

    /// How many cases there were.
    public internal(set) var total = 0

    /// The share and what was asked for, as a sentence.
    var text: String {
      "'\(name)' in \(met) of \(total) cases, not in \(percent) %"
    }

    /// Whether the share is less than was asked for, beyond chance: its upper bound lies
    /// below at five standard deviations, where one look in 3.5 million is wrong.
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
