/// The predecessor of each state, and the ordinal of the action between them. The predecessors of a
/// breadth-first search form shortest paths.
///
/// - Complexity: 6 bytes a state.
@frozen
@usableFromInline
struct Predecessors {
  /// The number of the predecessor of each state; that of the initial state is the greatest number.
  @usableFromInline var parents: [UInt32] = []

  /// The ordinal of the action among the actions of the predecessor, from 0.
  @usableFromInline var ordinals: [UInt16] = []

  @inlinable
  init() {}

  @inlinable var count: Int { parents.count }

  /// Appends a new state.
  @inlinable @inline(__always)
  mutating func append(from parent: UInt32, by ordinal: UInt16) {
    parents.append(parent)
    ordinals.append(ordinal)
  }

  /// The number of actions of a state that can be numbered.
  @usableFromInline static var limit: Int { 1 << 16 }

  /// Returns the ordinals of the actions on the path to a state.
  func ordinals(to number: Int) -> [Int] { Self.ordinals(to: number, in: [self]) }

  /// Returns the ordinals of the actions on the path to a state of one of several partitions.
  static func ordinals(to number: Int, in partitions: [Predecessors]) -> [Int] {
    var (path, state): ([Int], Int) = ([], number)
    while true {
      let (own, index) = (partitions[state % partitions.count], state / partitions.count)
      guard own.parents[index] != .max else { return path.reversed() }
      path.append(Int(own.ordinals[index]))
      state = Int(own.parents[index])
    }
  }
}

extension Predecessors: Sendable {}
