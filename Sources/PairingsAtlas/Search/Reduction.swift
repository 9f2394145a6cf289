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

  private(set) var seen = SeenSet(isNumbered: true)
  private(set) var trail = Trail()
  private(set) var layers = [0]
  private(set) var steps = 0
  private(set) var hasUnknownPlaces = false
  private var places: [Region.Place] = []

  /// What need not be taken at each place.
  private var asleep: [Set<Region.Step>] = []

  /// Which places were left by their steps.
  private var isLeft: [Bool] = []

  /// Where to go on: a place, and the steps to be taken there if not all that are awake.
  private var next: [(place: Int, only: Set<Region.Step>?)] = []

  init(
    _ area: Region, _ bounds: Bounds, _ inquiry: Inquiry<Region>,
    areIndependent: @escaping (Region.Step, Region.Step) -> Bool
  ) {
    (self.area, self.bounds, self.inquiry) = (area, bounds, inquiry)
    self.areIndependent = areIndependent
  }

  mutating func run() -> Extent {
    let clock = ContinuousClock()
    let begin = clock.now
    let start = area.start
    if let word = area.identify(start) { _ = seen.insert(word, number: 0) }
    add(start, [])
    while !next.isEmpty {
      if layers.count > bounds.depth { return .depth(bounds.depth) }
      let (frontier, first) = (next, places.count)
      next = []
      for (place, only) in frontier {
        if inquiry.isDone, inquiry.isWatching { return .answered }
        if trail.count >= bounds.places, area.leads(beyond: seen, from: places[place]) {
          return .places
        }
        if let limit = bounds.time, clock.now - begin > limit { return .time }
        expand(place, only)
      }
      layers.append(first)
    }
    return .everything
  }

  private mutating func expand(_ number: Int, _ only: Set<Region.Step>?) {
    isLeft[number] = true
    var done = asleep[number]
    var (ordinal, taken): (Int, [(Region.Step, Region.Place, Int)]) = (0, [])
    area.forEachStep(
      from: places[number],
      where: { step in
        ordinal += 1
        return only?.contains(step) ?? !done.contains(step)
      }
    ) { step, place in taken.append((step, place, ordinal - 1)) }
    for (step, place, ordinal) in taken {
      arrive(place, done.filter { areIndependent($0, step) }, from: number, by: ordinal)
      done.insert(step)
    }
    steps += taken.count
    if only == nil { inquiry.leave(area, places[number], number, ordinal) }
  }

  private mutating func arrive(
    _ place: Region.Place, _ sleeping: Set<Region.Step>, from parent: Int, by ordinal: Int
  ) {
    let new = places.count
    var number = new
    if let word = area.identify(place) {
      number = Int(seen.insert(word, number: UInt32(new)))
    } else {
      hasUnknownPlaces = true
    }
    guard number < new else {
      trail.append(from: UInt32(truncatingIfNeeded: parent), by: Trail.ordinal(ordinal))
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

  /// What came of it.
  var findings: Findings<Region> {
    Findings(
      area: area, inquiry: inquiry, trail: trail, graph: Graph(), layers: layers, steps: steps,
      hasUnknownPlaces: hasUnknownPlaces, bytes: seen.bytes + trail.count * 6)
  }
}
