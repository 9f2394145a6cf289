/// The report of a partition about a round.
@frozen
@usableFromInline
struct PartitionReport<Successor: Sendable>: Sendable {
  /// The successors, by the partition that owns them.
  @usableFromInline var successors: [[Successor]]

  /// The number of states of the partition at the depth, if the depth begins.
  @usableFromInline var states = 0

  /// The number of states at the next depth, so far.
  @usableFromInline var upcoming = 0

  /// The number of successors that other partitions deduplicate in the next round.
  @usableFromInline var sent = 0
  @usableFromInline var transitions = 0
  @usableFromInline var hasUnidentifiedStates = false

  /// For each property, the evidence that decides it.
  @usableFromInline var evidence: [PropertyEvidence?]

  /// A Boolean value indicating whether all states of the depth are expanded.
  @usableFromInline var isDone = true

  /// The reason for which the search cannot continue; nil if it can.
  @usableFromInline var stop: Extent?

  @inlinable
  init(count: Int, properties: Int) {
    successors = Array(repeating: [], count: count)
    evidence = Array(repeating: nil, count: properties)
  }
}

/// The parameters of a round, the same for all partitions.
@frozen
@usableFromInline
struct Round: Sendable {
  /// A Boolean value indicating whether the round begins a depth.
  @usableFromInline var begins = true

  /// The minimal number of transitions in the round, after which the workers compare their
  /// progress.
  @usableFromInline var transitions = 0

  @usableFromInline
  init() {}
}
