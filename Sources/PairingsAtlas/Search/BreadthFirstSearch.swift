/// A breadth-first search: it visits every state on a shortest path, in the same order each time.
@usableFromInline
typealias BreadthFirstSearch<System: Model> = Search<System, LayeredFrontier<System>>

extension Search where Frontier == LayeredFrontier<System> {
  @inlinable
  init(
    _ model: System, _ bounds: Bounds, _ monitor: PropertyMonitor<System>,
    builder: ChartBuilder<System.View>? = nil, report: ((Progress) -> Bool)?
  ) {
    self.init(
      model, bounds, LayeredFrontier(within: bounds.depth),
      SeenSet(isNumbered: monitor.needsNumbers || builder != nil),
      StateRecorder(monitor, builder: builder),
      SearchBudget(bounds, report: report))
  }

  /// Decides the properties, after random walks if the search did not visit everything and was not
  /// stopped.
  @inlinable
  mutating func checkResult(_ extent: Extent) -> CheckResult<System.Action, System.View> {
    let isOver = extent == .everything || extent == .decided || extent == .stopped
    let walkCount = isOver ? 0 : walkRandomly()
    return result(extent, layers: frontier.layers, walkCount: walkCount)
  }
}

/// The frontier of a breadth-first search: the states at the present depth, and those at the next,
/// in the order in which they were found.
@frozen
@usableFromInline
struct LayeredFrontier<System: Model>: SearchFrontier {
  @usableFromInline let bound: Int
  @usableFromInline var present: [System.State] = []
  @usableFromInline var upcoming: [System.State] = []

  /// The number of the first state at the present depth, and the number of those expanded.
  @usableFromInline var first = 0
  @usableFromInline var index = 0

  /// The number of the first state at each depth, up to the depth after the present one.
  @usableFromInline var layers = [0]

  /// Makes a frontier with a bound of depth.
  @inlinable
  init(within bound: Int) { self.bound = bound }

  @inlinable static var lookup: SearchLookup { .batch }
  @inlinable var depth: Int { layers.count - 2 }
  @inlinable var bytesToGrow: Int { upcoming.bytesToGrow }

  @inlinable
  var held: Int { (present.capacity + upcoming.capacity) * MemoryLayout<System.State>.stride }

  /// The number of expanded states.
  @inlinable var expanded: Int { first + index }

  @inlinable @inline(__always)
  func next() -> (state: System.State, number: Int)? {
    index < present.count ? (present[index], first + index) : nil
  }

  @inlinable
  mutating func advance() throws(SearchStop) -> Bool {
    if layers.count > bound, !upcoming.isEmpty { throw SearchStop(.depth(bound)) }
    first += present.count
    swap(&present, &upcoming)
    upcoming.removeAll(keepingCapacity: true)
    index = 0
    layers.append(first + present.count)
    return !present.isEmpty
  }

  @inlinable @inline(__always)
  mutating func add(_ successor: SearchSuccessor<System.State>, number: Int) -> Int {
    upcoming.append(successor.state)
    return number
  }

  @inlinable @inline(__always)
  mutating func finishExpansion(_ taken: Int) -> Int {
    index += 1
    return taken
  }
}
