/// The progress of a parallel search, which each worker computes equally from all reports.
struct SearchProgress: Sendable {
  private let bounds: Bounds
  private(set) var states = 0
  private(set) var transitions = 0
  private(set) var depth = -1
  private(set) var hasUnidentifiedStates = false
  private(set) var extent = Extent.everything

  /// The number of states at the next depth, and of successors that may add to it.
  private var upcoming = 0
  private var sent = 0

  /// A Boolean value indicating whether the next round begins a depth.
  private var begins = true
  private(set) var evidence: [PropertyEvidence?]

  init(_ bounds: Bounds, properties: Int) {
    self.bounds = bounds
    evidence = Array(repeating: nil, count: properties)
  }

  /// Returns the next round of `cores` partitions. At the last depth it takes no transitions, or
  /// looks only whether there are any. Otherwise it takes so many that the search does not far
  /// exceed the bound of states.
  func round(of cores: Int) -> Round {
    var round = Round()
    round.begins = begins
    let isLast = depth + (begins ? 1 : 0) >= bounds.depth || states >= bounds.states
    let room = (bounds.states - states - upcoming - sent) / cores
    round.transitions = isLast ? 0 : min(max(room, 64), 1 << 16)
    return round
  }

  /// Adds the reports of a round; returns true if another round follows.
  mutating func add<Successor>(_ reports: [PartitionReport<Successor>]) -> Bool {
    let new = reports.reduce(0) { $0 + $1.states }
    let stop = reports.lazy.compactMap(\.stop).first
    guard !begins || new > 0 || stop != nil else { return false }
    if new > 0 { depth += 1 }
    states += new
    upcoming = reports.reduce(0) { $0 + $1.upcoming }
    sent = reports.reduce(0) { $0 + $1.sent }
    transitions += reports.reduce(0) { $0 + $1.transitions }
    hasUnidentifiedStates = hasUnidentifiedStates || reports.contains { $0.hasUnidentifiedStates }
    for index in evidence.indices where evidence[index] == nil {
      evidence[index] = reports.lazy.compactMap { $0.evidence[index] }
        .min { $0.beyond.count < $1.beyond.count }
    }
    if !evidence.isEmpty, evidence.allSatisfy({ $0 != nil }) { extent = .decided }
    if depth >= bounds.depth { extent = .depth(bounds.depth) }
    if states + upcoming > bounds.states { extent = .states }
    if let stop { extent = stop }
    begins = reports.allSatisfy(\.isDone)
    guard extent != .everything else { return true }
    if extent != .decided { states += upcoming }
    return false
  }
}
