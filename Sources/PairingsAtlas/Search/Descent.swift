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
  private let report: ((Progress) -> Bool)?
  private var random: Random
  private var seen = SeenSet(isNumbered: false)
  private var hasUnknownPlaces = false
  private var steps = 0
  private var places = 0
  private var deepest = 0

  /// For each place on the way, the steps that were not taken there.
  private var ahead: [[(ordinal: Int, place: Region.Place)]] = []

  /// The steps that led here.
  private var way: [Int] = []

  init(
    _ area: Region, _ bounds: Bounds, _ inquiry: Inquiry<Region>, seed: UInt64,
    report: ((Progress) -> Bool)?
  ) {
    (self.area, self.bounds, self.inquiry, self.report) = (area, bounds, inquiry, report)
    random = Random(seed: seed)
  }

  mutating func run() -> Survey<Region.Step, Region.View> {
    let extent = search()
    return Findings(
      area: area, inquiry: inquiry, trail: Trail(), graph: Graph(), layers: [], steps: steps,
      hasUnknownPlaces: hasUnknownPlaces, bytes: seen.bytes
    ).survey(extent, places: places, depth: deepest)
  }

  private mutating func search() -> Extent {
    let clock = ContinuousClock()
    let begin = clock.now
    var isCut = false
    arrive(area.start)
    while !ahead.isEmpty {
      if inquiry.isDone { return .answered }
      let time = clock.now - begin
      if let limit = bounds.time, time > limit { return .time }
      let progress = Progress(places: places, steps: steps, depth: way.count, time: time)
      guard report?(progress) != false else { return .stopped }
      guard let (ordinal, place) = ahead[ahead.count - 1].popLast() else {
        ahead.removeLast()
        _ = way.popLast()
        continue
      }
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
      arrive(place)
    }
    return isCut ? .chance : .everything
  }

  private mutating func arrive(_ place: Region.Place) {
    if way.isEmpty, let word = area.identify(place) { _ = seen.insert(word) }
    if area.identify(place) == nil { hasUnknownPlaces = true }
    places += 1
    deepest = max(deepest, way.count)
    if inquiry.isWatching { inquiry.pass(area.view(from: place), 0, beyond: way) }
    var next: [(ordinal: Int, place: Region.Place)] = []
    area.forEachStep(from: place) { next.append((next.count, $1)) }
    steps += next.count
    if next.isEmpty, inquiry.isWatching {
      inquiry.end(area.view(from: place), 0, beyond: way)
    }
    next.shuffle(using: &random)
    ahead.append(next)
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
