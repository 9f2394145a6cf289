/// What is known of a search that several do together, by their reports: for all the same.
struct Tally: Sendable {
  private let bounds: Bounds
  private(set) var places = 0
  private(set) var steps = 0
  private(set) var depth = -1
  private(set) var hasUnknownPlaces = false
  private(set) var extent = Extent.everything
  private(set) var evidence: [(place: UInt32, reason: String?)?]

  init(_ bounds: Bounds, questions: Int) {
    self.bounds = bounds
    evidence = Array(repeating: nil, count: questions)
  }

  /// Whether no steps are taken from the places of the next depth: it is the last one, or only
  /// looked at to see whether there is any.
  var isLast: Bool { depth + 1 >= bounds.depth || places >= bounds.places }

  /// Whether more time has gone by than there is.
  func isLate(since begin: ContinuousClock.Instant) -> Bool {
    bounds.time.map { ContinuousClock.now - begin > $0 } ?? false
  }

  /// Adds the reports of a depth; returns whether there is another one.
  mutating func add<Arrival>(_ reports: [PatrolReport<Arrival>]) -> Bool {
    let new = reports.reduce(0) { $0 + $1.places }
    guard new > 0 else { return false }
    depth += 1
    places += new
    steps += reports.reduce(0) { $0 + $1.steps }
    hasUnknownPlaces = hasUnknownPlaces || reports.contains { $0.hasUnknownPlaces }
    for index in evidence.indices where evidence[index] == nil {
      evidence[index] = reports.lazy.compactMap { $0.evidence[index] }.first
    }
    if !evidence.isEmpty, evidence.allSatisfy({ $0 != nil }) { extent = .answered }
    if depth >= bounds.depth { extent = .depth(bounds.depth) }
    if places > bounds.places { extent = .places }
    if reports[0].isLate { extent = .time }  // By one clock, so that all of them stop.
    return extent == .everything
  }
}
