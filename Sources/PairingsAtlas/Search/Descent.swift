/// A search in depth, in an order that follows from a seed: one of a swarm.
///
/// Where there is more than can be seen, many searches that go different ways see more than one
/// that begins anew, and each needs nothing of the others.
///
/// - SeeAlso: Holzmann, Joshi and Groce, *Swarm Verification Techniques* (2011).
struct Descent<Region: Area> {
  private let area: Region
  private let bounds: Bounds
  private let inquiry: Inquiry<Region>
  private var meter: Meter
  private var random: Random
  private var seen = SeenSet(isNumbered: false)
  private var hasUnknownPlaces = false
  private var steps = 0
  private var places = 0
  private var deepest = 0

  /// For each place on the way, the steps that were not taken there.
  private var ahead: [[(ordinal: Int, place: Region.Place)]] = []

  /// How many steps those are together.
  private var waiting = 0

  /// The steps that led here.
  private var way: [Int] = []

  init(
    _ area: Region, _ bounds: Bounds, _ inquiry: Inquiry<Region>, seed: UInt64,
    report: ((Progress) -> Bool)?
  ) {
    (self.area, self.bounds, self.inquiry) = (area, bounds, inquiry)
    meter = Meter(bounds, report: report)
    random = Random(seed: seed)
  }

  mutating func run() -> Survey<Region.Step, Region.View> {
    var extent = Extent.everything
    do throws(Halt) { extent = try search() } catch { extent = error.extent }
    var findings = Findings(
      area: area, inquiry: inquiry, trail: Trail(), graph: Graph(), layers: [], steps: steps,
      hasUnknownPlaces: hasUnknownPlaces, bytes: seen.bytes, meter: meter)
    return findings.survey(extent, places: places, depth: deepest)
  }

  private mutating func search() throws(Halt) -> Extent {
    var isCut = false
    if let word = area.identify(area.start) { _ = seen.insert(word) }
    try arrive(area.start)
    while !ahead.isEmpty {
      if inquiry.isDone { return .answered }
      try work()
      guard let (ordinal, place) = ahead[ahead.count - 1].popLast() else {
        ahead.removeLast()
        _ = way.popLast()
        continue
      }
      waiting -= 1
      if way.count >= bounds.depth {
        isCut = true
        continue
      }
      let word = area.identify(place)
      if let word, seen.contains(word) { continue }
      if places >= bounds.places { return .places }
      if let word { _ = seen.insert(word) }
      seen.grow()
      way.append(ordinal)
      try arrive(place)
    }
    return isCut ? .chance : .everything
  }

  private mutating func arrive(_ place: Region.Place) throws(Halt) {
    if area.identify(place) == nil { hasUnknownPlaces = true }
    places += 1
    deepest = max(deepest, way.count)
    if inquiry.isWatching { inquiry.pass(area.view(from: place), 0, beyond: way) }
    var (tried, next): (Int, [(ordinal: Int, place: Region.Place)]) = (0, [])
    try area.visitSteps(
      from: place,
      where: { _ throws(Halt) in
        tried += 1
        try work()
        return true
      }
    ) { (_, place) throws(Halt) in
      next.append((tried - 1, place))
      waiting += 1
    }
    steps += next.count
    if next.isEmpty, inquiry.isWatching {
      inquiry.end(area.view(from: place), 0, beyond: way)
    }
    next.shuffle(using: &random)
    ahead.append(next)
  }

  private mutating func work() throws(Halt) {
    guard meter.isDue() else { return }
    let (places, steps, depth) = (places, steps, way.count)
    let size = MemoryLayout<(ordinal: Int, place: Region.Place)>.stride
    try meter.look(
      held: seen.bytes + waiting * size + depth * 24, needed: seen.bytesToGrow + way.bytesToGrow
    ) { time in
      Progress(places: places, steps: steps, depth: depth, time: time)
    }
  }
}

extension Atlas {
  /// Searches in depth, in an order that follows from a seed, and answers questions about
  /// places. Paths are not the shortest, and there are no walks beyond the bounds.
  ///
  /// - Precondition: No question is about runs, ways back or steps, which need all steps.
  public func descend(
    _ questions: [Question<Region.View>], within bounds: Bounds, seed: UInt64,
    progress: ((Progress) -> Bool)? = nil
  ) -> Survey<Region.Step, Region.View> {
    precondition(
      questions.allSatisfy { !$0.needsNumbers }, "A question about steps needs all of them.")
    var descent = Descent(area, bounds, inquiry(questions), seed: seed, report: progress)
    return descent.run()
  }
}
