/// What came of a depth.
@frozen
@usableFromInline
struct PatrolReport<Arrival: Sendable>: Sendable {
  /// What was found, for each of them.
  @usableFromInline var arrivals: [[Arrival]]
  @usableFromInline var places = 0
  @usableFromInline var steps = 0
  @usableFromInline var hasUnknownPlaces = false

  /// For each question, the place that shows the answer, and why.
  @usableFromInline var evidence: [(place: UInt32, reason: String?)?]

  /// Whether there was no time for more.
  @usableFromInline var isLate = false

  @inlinable
  init(count: Int, questions: Int) {
    arrivals = Array(repeating: [], count: count)
    evidence = Array(repeating: nil, count: questions)
  }
}
