/// The frontier of a breadth-first search, or open list: the states at the present depth, and those
/// at the next, in the order in which they were found.
@frozen
@usableFromInline
struct LayeredFrontier<State> {
  @usableFromInline let bound: Int
  @usableFromInline var present: [State] = []
  @usableFromInline var upcoming: [State] = []

  /// The number of the first state at the present depth, and the number of those expanded.
  @usableFromInline var first = 0
  @usableFromInline var index = 0

  /// The number of the first state at each depth, up to the depth after the present one.
  @usableFromInline var layers = [0]

  /// Makes a frontier with a bound of depth.
  @inlinable
  init(within bound: Int) { self.bound = bound }

  /// The present depth.
  @inlinable var depth: Int { layers.count - 2 }

  /// The size by which the frontier grows next, in bytes.
  @inlinable var bytesToGrow: Int { upcoming.bytesToGrow }

  /// The number of expanded states.
  @inlinable var expanded: Int { first + index }

  /// Returns the next of the present states, with its number.
  @inlinable @inline(__always)
  func next() -> (state: State, number: Int)? {
    index < present.count ? (present[index], first + index) : nil
  }

  /// Makes the states of the next depth present; returns false at the end.
  ///
  /// - Parameter isOpen: True if other states are to be expanded at the next depth, too.
  /// - Throws: The interruption at the bound of depth.
  @inlinable
  mutating func advance(isOpen: Bool = false) throws(SearchStop) -> Bool {
    let isOpen = isOpen || !upcoming.isEmpty
    if layers.count > bound, isOpen { throw SearchStop(.depth(bound)) }
    first += present.count
    swap(&present, &upcoming)
    upcoming.removeAll(keepingCapacity: true)
    index = 0
    layers.append(first + present.count)
    return isOpen
  }
}
