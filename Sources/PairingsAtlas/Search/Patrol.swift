/// What one of those does who search together: each knows the places whose words are its own.
///
/// Together they go from depth to depth. Each hands the others what it has found of theirs, and
/// they wait for each other, so that paths are shortest, and the result is the same each time.
///
/// - SeeAlso: Stern and Dill, *Parallelizing the Murφ Verifier* (1997).
@frozen
@usableFromInline
struct Patrol<Region: Area> where Region.Place: Sendable {
  /// Where a step has led.
  @frozen
  @usableFromInline
  struct Arrival: Sendable {
    @usableFromInline let word: UInt64?
    @usableFromInline let place: Region.Place
    @usableFromInline let parent: UInt32
    @usableFromInline let ordinal: UInt16

    @inlinable
    init(word: UInt64?, place: Region.Place, parent: UInt32, ordinal: UInt16) {
      (self.word, self.place, self.parent, self.ordinal) = (word, place, parent, ordinal)
    }
  }

  /// What came of a depth.
  @frozen
  @usableFromInline
  struct Report: Sendable {
    /// What was found, for each of them.
    @usableFromInline var arrivals: [[Arrival]]
    @usableFromInline var places = 0
    @usableFromInline var steps = 0
    @usableFromInline var hasUnknownPlaces = false

    /// For each question, the place that shows the answer, and why.
    @usableFromInline var evidence: [(place: UInt32, reason: String?)?]

    @inlinable
    init(count: Int, questions: Int) {
      arrivals = Array(repeating: [], count: count)
      evidence = Array(repeating: nil, count: questions)
    }
  }

  @usableFromInline let number: Int
  @usableFromInline let count: Int
  @usableFromInline let area: Region
  @usableFromInline let questions: [Question<Region.View>]
  @usableFromInline var isDecided: [Bool]
  @usableFromInline var seen = SeenSet(isNumbered: false)
  @usableFromInline var parents: [UInt32] = []
  @usableFromInline var ordinals: [UInt16] = []
  @usableFromInline var frontier: [(place: Region.Place, number: UInt32)] = []
  @usableFromInline var own: [Arrival] = []

  @inlinable
  init(
    _ number: Int, of count: Int, _ make: @Sendable () -> Region,
    _ questions: @Sendable () -> [Question<Region.View>]
  ) {
    (self.number, self.count, area) = (number, count, make())
    self.questions = questions()
    isDecided = self.questions.map { _ in false }
  }

  /// Looks up what was found, and takes all steps from what is new of it.
  @inlinable
  mutating func advance(_ arrivals: [[Arrival]], isLast: Bool) -> Report {
    var report = Report(count: count, questions: questions.count)
    frontier.removeAll(keepingCapacity: true)
    for (sender, batch) in arrivals.enumerated() {
      if sender == number {
        let mine = own
        own = []
        settle(mine, &report)
      }
      settle(batch, &report)
    }
    report.places = frontier.count
    guard !isLast else { return report }
    let (area, count, number) = (area, UInt64(count), number)
    var mine: [Arrival] = []
    for (place, id) in frontier {
      var ordinal = 0
      area.forEachStep(from: place) { _, next in
        let word = area.identify(next)
        precondition(ordinal <= Int(UInt16.max), "A place has at most 65 536 steps.")
        let arrival = Arrival(
          word: word, place: next, parent: id, ordinal: UInt16(truncatingIfNeeded: ordinal))
        let owner = word.map { Int(truncatingIfNeeded: $0 % count) } ?? number
        if owner == number { mine.append(arrival) } else { report.arrivals[owner].append(arrival) }
        ordinal += 1
      }
      report.steps += ordinal
      if ordinal == 0 { end(place, id, &report) }
    }
    own = mine
    return report
  }

  @inlinable
  mutating func settle(_ batch: [Arrival], _ report: inout Report) {
    var touched: UInt64 = 0
    var start = 0
    while start < batch.count {
      let end = min(start + 64, batch.count)
      for arrival in batch[start..<end] { touched &+= seen.touch(arrival.word ?? 0) }
      for arrival in batch[start..<end] { settle(arrival, &report) }
      start = end
    }
    withExtendedLifetime(touched) {}
  }

  @inlinable
  mutating func settle(_ arrival: Arrival, _ report: inout Report) {
    if let word = arrival.word {
      guard seen.insert(word) else { return }
      seen.grow()
    } else {
      report.hasUnknownPlaces = true
    }
    let id = UInt32(parents.count * count + number)
    parents.append(arrival.parent)
    ordinals.append(arrival.ordinal)
    frontier.append((arrival.place, id))
    guard !questions.isEmpty else { return }
    let view = area.view(from: arrival.place)
    for (index, question) in questions.enumerated() where !isDecided[index] {
      let (isAnswered, reason) = question.isAnswered(by: view)
      if isAnswered { note(index, id, reason, &report) }
    }
  }

  @inlinable
  mutating func end(_ place: Region.Place, _ id: UInt32, _ report: inout Report) {
    for (index, question) in questions.enumerated() where !isDecided[index] {
      let (isAnswered, reason) = question.isAnswered(byEnd: area.view(from: place))
      if isAnswered { note(index, id, reason, &report) }
    }
  }

  @inlinable
  mutating func note(_ index: Int, _ id: UInt32, _ reason: String?, _ report: inout Report) {
    isDecided[index] = true
    report.evidence[index] = (id, reason)
  }

  /// How a place of its own was first reached.
  @inlinable
  func origin(of id: UInt32) -> (parent: UInt32, ordinal: UInt16) {
    let index = Int(id) / count
    return (parents[index], ordinals[index])
  }

  /// How many bytes it takes to know what was seen, and how each place is reached.
  @inlinable
  var bytes: Int { seen.bytes + parents.count * 6 }
}
