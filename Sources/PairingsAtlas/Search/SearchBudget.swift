/// The interruption of a search before it visited everything.
@frozen
@usableFromInline
struct SearchStop: Error {
  @usableFromInline let extent: Extent

  @inlinable
  init(_ extent: Extent) { self.extent = extent }
}

/// The budget of a search: its bounds of time and memory, and its progress function, checked by
/// work done.
///
/// A unit of work is an action that is tried, or a view that is computed. The budget counts units
/// and chooses the interval between checks, which take some two per cent of the time. It checks
/// after each unit that takes longer than two microseconds, and after at most thirty-two shorter
/// units.
@frozen
@usableFromInline
struct SearchBudget {
  @usableFromInline let report: ((Progress) -> Bool)?
  @usableFromInline let heedsCancellation: Bool
  @usableFromInline let memory: Int?
  @usableFromInline let clock = ContinuousClock()
  @usableFromInline let begin: ContinuousClock.Instant

  /// The bound of time.
  @usableFromInline var time: Duration?

  /// The number of units until the next check; unlimited without bounds.
  @usableFromInline var left: Int
  @usableFromInline var interval = 1
  @usableFromInline var longest = 32
  @usableFromInline var last: ContinuousClock.Instant

  /// The time of the last measurement of memory, and the memory of the process at the beginning.
  @usableFromInline var measured: ContinuousClock.Instant
  @usableFromInline let baseline: Int

  /// True once the progress function has returned false, after which it is not called again.
  @usableFromInline var isStopped = false

  /// The progress at the end of the search, when the analysis of the graph begins.
  @usableFromInline var found = Progress(
    states: 0, transitions: 0, depth: 0, time: .zero, violations: [])

  @usableFromInline
  init(
    _ bounds: Bounds, report: ((Progress) -> Bool)?, heedsCancellation: Bool = false,
    since begin: ContinuousClock.Instant = .now
  ) {
    (self.report, self.heedsCancellation, self.begin) = (report, heedsCancellation, begin)
    (time, memory, last, measured) = (bounds.time, bounds.memory, begin, begin)
    let looks = time != nil || memory != nil || report != nil || heedsCancellation
    left = looks ? 0 : .max
    baseline = memory == nil ? 0 : residentBytes() ?? 0
  }

  /// Counts a unit of work; returns true if a check is due.
  @inlinable @inline(__always)
  mutating func isDue() -> Bool {
    left -= 1
    return left < 0
  }

  /// A Boolean value indicating whether units take so long that batches do not pay.
  @inlinable
  var isSlow: Bool { interval == 1 }

  /// Checks the time, the memory, cancellation and the progress function.
  ///
  /// - Parameters:
  ///   - needed: The size by which the tables grow next, and of the analysis of the graph, in
  ///     bytes.
  ///   - aside: The time that the analysis of the graph takes.
  /// - Throws: The interruption.
  @usableFromInline
  mutating func check(
    needed: Int, aside: Duration = .zero,
    _ progress: (_ time: Duration) -> Progress
  ) throws(SearchStop) {
    if isStopped { throw SearchStop(.stopped) }
    let now = clock.now
    adapt(now - last)
    last = now
    let elapsed = now - begin
    if let time, elapsed + aside >= time { throw SearchStop(.time) }
    if let memory, now - measured > .microseconds(500) || measured == begin {
      measured = now
      if let bytes = residentBytes(), bytes - baseline + needed >= memory {
        throw SearchStop(.memory)
      }
    }
    if heedsCancellation, Task.isCancelled { throw SearchStop(.stopped) }
    isStopped = report?(progress(elapsed)) == false
    if isStopped { throw SearchStop(.stopped) }
  }

  /// Makes the interval longer for fast work, and at once shorter for slow work.
  private mutating func adapt(_ took: Duration) {
    if took < .microseconds(2) {
      interval = min(interval * 2, longest)
    } else if took > .microseconds(4) {
      interval = took > .microseconds(100) ? 1 : max(interval / 2, 1)
    }
    left = interval - 1
  }

  /// Extends the bound of time by eight hundredths, or of a second, for the analysis of the graph.
  /// The memory of the search is freed in the rest of a tenth.
  mutating func extend(for found: Progress) {
    self.found = found
    time = time.map { max($0 + $0 / 25 * 2, $0 + .milliseconds(80)) }
    longest = 1_024
    if left < .max / 2 { left = 0 }
  }

  /// Counts a unit of work of the analysis of the graph: a visit of a state, a transition or a fair
  /// action. Checks the budget if a check is due.
  ///
  /// - Throws: The interruption.
  @inline(__always)
  mutating func spend() throws(SearchStop) { if isDue() { try check() } }

  /// Checks the bounds and calls the progress function during the analysis of the graph.
  ///
  /// - Throws: The interruption.
  @inline(never)
  mutating func check() throws(SearchStop) {
    let found = found
    try check(needed: 0) { time in
      Progress(
        states: found.states, transitions: found.transitions, depth: found.depth, time: time,
        violations: found.violations)
    }
  }
}

extension Array {
  /// The size by which the array grows next in bytes, if that is near; else zero.
  @inlinable
  var bytesToGrow: Int {
    capacity - count < 1 << 14 ? count * MemoryLayout<Element>.stride : 0
  }
}
