/// A sample of the states that a search merges: all of a thousand states, and those with some
/// fingerprints of more.
@frozen
@usableFromInline
struct MergeSample<State> {
  /// The maximal number of states in the sample, and of those that are merged with one state.
  @usableFromInline static var limit: Int { 1_024 }
  @usableFromInline static var limitOfOne: Int { 8 }

  /// The first state with each fingerprint, its number, and the number of states merged with it.
  @usableFromInline var first: [UInt64: (state: State, number: Int, merges: Int)] = [:]

  /// The states that were merged with one of these, each with that state and its number.
  @usableFromInline var merges: [(first: (state: State, number: Int), SearchSuccessor<State>)] = []

  /// The bound of the sample: it has the states whose spread fingerprint is less.
  @usableFromInline var bound = UInt64.max

  @inlinable
  init() {}

  /// The size of the sample in bytes.
  @inlinable var held: Int { (first.count + 2 * merges.count) * MemoryLayout<State>.stride }

  /// Adds a state, whose number is this one if its fingerprint is new.
  @inlinable
  mutating func add(
    _ successor: SearchSuccessor<State>, _ fingerprint: UInt64, number: Int
  ) {
    if let known = first[fingerprint] {
      guard known.merges < Self.limitOfOne else { return }
      first[fingerprint]?.merges += 1
      merges.append(((known.state, known.number), successor))
    } else {
      first[fingerprint] = (successor.state, number, 0)
    }
    while first.count + merges.count > Self.limit {
      bound /= 2
      first = first.filter { [bound] in $0.key.spread < bound }
      merges.removeAll { [bound] in ($0.1.fingerprint ?? 0).spread >= bound }
    }
  }
}
