/// The frontier of a search along paths: for each state of the path, the successors that were not
/// yet looked up. A depth-first search keeps all of them, in a random order; a random walk keeps
/// one, uniformly distributed.
@frozen
@usableFromInline
struct PathFrontier<System: Model>: SearchFrontier {
  @usableFromInline typealias Pending = (ordinal: Int, state: System.State)

  @usableFromInline let bound: Int
  @usableFromInline let isWalk: Bool
  @usableFromInline var random: Random

  /// The depth of the search before the walk, and the size of its tables.
  @usableFromInline var before = (depth: 0, held: 0, bytesToGrow: 0)

  /// The number of the state at the beginning.
  @usableFromInline var origin = 0

  @usableFromInline var pending: [[Pending]] = []

  /// The number of pending successors.
  @usableFromInline var pendingCount = 0

  /// The successors of the present state, and their number with those that a walk does not keep.
  @usableFromInline var successors: [Pending] = []
  @usableFromInline var count = 0

  /// The ordinal of the action to the present state.
  @usableFromInline var ordinal = 0
  @usableFromInline var path: [Int] = []
  @usableFromInline var maxDepth: Int? = 0

  /// A Boolean value indicating whether the bound of depth cut a path.
  @usableFromInline var isCut = false

  /// Makes a frontier with a bound of depth.
  @inlinable
  init(within bound: Int, seed: UInt64, isWalk: Bool = false) {
    (self.bound, self.isWalk, random) = (bound, isWalk, Random(seed: seed))
  }

  @inlinable static var lookup: SearchLookup { .removal }
  @inlinable var depth: Int { isWalk ? before.depth : path.count }
  @inlinable var bytesToGrow: Int { before.bytesToGrow + (isWalk ? 0 : path.bytesToGrow) }

  @inlinable
  var held: Int {
    before.held + (isWalk ? 0 : pendingCount * MemoryLayout<Pending>.stride + path.count * 24)
  }

  @inlinable
  mutating func next() -> (state: System.State, number: Int)? {
    while let (ordinal, state) = pending[pending.count - 1].popLast() {
      pendingCount -= 1
      guard path.count >= bound else {
        self.ordinal = ordinal
        return (state, origin)
      }
      isCut = true
    }
    return nil
  }

  @inlinable
  mutating func advance() -> Bool {
    pending.removeLast()
    _ = path.popLast()
    return !pending.isEmpty
  }

  @inlinable
  mutating func postpone(_ state: System.State, by ordinal: Int) {
    count += 1
    if isWalk {
      guard Int.random(in: 0..<count, using: &random) == 0 else { return }
      successors.removeAll(keepingCapacity: true)
    }
    successors.append((ordinal, state))
  }

  @inlinable
  mutating func pass(by ordinal: Int) -> Bool {
    let isWithin = path.count < bound
    if !isWithin { isCut = true }
    return isWithin
  }

  @inlinable
  mutating func add(_ successor: SearchSuccessor<System.State>, number: Int) -> Int {
    if !pending.isEmpty { path.append(ordinal) }
    maxDepth = max(maxDepth ?? 0, path.count)
    return origin
  }

  @inlinable
  func actions(to successor: SearchSuccessor<System.State>) -> [Int] { path + [ordinal] }

  @inlinable
  func isEnd(_ isDecided: Bool) -> Bool { isWalk && (isDecided || path.count >= bound) }

  @inlinable
  mutating func finishExpansion(_ taken: Int) -> Int {
    isWalk ? pending.removeAll(keepingCapacity: true) : successors.shuffle(using: &random)
    pendingCount += successors.count
    pending.append(successors)
    (successors, count) = ([], 0)
    return isWalk ? min(taken, 1) : taken
  }
}
