/// The time at which a search looks up successors in the seen set: in batches (with numbers, at
/// once), after all actions of a state, or at the removal from the frontier.
@frozen
@usableFromInline
enum SearchLookup { case batch, expansion, removal }

/// A successor of an expanded state, with the transition to it.
@frozen
@usableFromInline
struct SearchSuccessor<State> {
  @usableFromInline let fingerprint: UInt64?
  @usableFromInline let state: State
  @usableFromInline let parent: UInt32
  @usableFromInline let ordinal: UInt16

  @inlinable @inline(__always)
  init(_ fingerprint: UInt64?, _ state: State, from parent: UInt32, by ordinal: Int) {
    (self.fingerprint, self.state, self.parent) = (fingerprint, state, parent)
    self.ordinal = UInt16(truncatingIfNeeded: ordinal)
  }
}

extension SearchSuccessor: Sendable where State: Sendable {}

/// The frontier of a search, or open list: the states that are reached and not expanded.
@usableFromInline
protocol SearchFrontier<System> {
  associatedtype System: Model

  static var lookup: SearchLookup { get }

  /// The present depth.
  var depth: Int { get }

  /// The greatest depth, for a frontier whose paths are not shortest.
  var maxDepth: Int? { get }

  /// The ordinals of the actions of the present path, for a frontier that follows one.
  var path: [Int] { get }

  /// The size of the frontier, and the size by which it grows next, in bytes.
  var held: Int { get }
  var bytesToGrow: Int { get }

  /// Returns the next of the present states, with its number.
  mutating func next() -> (state: System.State, number: Int)?

  /// Makes the next states present; returns false at the end.
  ///
  /// - Throws: The interruption at the bound of depth.
  mutating func advance() throws(SearchStop) -> Bool

  /// Returns true for an action of the present state that is to be taken.
  mutating func wants(_ action: System.Action) -> Bool

  /// Notes that an action of the present state has passing views. Returns false if the action is
  /// beyond the bound of depth.
  mutating func pass(by ordinal: Int) -> Bool

  /// Adds a successor of the present state that is looked up at its removal.
  mutating func postpone(_ state: System.State, by ordinal: Int)

  /// Adds a new state; returns the number of the state at the beginning of the present path.
  mutating func add(_ successor: SearchSuccessor<System.State>, number: Int) -> Int

  /// Returns the ordinals of the actions to a successor, from the numbered state from which it is.
  func actions(to successor: SearchSuccessor<System.State>) -> [Int]

  /// Changes the frontier for a successor that was seen before.
  mutating func revisit(_ successor: SearchSuccessor<System.State>, _ number: Int)

  /// Returns true if the present path ends before the expansion of its last state.
  func isEnd(_ isDecided: Bool) -> Bool

  /// Returns the number of enabled actions of the present state; nil if it was expanded before.
  func enabled(_ taken: Int) -> Int?

  /// Ends the expansion of the present state; returns the number of transitions that count.
  mutating func finishExpansion(_ taken: Int) -> Int
}

extension SearchFrontier {
  @inlinable var maxDepth: Int? { nil }
  @inlinable var path: [Int] { [] }
  @inlinable func wants(_ action: System.Action) -> Bool { true }
  @inlinable func pass(by ordinal: Int) -> Bool { true }
  @inlinable func postpone(_ state: System.State, by ordinal: Int) {}
  @inlinable
  func actions(to successor: SearchSuccessor<System.State>) -> [Int] { [Int(successor.ordinal)] }
  @inlinable func revisit(_ successor: SearchSuccessor<System.State>, _ number: Int) {}
  @inlinable func isEnd(_ isDecided: Bool) -> Bool { false }
  @inlinable func enabled(_ taken: Int) -> Int? { taken }
}
