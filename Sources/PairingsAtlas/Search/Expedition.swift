/// A search, breadth first: every place is reached by a shortest path, and every run of it
/// sees the same places in the same order.
@frozen
@usableFromInline
struct Expedition<Region: Area> {
  /// Where a step has led.
  @frozen
  @usableFromInline
  struct Arrival {
    @usableFromInline let word: UInt64?
    @usableFromInline let place: Region.Place
    @usableFromInline let parent: UInt32
    @usableFromInline let ordinal: UInt16

    @inlinable @inline(__always)
    init(word: UInt64?, place: Region.Place, parent: Int, ordinal: Int) {
      (self.word, self.place) = (word, place)
      (self.parent, self.ordinal) = (UInt32(truncatingIfNeeded: parent), Trail.ordinal(ordinal))
    }
  }

  @usableFromInline let area: Region
  @usableFromInline let bounds: Bounds
  @usableFromInline let inquiry: Inquiry<Region>
  @usableFromInline let isWatching: Bool
  @usableFromInline let isGraph: Bool
  @usableFromInline let watchesLeaving: Bool

  /// Places that are taken for one are compared if their words, spread, are less than this;
  /// no more when two differ.
  @usableFromInline var compared: UInt64
  @usableFromInline var confusion: Confusion<Region.View>?

  /// Where a step leads to a place that is taken for another and shows something else.
  @usableFromInline var confused: (parent: Int, ordinal: Int)?

  /// Is told how far it has come, and says whether to go on.
  @usableFromInline let report: ((Progress) -> Bool)?

  @usableFromInline var seen: SeenSet
  @usableFromInline var trail = Trail()
  @usableFromInline var graph = Graph()

  /// The number of the first place at each depth, up to the one after the present.
  @usableFromInline var layers = [0]

  /// The number of the first place at the present depth.
  @usableFromInline var begun = 0

  /// The places that were seen at the present depth, and those at the next.
  @usableFromInline var frontier: [Region.Place] = []
  @usableFromInline var next: [Region.Place] = []

  /// Where steps have led that was not looked up yet.
  @usableFromInline var arrivals: [Arrival] = []

  /// What was read of the table before it is looked up.
  @usableFromInline var touched: UInt64 = 0

  /// How many places were left by all their steps.
  @usableFromInline var expanded = 0
  @usableFromInline var steps = 0
  @usableFromInline var hasUnknownPlaces = false
  @usableFromInline let clock = ContinuousClock()
  @usableFromInline let begin: ContinuousClock.Instant

  @inlinable
  init(
    _ area: Region, _ bounds: Bounds, _ inquiry: Inquiry<Region>,
    _ confusion: Confusion<Region.View>?, report: ((Progress) -> Bool)?
  ) {
    (self.area, self.bounds, self.inquiry, self.report) = (area, bounds, inquiry, report)
    (self.confusion, compared) = (confusion, confusion?.bound ?? 0)
    seen = SeenSet(isNumbered: inquiry.needsNumbers)
    (isWatching, isGraph) = (inquiry.isWatching, inquiry.needsGraph)
    watchesLeaving = inquiry.watchesLeaving
    begin = clock.now
  }

  /// Searches to the end, or to where it may go; returns where that is.
  @inlinable
  mutating func run() -> Extent {
    let start = area.start
    frontier = [start]
    if let word = area.identify(start) {
      _ = seen.isNumbered ? seen.insert(word, number: 0) == 0 : seen.insert(word)
      if SeenSet.spread(word) < compared { compare(start, word, from: 0, by: 0) }
    } else {
      hasUnknownPlaces = true
    }
    if isWatching { inquiry.arrive(area, start, 0) }
    while !frontier.isEmpty {
      begun = expanded
      if layers.count > bounds.depth { return .depth(bounds.depth) }
      layers.append(trail.count)
      for place in frontier {
        if isWatching, inquiry.isDone { return .answered }
        if trail.count >= bounds.places, leadsOn(place) { return .places }
        if expanded & 15 == 0, let reason = interruption() { return reason }
        expand(place)
      }
      settle()
      swap(&frontier, &next)
      next.removeAll(keepingCapacity: true)
    }
    return .everything
  }

