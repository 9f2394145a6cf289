/// A search that takes independent steps in one order only, breadth first.
///
/// What sleeps at a place need not be taken there: another path has taken it before an
/// independent step, and comes to where it would lead, after as many steps. All places are
/// seen, on paths as short as without; only steps are saved.
///
/// - SeeAlso: Godefroid, *Partial-Order Methods for the Verification of Concurrent Systems*
///   (1996), for sleep sets, and for what is to be done where a place is reached again.
struct Reduction<Region: Area> {
  let area: Region
  let bounds: Bounds
  let inquiry: Inquiry<Region>
  let areIndependent: (Region.Step, Region.Step) -> Bool

  private var meter: Meter
  private var seen = SeenSet(isNumbered: true)
  private var trail = Trail()
  private var layers = [0]
  private var steps = 0
  private var hasUnknownPlaces = false
  private var overflowing: Int?
  private var places: [Region.Place] = []

  /// What need not be taken at each place.
  private var asleep: [Set<Region.Step>] = []

  /// Which places were left by their steps.
  private var isLeft: [Bool] = []

  /// Where to go on: a place, and the steps to be taken there if not all that are awake.
  private var next: [(place: Int, only: Set<Region.Step>?)] = []

  init(
    _ area: Region, _ bounds: Bounds, _ inquiry: Inquiry<Region>,
    areIndependent: @escaping (Region.Step, Region.Step) -> Bool, report: ((Progress) -> Bool)?
  ) {
    (self.area, self.bounds, self.inquiry) = (area, bounds, inquiry)
    self.areIndependent = areIndependent
    meter = Meter(bounds, report: report)
  }

  mutating func run() -> Survey<Region.Step, Region.View> {
    var extent = Extent.everything
    do throws(Halt) { try search() } catch { extent = error.extent }
    var findings = Findings(
      area: area, inquiry: inquiry, trail: trail, graph: Graph(), layers: layers, steps: steps,
      hasUnknownPlaces: hasUnknownPlaces, bytes: seen.bytes + trail.count * 6, meter: meter,
      overflowing: overflowing)
    return findings.survey(extent)
  }

  private mutating func search() throws(Halt) {
    let start = area.start
    if let word = area.identify(start) { _ = seen.insert(word, number: 0) }
    add(start, [])
    while !next.isEmpty {
      if layers.count > bounds.depth { throw Halt(.depth(bounds.depth)) }
      let (frontier, first) = (next, places.count)
      next = []
      for (place, only) in frontier {
        if inquiry.isDone, inquiry.isWatching { throw Halt(.answered) }
        try expand(place, only)
      }
      layers.append(first)
    }
  }

  private mutating func expand(_ number: Int, _ only: Set<Region.Step>?) throws(Halt) {
    var done = asleep[number]
    var (ordinal, taken): (Int, [(Region.Step, Region.Place, Int)]) = (0, [])
    try area.visitSteps(
      from: places[number],
      where: { step throws(Halt) in
        ordinal += 1
        try work()
        guard ordinal <= Trail.limit else {
          overflowing = number
          throw Halt(.steps)
        }
        return only?.contains(step) ?? !done.contains(step)
      }
    ) { (step, place) throws(Halt) in taken.append((step, place, ordinal - 1)) }
    isLeft[number] = true
    for (step, place, ordinal) in taken {
      try work()
      try arrive(place, done.filter { areIndependent($0, step) }, from: number, by: ordinal)
      done.insert(step)
      steps += 1
    }
    guard only == nil else { return }
    // What sleeps could be taken, too.
    try inquiry.leave(area, places[number], number, taken.count + asleep[number].count) {
      () throws(Halt) in try work()
    }
  }

  private mutating func work() throws(Halt) {
    guard meter.isDue() else { return }
    let size = MemoryLayout<Region.Place>.stride + MemoryLayout<Set<Region.Step>>.stride + 7
    let (places, steps, depth) = (places.count, steps, layers.count - 1)
    try meter.look(
      held: seen.bytes + places * size, needed: seen.bytesToGrow + self.places.bytesToGrow
    ) { time in
      Progress(places: places, steps: steps, depth: depth, time: time)
    }
  }

  private mutating func arrive(
    _ place: Region.Place, _ sleeping: Set<Region.Step>, from parent: Int, by ordinal: Int
  ) throws(Halt) {
    let new = places.count
    var number = new
    if let word = area.identify(place) {
      number = Int(seen.insert(word, number: UInt32(new)))
    } else {
      hasUnknownPlaces = true
    }
    guard number < new else {
      guard new < bounds.places else { throw Halt(.places) }
      trail.append(
        from: UInt32(truncatingIfNeeded: parent), by: UInt16(truncatingIfNeeded: ordinal))
      return add(place, sleeping)
    }
    inquiry.returned(area, place, number, from: parent, by: ordinal)
    let woken = asleep[number].subtracting(sleeping)
    guard !woken.isEmpty else { return }
    asleep[number].formIntersection(sleeping)
    if isLeft[number] { next.append((number, woken)) }
  }

  private mutating func add(_ place: Region.Place, _ sleeping: Set<Region.Step>) {
    next.append((places.count, nil))
    inquiry.arrive(area, place, places.count)
    places.append(place)
    asleep.append(sleeping)
    isLeft.append(false)
  }
}
