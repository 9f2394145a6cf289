/// The progress of a queue that settles.
///
/// An event that is sent while another is performed belongs to the next generation. An event that
/// keeps sending one event makes one generation after the other. An event that keeps sending two makes
/// generations that double. Both are runaways. Any number of events in the first generation is no
/// runaway.
@frozen @usableFromInline
struct Drain {
  private var generation = 0

  /// The number of sent events, without the first generation.
  private var count = 0

  /// The number of runaways. Observers of the first may still send events. Events that are sent
  /// after the second are dropped.
  @usableFromInline private(set) var runaways = 0

  @usableFromInline
  init() {}

  /// Counts the next generation and returns true if it may be performed.
  ///
  /// A generation may have 100 events on average, except the first, which is not limited.
  mutating func admits(_ events: Int, limit: Int) -> Bool {
    generation += 1
    if generation > 1 { count += events }
    return generation <= limit && count / 100 <= limit
  }

  /// Counts a runaway and resets the generations.
  mutating func runAway() {
    runaways += 1
    (generation, count) = (0, 0)
  }
}