  /// Whether some step leads to a place that was not seen.
  @inlinable
  mutating func leadsOn(_ place: Region.Place) -> Bool {
    settle()
    return trail.count >= bounds.places && area.leads(beyond: seen, from: place)
  }

  @inlinable
  mutating func expand(_ place: Region.Place) {
    let number = expanded
    var ordinal = 0
    if isGraph { graph.begin() }
    area.forEachStep(from: place) { step, place in
      if isGraph {
        let target = numbered(place, from: number, by: ordinal)
        graph.append(target, inquiry.fairness(of: step))
      } else if seen.isNumbered {
        _ = numbered(place, from: number, by: ordinal)
      } else {
        arrive(place, from: number, by: ordinal)
        if arrivals.count >= 64 { settle() }
      }
      ordinal += 1
    }
    steps += ordinal
    expanded += 1
    if watchesLeaving { inquiry.leave(area, place, number, ordinal) }
  }

  @inlinable @inline(__always)
  mutating func arrive(_ place: Region.Place, from parent: Int, by ordinal: Int) {
    let word = area.identify(place)
    arrivals.append(Arrival(word: word, place: place, parent: parent, ordinal: ordinal))
  }

  /// Looks up where steps have led, in order.
  ///
  /// The table is read at all their slots first: a large table is in no cache, and reads that
  /// do not depend on each other wait for memory together.
  @inlinable
  mutating func settle() {
    for arrival in arrivals { touched &+= seen.touch(arrival.word ?? 0) }
    for arrival in arrivals {
      if let word = arrival.word {
        if SeenSet.spread(word) < compared {
          compare(arrival.place, word, from: Int(arrival.parent), by: Int(arrival.ordinal))
        }
        guard seen.insert(word) else { continue }
        seen.grow()
      } else {
        hasUnknownPlaces = true
      }
      add(arrival.place, from: arrival.parent, by: arrival.ordinal)
    }
    arrivals.removeAll(keepingCapacity: true)
  }

  /// Goes to a place; returns its number.
  @inlinable
  mutating func numbered(_ place: Region.Place, from parent: Int, by ordinal: Int) -> UInt32 {
    let new = UInt32(truncatingIfNeeded: trail.count)
    var number = new
    if let word = area.identify(place) {
      number = seen.insert(word, number: new)
      if SeenSet.spread(word) < compared { compare(place, word, from: parent, by: ordinal) }
    } else {
      hasUnknownPlaces = true
    }
    if number == new {
      add(place, from: UInt32(truncatingIfNeeded: parent), by: Trail.ordinal(ordinal))
    } else {
      inquiry.returned(area, place, Int(number), from: parent, by: ordinal)
    }
    return number
  }

  /// Looks whether a place shows what it showed when it was first seen.
  @inlinable @inline(never)
  mutating func compare(
    _ place: Region.Place, _ word: UInt64, from parent: Int, by ordinal: Int
  ) {
    let view = area.view(from: place)
    let isConfused = confusion?.isConfused(word, view) ?? false
    if isConfused { confused = (parent, ordinal) }
    compared = isConfused ? 0 : confusion?.bound ?? 0
  }

  @inlinable @inline(__always)
  mutating func add(_ place: Region.Place, from parent: UInt32, by ordinal: UInt16) {
    if isWatching { inquiry.arrive(area, place, trail.count) }
    trail.append(from: parent, by: ordinal)
    next.append(place)
  }

  /// Why to stop now, if there is a reason.
  @usableFromInline
  func interruption() -> Extent? {
    guard bounds.time != nil || report != nil else { return nil }
    let time = clock.now - begin
    if let limit = bounds.time, time > limit { return .time }
    let progress = Progress(
      places: trail.count, steps: steps, depth: layers.count - 2, time: time)
    return report?(progress) == false ? .stopped : nil
  }

  /// What came of it, after random walks if it did not see everything.
  @usableFromInline
  mutating func survey(_ extent: Extent) -> Survey<Region.Step, Region.View> {
    settle()
    let walks = extent == .everything || extent == .answered ? 0 : wander()
    return Findings(
      area: area, inquiry: inquiry, trail: trail, graph: graph, layers: layers, steps: steps,
      hasUnknownPlaces: hasUnknownPlaces, bytes: seen.bytes + trail.count * 6,
      walks: walks, confused: confused
    ).survey(extent)
  }
}
