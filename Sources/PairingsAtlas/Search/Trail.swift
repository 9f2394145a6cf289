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

  /// Which of the steps of a place, as it is kept.
  @inlinable @inline(__always)
  static func ordinal(_ ordinal: Int) -> UInt16 {
    precondition(ordinal <= Int(UInt16.max), "A place has at most 65 536 steps.")
    return UInt16(truncatingIfNeeded: ordinal)
  }

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

extension Area {
  /// Goes a way, of which each step is given as which of its place's it is.
  @usableFromInline
  func path(_ ordinals: [Int], circle: Int? = nil) -> Path<Step, View> {
    var place = start
    let first = view(from: place)
    let arrivals = ordinals.map { ordinal in
      var (count, found): (Int, (Step, Place)?) = (0, nil)
      forEachStep(from: place) { step, next in
        if count == ordinal { found = (step, next) }
        count += 1
      }
      guard let found else { preconditionFailure("An area has the same steps each time.") }
      place = found.1
      return (step: found.0, view: view(from: found.1))
    }
    return Path(start: first, arrivals: arrivals, circle: circle)
  }
}
