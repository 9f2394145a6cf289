/// What came of a round: some places of a depth and their steps, or what was known before.
@frozen
@usableFromInline
struct PatrolReport<Arrival: Sendable>: Sendable {
  /// What was found, for each of them.
  @usableFromInline var arrivals: [[Arrival]]

  /// How many places there are at the depth, if it begins.
  @usableFromInline var places = 0

  /// How many places of the next depth are known by now.
  @usableFromInline var coming = 0

  /// How many arrivals are looked up in the next round.
  @usableFromInline var sent = 0
  @usableFromInline var steps = 0
  @usableFromInline var hasUnknownPlaces = false

  /// For each question, the place that shows the answer, and why.
  @usableFromInline var evidence: [(place: UInt32, reason: String?)?]

  /// Whether all places of the depth were left by all their steps.
  @usableFromInline var isDone = true

  /// Why the search cannot go on, if it cannot.
  @usableFromInline var halt: Extent?

  /// The place that has too many steps.
  @usableFromInline var overflowing: UInt32?

  @inlinable
  init(count: Int, questions: Int) {
    arrivals = Array(repeating: [], count: count)
    evidence = Array(repeating: nil, count: questions)
  }
}

/// What each of them does in a round.
@frozen
@usableFromInline
struct Round: Sendable {
  /// Whether a depth begins.
  @usableFromInline var begins = true

  /// How many steps are taken before all of them look at the bounds together, at least.
  @usableFromInline var steps = 0

  @usableFromInline
  init() {}
}
