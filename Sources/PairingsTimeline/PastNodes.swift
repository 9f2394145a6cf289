/// The nodes of the entries of a timeline, under increasing numbers, of which any may be removed.
///
/// The nodes are a ring, in which a number determines its place, as long as the ring has room for
/// all numbers from the smallest to the last. Otherwise they are a list, in which a number is
/// searched for.
///
/// - Complexity: A read, a change and an append are O(1) amortised as long as nothing or only the
///   smallest numbers were removed, and O(log *n*) otherwise. There are at most four times as many
///   places as entries, or 32.
@frozen @usableFromInline
struct PastNodes {
  /// The places, whose number is a power of two. A place without an entry is a gap.
  @usableFromInline var items: [PastNode]

  /// The number of each place, in increasing order, or none if the places are a ring.
  @usableFromInline var keys: [Int] = []

  /// The smallest number, if the places are a ring.
  @usableFromInline var first = 0

  /// The number of the next entry.
  @usableFromInline var next = 1

  /// The number of entries.
  @usableFromInline var count = 1

  /// The entries that were added last, each after the one before it. They are in no splay tree yet.
  @usableFromInline var line = 0..<1

  /// The sum of the sizes of the entries, in bytes.
  @usableFromInline var bytes = 0

  /// The number of rotations so far, which measures the cost of travel.
  @usableFromInline var rotations = 0

  /// Creates a tree of one entry, whose number is zero.
  @usableFromInline
  init() {
    items = Array(repeating: .gap, count: 32)
    items[0] = PastNode(parent: -1, depth: 0, shortcut: 0)
  }
}

// MARK: - Places

extension PastNodes {
  /// Returns the place of an entry, or nil if there is none.
  @inlinable @inline(__always)
  func place(_ number: Int) -> Int? {
    let isRing = keys.isEmpty
    let place = isRing ? number & (items.count &- 1) : Self.search(number, in: keys)
    guard isRing ? number >= first && number < next : place >= 0 else { return nil }
    return items[place].isGap ? nil : place
  }

  /// Returns the place of a number in a sorted list, or -1. The function takes the list alone,
  /// since passing the whole value would copy it.
  @usableFromInline
  static func search(_ number: Int, in keys: [Int]) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == number ? low : -1
  }

  @inlinable @inline(__always)
  subscript(number: Int) -> PastNode? {
    guard let place = place(number) else { return nil }
    return items[place]
  }

  /// Changes a node in its place.
  @inlinable
  mutating func change(_ number: Int, _ change: (inout PastNode) -> Void) {
    if let place = place(number) { change(&items[place]) }
  }

  /// Sets the size of an entry. One that is too large for the field has the greatest size.
  @usableFromInline
  mutating func resize(_ number: Int, to size: Int) {
    guard let place = place(number) else { return }
    let new = UInt32(clamping: size)
    bytes += Int(new) - Int(items[place].size)
    items[place].size = new
  }

  /// The numbers of the entries, in increasing order.
  @usableFromInline
  var numbers: [Int] { (keys.isEmpty ? Array(first..<next) : keys).filter { place($0) != nil } }

  /// True if there is no place for the next number.
  @inlinable
  var isFull: Bool { (keys.isEmpty ? next &- first : keys.count) == items.count }

  /// True if there are too many places for the entries.
  @inlinable
  var isLoose: Bool { items.count > 32 && count &* 4 < items.count }

  /// True if all entries keep their places when the number of places doubles.
  @inlinable
  var canGrow: Bool { keys.isEmpty && first == 0 && count &* 2 > items.count }

  /// Makes at least twice as many places as entries. Returns the previous place for each new one,
  /// or -1.
  @usableFromInline
  mutating func arrange() -> [Int] {
    var size = 32
    while size < 2 * count { size *= 2 }
    let numbers = numbers
    first = numbers.first ?? next
    let isRing = next - first < size
    var sources = Array(repeating: -1, count: size)
    for (index, number) in numbers.enumerated() {
      sources[isRing ? number & (size - 1) : index] = place(number) ?? -1
    }
    items = sources.map { $0 < 0 ? .gap : items[$0] }
    keys = isRing ? [] : numbers
    return sources
  }
}

// MARK: - The tree

extension PastNodes {
  /// Adds the next entry as the youngest child of another one. Returns its place, or nil if there
  /// is no such parent.
  ///
  /// - Precondition: ``isFull`` is false.
  @usableFromInline
  mutating func append(after parent: Int) -> Int? {
    guard let above = place(parent) else { return nil }
    let (depth, next) = (items[above].depth &+ 1, next)
    let place = keys.isEmpty ? next & (items.count &- 1) : keys.count
    items[place] = PastNode(
      parent: parent, depth: depth, shortcut: shortcut(after: above, parent))
    if let last = items[above].adopt(next) { change(last) { $0.sibling = next } }
    lengthen(by: next, after: parent)
    if !keys.isEmpty { keys.append(next) }
    self.next = next &+ 1
    count &+= 1
    return place
  }

  /// Returns the shortcut of a child of the entry at a place. It is twice as long as before if the
  /// last two shortcuts are equally long.
  ///
  /// - SeeAlso: Myers, *An Applicative Random-Access Stack* (1983).
  private func shortcut(after above: Int, _ parent: Int) -> Int {
    guard let first = place(items[above].shortcut), let second = place(items[first].shortcut),
      items[above].depth - items[first].depth == items[first].depth - items[second].depth
    else { return parent }
    return items[first].shortcut
  }

  /// Removes an entry that has no children, or that has no parent and no other child than its
  /// preferred one.
  ///
  /// - Complexity: O(1) amortised, besides the search for its place.
  @usableFromInline
  mutating func remove(_ number: Int) {
    guard let place = place(number) else { return }
    detach(number)
    count &-= 1
    bytes &-= Int(items[place].size)
    guard keys.isEmpty, number == first else { return items[place] = .gap }
    repeat { first &+= 1 } while first < next && items[first & (items.count &- 1)].isGap
  }

  /// Makes an entry the beginning, and removes the previous beginning unless it is pinned. Returns
  /// the place of the new beginning and whether the entry was skipped.
  @usableFromInline
  mutating func begin(at number: Int, after old: Int) -> (place: Int, wasSkipped: Bool)? {
    guard let place = place(number), let before = self.place(old) else { return nil }
    let (wasSkipped, isPinned) = (items[place].isSkipped, items[before].isPinned)
    bytes &-= Int(items[place].size)
    items[place].becomeBeginning(number)
    if !isPinned { remove(old) }
    return (place, wasSkipped)
  }
}
