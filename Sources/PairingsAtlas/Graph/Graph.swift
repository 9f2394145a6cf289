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

  /// The place that a step is of.
  ///
  /// - Complexity: O(log places).
  func place(of step: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] > step { high = middle } else { low = middle + 1 }
    }
    return low - 1
  }

  /// The same places with the steps the other way, without what else is known of them.
  ///
  /// - Throws: The reason to stop.
  func reversed(count: Int, _ meter: inout Meter) throws(Halt) -> Graph {
    var counts = Array(repeating: 0, count: count + 1)
    for target in targets {
      try meter.work()
      counts[Int(target) + 1] += 1
    }
    for place in 0..<count {
      try meter.work()
      counts[place + 1] += counts[place]
    }
    var back = Graph()
    back.offsets = Array(counts.dropLast())
    back.targets = Array(repeating: 0, count: targets.count)
    for place in 0..<expanded {
      try meter.work()
      for step in steps(of: place) {
        try meter.work()
        let target = Int(targets[step])
        back.targets[counts[target]] = UInt32(place)
        counts[target] += 1
      }
    }
    return back
  }

  /// Which places can be reached from some.
  ///
  /// - Throws: The reason to stop.
  func reached(
    count: Int, _ meter: inout Meter, from isStart: (Int) -> Bool
  ) throws(Halt) -> [Bool] {
    var isReached = Array(repeating: false, count: count)
    var open: [Int] = []
    for start in 0..<count {
      try meter.work()
      guard isStart(start) else { continue }
      isReached[start] = true
      open.append(start)
    }
    while let place = open.popLast() {
      for step in steps(of: place) {
        try meter.work()
        let target = Int(targets[step])
        guard !isReached[target] else { continue }
        isReached[target] = true
        open.append(target)
      }
    }
    return isReached
  }
}
