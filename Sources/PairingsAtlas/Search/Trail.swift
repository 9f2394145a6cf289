/// How each place was first reached: from which place, and by which of its steps.
///
/// Paths that are found breadth first are shortest paths.
///
/// - Complexity: 6 bytes a place.
@frozen
@usableFromInline
struct Trail {
  /// The place before, by number; the beginning comes from itself.
  @usableFromInline var parents: [UInt32] = [0]

  /// Which of the steps of the place before, counted from 0.
  @usableFromInline var ordinals: [UInt16] = [0]

  @inlinable
  init() {}

  /// How many places there are.
  @inlinable
  var count: Int { parents.count }

  /// Writes down a new place.
  @inlinable @inline(__always)
  mutating func append(from parent: UInt32, by ordinal: UInt16) {
    parents.append(parent)
    ordinals.append(ordinal)
  }

  /// How many steps of a place have numbers.
  @usableFromInline static var limit: Int { 1 << 16 }

  /// The steps from the beginning to a place, each as which of its place's it is.
  func steps(to number: Int) -> [Int] {
    var (steps, place): ([Int], Int) = ([], number)
    while place != 0 {
      steps.append(Int(ordinals[place]))
      place = Int(parents[place])
    }
    return steps.reversed()
  }
}
