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
      self.parent = UInt32(truncatingIfNeeded: parent)
      self.ordinal = UInt16(truncatingIfNeeded: ordinal)
    }
  }

  @usableFromInline let area: Region
  @usableFromInline let bounds: Bounds
  @usableFromInline let inquiry: Inquiry<Region>
  @usableFromInline let isWatching: Bool
  @usableFromInline let isGraph: Bool
  @usableFromInline let watchesLeaving: Bool

  /// What is written down for a map, if one is drawn.
  @usableFromInline var draft: Draft<Region.View>?

  /// Places that are taken for one are compared if their words, spread, are less than this;
  /// no more when two differ.
  @usableFromInline var compared: UInt64
  @usableFromInline var confusion: Confusion<Region.View>?

  /// Where a step leads to a place that is taken for another and shows something else.
  @usableFromInline var confused: (parent: Int, ordinal: Int)?

  /// The place that has too many steps.
  @usableFromInline var overflowing: Int?

  @usableFromInline var meter: Meter
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

  /// How many of a batch have led somewhere since the last one was looked up, and whether all
  /// questions were answered then: what is looked up before changes neither, so that slow steps
  /// see as many places as fast ones.
  @usableFromInline var batched = 0
  @usableFromInline var isAnswered = false

  /// What was read of the table before it is looked up.
  @usableFromInline var touched: UInt64 = 0

  /// How many places were left by all their steps.
  @usableFromInline var expanded = 0
  @usableFromInline var steps = 0
  @usableFromInline var hasUnknownPlaces = false

  @inlinable
  init(
    _ area: Region, _ bounds: Bounds, _ inquiry: Inquiry<Region>,
    _ confusion: Confusion<Region.View>?, draft: Draft<Region.View>? = nil,
    report: ((Progress) -> Bool)?
  ) {
    (self.area, self.bounds, self.inquiry, self.draft) = (area, bounds, inquiry, draft)
    (self.confusion, compared) = (confusion, confusion?.bound ?? 0)
    seen = SeenSet(isNumbered: inquiry.needsNumbers || draft != nil)
    (isWatching, isGraph) = (inquiry.isWatching, inquiry.needsGraph)
    watchesLeaving = inquiry.watchesLeaving
    meter = Meter(bounds, report: report)
  }

  /// Searches to the end, or to where it may go; returns where that is.
  @inlinable
  mutating func run() -> Extent {
    do throws(Halt) {
      try search()
      return .everything
    } catch {
      arrivals.removeAll()
      return error.extent
    }
  }

  @inlinable
  mutating func search() throws(Halt) {
    let start = area.start
    frontier = [start]
    if let word = area.identify(start) {
      _ = seen.isNumbered ? seen.insert(word, number: 0) == 0 : seen.insert(word)
      if SeenSet.spread(word) < compared { compare(start, word, from: 0, by: 0) }
    } else {
      hasUnknownPlaces = true
    }
    if draft != nil { write(start) }
    if isWatching { inquiry.arrive(area, start, 0) }
    isAnswered = inquiry.isDone
    while !frontier.isEmpty {
      begun = expanded
      if layers.count > bounds.depth { throw Halt(.depth(bounds.depth)) }
      layers.append(trail.count)
      for place in frontier {
        if isWatching, seen.isNumbered ? inquiry.isDone : isAnswered {
          try settle()
          throw Halt(.answered)
        }
        try expand(place)
      }
      try settleBatch()
      swap(&frontier, &next)
      next.removeAll(keepingCapacity: true)
    }
  }

  @inlinable
  mutating func expand(_ place: Region.Place) throws(Halt) {
    let number = expanded
    var (ordinal, taken) = (-1, 0)
    if isGraph { graph.begin() }
    do throws(Halt) {
      try area.visitSteps(
        from: place,
        where: { _ throws(Halt) in
          ordinal += 1
          if meter.isDue() {
            try look()
            if meter.isSlow { try settle() }
          }
          guard ordinal < Trail.limit else { throw Halt(.steps) }
          return true
        }
      ) { (step, place) throws(Halt) in
        taken += 1
        guard seen.isNumbered else {
          arrive(place, from: number, by: ordinal)
          batched += 1
          if batched >= 64 { try settleBatch() }
          return
        }
        let target = try numbered(place, from: number, by: ordinal)
        if isGraph {
          graph.append(target, inquiry.fairness(of: step), UInt16(truncatingIfNeeded: ordinal))
        }
        draft?.add(step, from: number, to: Int(target))
      }
      if watchesLeaving { try leave(place, number, taken) }
      steps += taken
    } catch {
      steps += taken
      if isGraph { graph.abandon() }
      if error.extent == .steps { overflowing = number }
      throw error
    }
    expanded += 1
  }

  @inlinable @inline(__always)
  mutating func arrive(_ place: Region.Place, from parent: Int, by ordinal: Int) {
    let word = area.identify(place)
    arrivals.append(Arrival(word: word, place: place, parent: parent, ordinal: ordinal))
  }

  @inlinable
  mutating func settleBatch() throws(Halt) {
    try settle()
    (batched, isAnswered) = (0, inquiry.isDone)
  }

  /// Looks up where steps have led, in order.
  ///
  /// The table is read at all their slots first: a large table is in no cache, and reads that
  /// do not depend on each other wait for memory together.
  @inlinable
  mutating func settle() throws(Halt) {
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
      try add(arrival.place, from: arrival.parent, by: arrival.ordinal)
    }
    arrivals.removeAll(keepingCapacity: true)
  }

  /// Goes to a place; returns its number.
  @inlinable
  mutating func numbered(
    _ place: Region.Place, from parent: Int, by ordinal: Int
  ) throws(Halt) -> UInt32 {
    let new = UInt32(truncatingIfNeeded: trail.count)
    var number = new
    if let word = area.identify(place) {
      number = seen.insert(word, number: new)
      if SeenSet.spread(word) < compared { compare(place, word, from: parent, by: ordinal) }
    } else {
      hasUnknownPlaces = true
    }
    if number == new {
      try add(
        place, from: UInt32(truncatingIfNeeded: parent), by: UInt16(truncatingIfNeeded: ordinal))
      if draft != nil { write(place) }
    } else {
      inquiry.returned(area, place, Int(number), from: parent, by: ordinal)
    }
    return number
  }

  @inlinable @inline(__always)
  mutating func add(
    _ place: Region.Place, from parent: UInt32, by ordinal: UInt16
  ) throws(Halt) {
    guard trail.count < bounds.places else { throw Halt(.places) }
    if isWatching {
      if meter.isDue() { try look() }
      inquiry.arrive(area, place, trail.count)
    }
    trail.append(from: parent, by: ordinal)
    next.append(place)
  }
}
