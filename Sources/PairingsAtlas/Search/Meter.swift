/// The end of a search before everything was seen.
@frozen
@usableFromInline
struct Halt: Error {
  @usableFromInline let extent: Extent

  @inlinable
  init(_ extent: Extent) { self.extent = extent }
}

/// The bounds of time and memory, and the function that may stop a search, looked at by work done.
///
/// A unit of work is a step that is tried, or a view that is judged. The meter counts units, and
/// looks at the clock so often that it takes some two per cent of the time: after each unit that
/// takes longer than two microseconds, and after at most thirty-two that do not.
@frozen
@usableFromInline
struct Meter {
  @usableFromInline let report: ((Progress) -> Bool)?
  @usableFromInline let heedsCancellation: Bool
  @usableFromInline let memory: Int?
  @usableFromInline let clock = ContinuousClock()
  @usableFromInline let begin: ContinuousClock.Instant

  /// How long it may take.
  @usableFromInline var time: Duration?

  /// How many units are left until the next look; never used up if there is nothing to look at.
  @usableFromInline var left: Int
  @usableFromInline var interval = 1
  @usableFromInline var longest = 32
  @usableFromInline var last: ContinuousClock.Instant

  /// When memory was looked at last, and how much the process took at the beginning.
  @usableFromInline var weighed: ContinuousClock.Instant
  @usableFromInline let weight: Int

  /// How far the search had come when answers were looked for.
  @usableFromInline var found = Progress(places: 0, steps: 0, depth: 0, time: .zero)

  @usableFromInline
  init(
    _ bounds: Bounds, report: ((Progress) -> Bool)?, heedsCancellation: Bool = false,
    since begin: ContinuousClock.Instant = .now
  ) {
    (self.report, self.heedsCancellation, self.begin) = (report, heedsCancellation, begin)
    (time, memory, last, weighed) = (bounds.time, bounds.memory, begin, begin)
    let looks = time != nil || memory != nil || report != nil || heedsCancellation
    left = looks ? 0 : .max
    weight = memory == nil ? 0 : residentBytes() ?? 0
  }

  /// Counts a unit of work; returns whether it is time to look.
  @inlinable @inline(__always)
  mutating func isDue() -> Bool {
    left -= 1
    return left < 0
  }

  /// Whether a unit takes so long that it is not worth while to do several at once.
  @inlinable
  var isSlow: Bool { interval == 1 }

  /// Looks at the clock, at memory, and at the function that may stop the search.
  ///
  /// - Parameters:
  ///   - held: How many bytes the search holds itself.
  ///   - needed: How many bytes its tables take when they grow next, and its answers.
  ///   - aside: How long its answers take.
  /// - Throws: The reason to stop.
  @usableFromInline
  mutating func look(
    held: Int, needed: Int, aside: Duration = .zero,
    _ progress: (_ time: Duration) -> Progress
  ) throws(Halt) {
    let now = clock.now
    adapt(now - last)
    last = now
    let elapsed = now - begin
    if let time, elapsed + aside >= time { throw Halt(.time) }
    if let memory, now - weighed > .microseconds(500) || weighed == begin {
      weighed = now
      let grown = max(held, (residentBytes() ?? 0) - weight)
      if grown + needed >= memory { throw Halt(.memory) }
    }
    if heedsCancellation, Task.isCancelled { throw Halt(.stopped) }
    if report?(progress(elapsed)) == false { throw Halt(.stopped) }
  }

  /// Looks less often at fast work, and at once more often at slow work.
  private mutating func adapt(_ took: Duration) {
    if took < .microseconds(2) {
      interval = min(interval * 2, longest)
    } else if took > .microseconds(4) {
      interval = took > .microseconds(100) ? 1 : max(interval / 2, 1)
    }
    left = interval - 1
  }

  /// Allows eight hundredths more, or of a second: for answers that are looked for in what was
  /// found, whose work is small. What the search holds is freed in the rest of a tenth.
  mutating func extend(for found: Progress) {
    self.found = found
    time = time.map { max($0 * 27 / 25, $0 + .milliseconds(80)) }
    longest = 1_024
    if left < .max / 2 { left = 0 }
  }

  /// Counts a unit of work on an answer, and looks if it is time: a place, a step or a fair step
  /// that is looked at once.
  ///
  /// - Throws: The reason to stop.
  @inline(__always)
  mutating func work() throws(Halt) { if isDue() { try look() } }

  /// Looks at the bounds and at the function that may stop it while answers are looked for.
  ///
  /// - Throws: The reason to stop.
  @inline(never)
  mutating func look() throws(Halt) {
    let found = found
    try look(held: 0, needed: 0) { time in
      Progress(places: found.places, steps: found.steps, depth: found.depth, time: time)
    }
  }
}

extension Array {
  /// How many bytes it takes beside itself to grow, if few elements are left until then.
  @inlinable
  var bytesToGrow: Int {
    capacity - count < 1 << 14 ? count * MemoryLayout<Element>.stride : 0
  }
}
