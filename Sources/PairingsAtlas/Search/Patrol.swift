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

  @usableFromInline typealias Report = PatrolReport<Arrival>

  @usableFromInline let number: Int
  @usableFromInline let count: Int
  @usableFromInline let area: Region
  @usableFromInline let questions: [Question<Region.View>]
  @usableFromInline var isDecided: [Bool]
  @usableFromInline var seen = SeenSet(isNumbered: false)
  @usableFromInline var parents: [UInt32] = []
  @usableFromInline var ordinals: [UInt16] = []

  /// The places at the present depth, and those at the next that are known already.
  @usableFromInline var frontier: [(place: Region.Place, number: UInt32)] = []
  @usableFromInline var next: [(place: Region.Place, number: UInt32)] = []

  /// How many of the places of the present depth were left by their steps.
  @usableFromInline var left = 0

  /// What came of the next depth already.
  @usableFromInline var coming: Report

  /// What was read of the table before it is looked up.
  @usableFromInline var touched: UInt64 = 0

  /// Where steps have led that stay here and were not looked up yet.
  @usableFromInline var own: [Arrival] = []

  @usableFromInline var meter: Meter

  @inlinable
  init(
    _ number: Int, of count: Int, _ bounds: Bounds, _ make: @Sendable () -> Region,
    _ questions: @Sendable () -> [Question<Region.View>]
  ) {
    (self.number, self.count, area) = (number, count, make())
    self.questions = questions()
    isDecided = self.questions.map { _ in false }
    coming = Report(count: count, questions: self.questions.count)
    var own = bounds
    own.memory = bounds.memory.map { $0 / count }
    meter = Meter(own, report: nil, heedsCancellation: true)
  }

  /// Looks up what others have found, and takes steps from places of this depth that are new:
  /// of whole places, until there are enough for a round.
  @inlinable
  mutating func advance(_ arrivals: [[Arrival]], _ round: Round) -> Report {
    var report = Report(count: count, questions: questions.count)
    do throws(Halt) {
      for batch in arrivals { try settle(batch) }
      if round.begins {
        swap(&report, &coming)
        swap(&frontier, &next)
        next.removeAll(keepingCapacity: true)
        report.places = frontier.count
        left = 0
      }
      while left < frontier.count, report.steps < round.steps {
        try expand(frontier[left].place, frontier[left].number, &report)
        left += 1
      }
      try settleOwn()
    } catch {
      report.halt = error.extent
      if error.extent == .steps { report.overflowing = frontier[left].number }
      report.arrivals = Array(repeating: [], count: count)
      for (index, known) in coming.evidence.enumerated() where report.evidence[index] == nil {
        report.evidence[index] = known
      }
    }
    report.isDone = left == frontier.count
    report.coming = next.count
    return report
  }

  @inlinable
  mutating func expand(
    _ place: Region.Place, _ id: UInt32, _ report: inout Report
  ) throws(Halt) {
    let (area, count, number) = (area, count, number)
    var (ordinal, taken) = (-1, 0)
    try area.visitSteps(
      from: place,
      where: { _ throws(Halt) in
        ordinal += 1
        if meter.isDue() {
          try look(report.sent)
          if meter.isSlow { try settleOwn() }
        }
        guard ordinal < Trail.limit else { throw Halt(.steps) }
        return true
      }
    ) { (_, place) throws(Halt) in
      taken += 1
      let word = area.identify(place)
      let arrival = Arrival(
        word: word, place: place, parent: id, ordinal: UInt16(truncatingIfNeeded: ordinal))
      let owner = word.map { Self.owner(of: $0, among: count) } ?? number
      if owner == number {
        own.append(arrival)
        if own.count >= 64 { try settleOwn() }
      } else {
        report.arrivals[owner].append(arrival)
        report.sent += 1
      }
    }
    report.steps += taken
    if taken == 0 { end(place, id, &report) }
  }

  @inlinable @inline(never)
  mutating func look(_ sent: Int) throws(Halt) {
    let (places, held) = (parents.count, held + sent * MemoryLayout<Arrival>.stride)
    try meter.look(held: held, needed: seen.bytesToGrow + parents.bytesToGrow * 2) { time in
      Progress(places: places, steps: 0, depth: 0, time: time)
    }
  }

  /// How many bytes it holds itself, beside what it sends.
  @inlinable
  var held: Int {
    bytes + (frontier.capacity + next.capacity) * (MemoryLayout<Region.Place>.stride + 4)
  }

  @inlinable
  mutating func settleOwn() throws(Halt) {
    for arrival in own { touched &+= seen.touch(arrival.word ?? 0) }
    for arrival in own { try settle(arrival) }
    own.removeAll(keepingCapacity: true)
  }

  /// Whose place it is that has a word: by bits that say nothing of where the word lies in
  /// the table of its owner.
  @inlinable @inline(__always)
  static func owner(of word: UInt64, among count: Int) -> Int {
    let share = SeenSet.spread(word) & 0xFFFF_FFFF
    return Int(truncatingIfNeeded: (share &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// Looks up what others have found: some at a time, of which the table is read first.
  @inlinable
  mutating func settle(_ batch: [Arrival]) throws(Halt) {
    var start = 0
    while start < batch.count {
      let end = min(start + 64, batch.count)
      for arrival in batch[start..<end] { touched &+= seen.touch(arrival.word ?? 0) }
      for arrival in batch[start..<end] { try settle(arrival) }
      start = end
    }
  }

  @inlinable
  mutating func settle(_ arrival: Arrival) throws(Halt) {
    if meter.isDue() { try look(0) }
    if let word = arrival.word {
      guard seen.insert(word) else { return }
      seen.grow()
    } else {
      coming.hasUnknownPlaces = true
    }
    guard let id = UInt32(exactly: parents.count * count + number), id < .max else {
      throw Halt(.places)
    }
    parents.append(arrival.parent)
    ordinals.append(arrival.ordinal)
    next.append((arrival.place, id))
    guard !questions.isEmpty else { return }
    let view = area.view(from: arrival.place)
    for (index, question) in questions.enumerated() where !isDecided[index] {
      let (isAnswered, reason) = question.isAnswered(by: view)
      if isAnswered { (isDecided[index], coming.evidence[index]) = (true, (id, reason)) }
    }
  }

  @inlinable
  mutating func end(_ place: Region.Place, _ id: UInt32, _ report: inout Report) {
    for (index, question) in questions.enumerated() where !isDecided[index] {
      let (isAnswered, reason) = question.isAnswered(byEnd: area.view(from: place))
      if isAnswered { (isDecided[index], report.evidence[index]) = (true, (id, reason)) }
    }
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
