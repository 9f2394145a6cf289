/// Places by number, and the steps between them, in the order in which they were taken.
///
/// - Complexity: 8 bytes a place and 10 bytes a step.
@frozen
@usableFromInline
struct Graph {
  /// Where the steps of each place begin. Places beyond were not left yet.
  @usableFromInline var offsets: [Int] = []

  /// Where each step leads.
  @usableFromInline var targets: [UInt32] = []

  /// Which fair step it is, or 0.
  @usableFromInline var classes: [UInt32] = []

  /// Which of the steps of its place it is, in the order in which they are tried.
  @usableFromInline var ordinals: [UInt16] = []

  @inlinable
  init() {}

  /// The steps that follow are those of the next place.
  @inlinable
  mutating func begin() { offsets.append(targets.count) }

  /// Takes away the steps of the last place, which were not all taken.
  @inlinable
  mutating func abandon() {
    guard let first = offsets.popLast() else { return }
    targets.removeSubrange(first...)
    classes.removeSubrange(first...)
    ordinals.removeSubrange(first...)
  }

  /// Adds a step.
  @inlinable
  mutating func append(_ target: UInt32, _ fairness: UInt32, _ ordinal: UInt16) {
    targets.append(target)
    classes.append(fairness)
    ordinals.append(ordinal)
  }

  /// How many places were left by all their steps.
  var expanded: Int { offsets.count }

  /// Where the steps of a place lie; none if it was not left yet.
  func steps(of place: Int) -> Range<Int> {
    guard place < offsets.count else { return 0..<0 }
    let end = place + 1 < offsets.count ? offsets[place + 1] : targets.count
    return offsets[place]..<end
  }

  /// The same places with the steps the other way.
  ///
  /// - Throws: The reason to stop.
  func reversed(count: Int, _ meter: inout Meter) throws(Halt) -> Graph {
    var counts = Array(repeating: 0, count: count + 1)
    for target in targets { counts[Int(target) + 1] += 1 }
    for place in 0..<count { counts[place + 1] += counts[place] }
    var back = Graph()
    back.offsets = Array(counts.dropLast())
    back.targets = Array(repeating: 0, count: targets.count)
    back.classes = Array(repeating: 0, count: targets.count)
    var ends = back.offsets
    for place in 0..<expanded {
      for step in steps(of: place) {
        if meter.isDue() { try meter.look(place, step, 0) }
        let target = Int(targets[step])
        back.targets[ends[target]] = UInt32(place)
        back.classes[ends[target]] = classes[step]
        ends[target] += 1
      }
    }
    return back
  }

  /// Which places can be reached from some.
  ///
  /// - Throws: The reason to stop.
  func reached(
    from starts: some Sequence<Int>, count: Int, _ meter: inout Meter
  ) throws(Halt) -> [Bool] {
    var isReached = Array(repeating: false, count: count)
    var open: [Int] = []
    for start in starts where !isReached[start] {
      isReached[start] = true
      open.append(start)
    }
    while let place = open.popLast() {
      for step in steps(of: place) where !isReached[Int(targets[step])] {
        if meter.isDue() { try meter.look(count, step, 0) }
        isReached[Int(targets[step])] = true
        open.append(Int(targets[step]))
      }
    }
    return isReached
  }
}
