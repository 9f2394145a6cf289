/// What the cases of a law have in common: whether they say anything about it.
struct Coverage {
  private struct Share {
    let percent: Int
    var met = 0
    var total = 0
  }

  private(set) var labels: [String: Int] = [:]
  private var shares: [String: Share] = [:]
  private var order: [String] = []
  private var first: UInt64?
  private var isVaried = false
  private var count = 0

  /// Looks at a case.
  mutating func add(_ notes: Notes, _ fingerprint: UInt64) {
    count += 1
    for label in notes.labels { labels[label, default: 0] += 1 }
    for cover in notes.covers { add(cover.name, cover.percent, cover.isMet) }
    for input in notes.inputs {
      if let isVaried = input.isVaried() { add("\(input.name) is not constant", 30, isVaried) }
    }
    if let first { isVaried = isVaried || fingerprint != first } else { first = fingerprint }
  }

  private mutating func add(_ name: String, _ percent: Int, _ isMet: Bool) {
    if shares[name] == nil { order.append(name) }
    shares[name, default: Share(percent: percent)].total += 1
    if isMet { shares[name]?.met += 1 }
  }

  /// Says what is missing, if it is beyond chance; nil if nothing is.
  var complaint: String? {
    if count > 20, !isVaried { return "all \(count) cases are the same" }
    for name in order {
      guard let share = shares[name], share.total >= 50 else { continue }
      let (total, expected) = (Double(share.total), Double(share.percent) / 100)
      // More than four standard deviations below what was asked for is no chance.
      let missing = expected * total - Double(share.met)
      if missing > 0, missing * missing > 16 * expected * (1 - expected) * total {
        let met = share.met * 100 / share.total
        return "'\(name)' in \(met) % of the cases, not in \(share.percent) %"
      }
    }
    return nil
  }
}
