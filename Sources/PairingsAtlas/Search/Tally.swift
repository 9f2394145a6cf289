/// What is known of a search that several do together, by their reports: for all the same.
struct Tally: Sendable {
  private let bounds: Bounds
  private(set) var places = 0
  private(set) var steps = 0
  private(set) var depth = -1
  private(set) var hasUnknownPlaces = false
  private(set) var extent = Extent.everything

  /// How many places of the next depth are known, and how many arrivals may be more.
  private var coming = 0
  private var sent = 0

  /// Whether the next round begins a depth.
  private var begins = true
  private(set) var overflowing: UInt32?
  private(set) var evidence: [(place: UInt32, reason: String?)?]

  init(_ bounds: Bounds, questions: Int) {
    self.bounds = bounds
    evidence = Array(repeating: nil, count: questions)
  }

  /// What `cores` of them do next: no steps, where the depth is the last one, or only looked at to
  /// see whether there is any; else so many that they do not go far beyond the bound of places.
  func round(of cores: Int) -> Round {
    var round = Round()
    round.begins = begins
    let isLast = depth + (begins ? 1 : 0) >= bounds.depth || places >= bounds.places
    let room = (bounds.places - places - coming - sent) / cores
    round.steps = isLast ? 0 : min(max(room, 64), 1 << 16)
    return round
  }

  /// Adds the reports of a round; returns whether there is another one.
  mutating func add<Arrival>(_ reports: [PatrolReport<Arrival>]) -> Bool {
    let new = reports.reduce(0) { $0 + $1.places }
    let halt = reports.lazy.compactMap(\.halt).first
    guard !begins || new > 0 || halt != nil else { return false }
    if new > 0 { depth += 1 }
    places += new
    coming = reports.reduce(0) { $0 + $1.coming }
    sent = reports.reduce(0) { $0 + $1.sent }
    steps += reports.reduce(0) { $0 + $1.steps }
    hasUnknownPlaces = hasUnknownPlaces || reports.contains { $0.hasUnknownPlaces }
    for index in evidence.indices where evidence[index] == nil {
      evidence[index] = reports.lazy.compactMap { $0.evidence[index] }.first
    }
    overflowing = reports.lazy.compactMap(\.overflowing).first
    if !evidence.isEmpty, evidence.allSatisfy({ $0 != nil }) { extent = .answered }
    if depth >= bounds.depth { extent = .depth(bounds.depth) }
    if places + coming > bounds.places { extent = .places }
    if let halt { extent = halt }
    begins = reports.allSatisfy(\.isDone)
    guard extent != .everything else { return true }
    if extent != .answered { places += coming }
    return false
  }
}
