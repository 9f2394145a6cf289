/// The tree of the entries of a timeline.
///
/// The places of the nodes are in the order of their numbers, so that a parent comes before its
/// children. A removed entry leaves a gap. The gaps are closed before an entry is added, if more
/// than half of the places are gaps: only then do entries change their places.
///
/// The preferred children of the entries from the beginning lead to the current entry.
@frozen @usableFromInline
struct PastNodes {
  /// The nodes at their places.
  @usableFromInline var items = [PastNode(0, depth: 0, parent: -1)]

  /// The number of the next entry.
  @usableFromInline var next = 1

  /// The place of the current entry.
  @usableFromInline var current = 0

  /// The place of the beginning. The entries before it are forgotten. Those from the last kept
  /// component on stay in the tree, as the way to the component at the beginning.
  @usableFromInline var beginning = 0

  /// The number of entries after the beginning.
  @usableFromInline var count = 0

  /// The number of gaps.
  @usableFromInline var gaps = 0

  /// The numbers of the entries without children, but for the newest entry.
  @usableFromInline var ends: Set<Int> = []

  /// The number of an entry of each branch that has a name, and the least of these numbers.
  @usableFromInline var names: [String: Int] = [:]
  @usableFromInline var firstNamed = Int.max

  /// Creates a tree of one entry, whose number is zero.
  @usableFromInline
  init() {}
}

// MARK: - Places

extension PastNodes {
  /// Returns the place of an entry, or nil if there is none or it is forgotten.
  ///
  /// - Complexity: O(1) if no gap was closed after the entry, and O(log *n*) otherwise.
  @usableFromInline
  func place(_ number: Int) -> Int? {
    guard number >= items[beginning].number, number < next else { return nil }
    var place = items.count - (next - number)
    if place < 0 || items[place].number != number { place = search(number) }
    return place < items.count && items[place].number == number && !items[place].isGap ? place : nil
  }

  /// Returns the first place whose number is not less than another one.
  private func search(_ number: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The numbers of the entries without children, in order.
  var leaves: [Int] { ends.sorted() + (place(next - 1) == nil ? [] : [next - 1]) }

  /// Returns the numbers of the children of an entry, oldest first.
  func children(of number: Int) -> [Int] {
    place(number).map { children(at: $0).map { items[$0].number } } ?? []
  }

  /// Returns the places of the children of the entry at a place, oldest first.
  private func children(at place: Int) -> [Int] {
    var (children, child): ([Int], Int) = ([], items[place].first)
    while child >= 0 {
      children.append(child)
      child = items[child].sibling
    }
    return children
  }

  /// True if more than half of the places are gaps.
  @usableFromInline
  var isLoose: Bool { items.count >= 64 && gaps > items.count / 2 }

  /// Closes the gaps. Returns the previous place for each new one.
  @usableFromInline
  mutating func closeGaps() -> [Int] {
    let sources = items.indices.filter { !items[$0].isGap }
    var places = Array(repeating: -1, count: items.count)
    for (new, old) in sources.enumerated() { places[old] = new }
    func moved(_ place: Int) -> Int { place < 0 ? -1 : places[place] }
    for (new, old) in sources.enumerated() {
      var node = items[old]
      (node.parent, node.preferred) = (moved(node.parent), moved(node.preferred))
      (node.first, node.last) = (moved(node.first), moved(node.last))
      node.sibling = moved(node.sibling)
      items[new] = node
    }
    items.removeLast(items.count - sources.count)
    (current, beginning, gaps) = (places[current], places[beginning], 0)
    return sources
  }
}

// MARK: - Ways

extension PastNodes {
  /// Adds the next entry as the youngest child of the current one and makes it current. Returns its
  /// depth.
  ///
  /// - Complexity: O(1) amortised, or O(log *n*) for *n* entries if branches were forgotten.
  @usableFromInline
  mutating func append() -> Int {
    if items[current].number != next &- 1 {
      if items[current].first < 0 { ends.remove(items[current].number) }
      if place(next &- 1) != nil { ends.insert(next &- 1) }
    }
    let (place, depth) = (items.count, items[current].depth &+ 1)
    let youngest = items[current].last
    items.append(PastNode(next, depth: depth, parent: current))
    if youngest >= 0 { items[youngest].sibling = place } else { items[current].first = place }
    (items[current].last, items[current].preferred) = (place, place)
    current = place
    next &+= 1
    count &+= 1
    return depth
  }

  /// Makes an entry current, and the entries on the way to it preferred children. The search for
  /// the common ancestor of two entries goes from the younger one to its parent.
  ///
  /// - Complexity: O(*n*) for *n* entries on the way to the common ancestor and on to the other one.
  @usableFromInline
  mutating func go(to place: Int) {
    var (here, there) = (current, place)
    while here != there {
      if here > there {
        here = items[here].parent
      } else {
        let parent = items[there].parent
        if items[parent].preferred != there { items[parent].preferred = there }
        there = parent
      }
    }
    current = place
  }

  /// The numbers of the entries after the beginning up to the current entry.
  @usableFromInline
  var path: [Int] {
    var (path, place): ([Int], Int) = ([], current)
    while place != beginning {
      path.append(items[place].number)
      place = items[place].parent
    }
    return path.reversed()
  }

  /// The numbers of the entries to which the preferred children lead from the current entry.
  var ahead: [Int] {
    var (ahead, place): ([Int], Int) = ([], items[current].preferred)
    while place >= 0 {
      ahead.append(items[place].number)
      place = items[place].preferred
    }
    return ahead
  }

  /// The number of entries after the beginning up to the current entry.
  var index: Int { items[current].depth - items[beginning].depth }

  /// Returns the number of the entry that is some steps after the current one, by preferred children, or
  /// before it if they are negative; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  func number(after steps: Int) -> Int? {
    var (place, rest) = (current, steps)
    while rest != 0 {
      guard rest > 0 || place != beginning else { return nil }
      place = rest > 0 ? items[place].preferred : items[place].parent
      guard place >= 0 else { return nil }
      rest -= rest.signum()
    }
    return items[place].number
  }

  /// Returns true if an entry is on the way from the beginning to the current one. `place` is an
  /// entry on this way, at which the search begins and ends: the current one, or that of the search of a
  /// later entry.
  ///
  /// - Complexity: O(*n*) for *n* entries between `place` and the entry.
  func isOnPath(_ number: Int, from place: inout Int) -> Bool {
    while items[place].number > number, place != beginning { place = items[place].parent }
    return items[place].number == number
  }
}

// MARK: - Branches

extension PastNodes {
  /// Returns the place of the last entry of the branch of an entry: of its oldest children.
  func lastOfBranch(_ place: Int) -> Int {
    var last = place
    while items[last].first >= 0 { last = items[last].first }
    return last
  }

  /// Gives the names of the beginning's branch to another entry, or to none, and drops those of entries
  /// that are forgotten.
  private mutating func rename(to number: Int?) {
    let old = items[beginning].number
    names = names.compactMapValues { $0 == old ? number : place($0) == nil ? nil : $0 }
    firstNamed = names.values.min() ?? .max
  }
}

// MARK: - Forgetting

extension PastNodes {
  /// Removes the oldest branch at the beginning that does not lead to the current entry. Returns its
  /// places, parents first, or none if there is no such branch.
  ///
  /// - Complexity: O(*n*) for *n* entries of the branch.
  @usableFromInline
  mutating func removeBranch() -> [Int] {
    let ahead = current == beginning ? -1 : items[beginning].preferred
    let oldest = items[beginning].first
    guard oldest >= 0, oldest != ahead || items[oldest].sibling >= 0 else { return [] }
    var branch = [oldest == ahead ? items[oldest].sibling : oldest]
    let sibling = items[branch[0]].sibling
    if oldest == ahead {
      items[oldest].sibling = sibling
    } else {
      items[beginning].first = sibling
      if items[beginning].number >= firstNamed { rename(to: nil) }
    }
    if sibling < 0 { items[beginning].last = oldest == ahead ? oldest : -1 }
    if items[beginning].preferred == branch[0] {
      items[beginning].preferred = items[beginning].last
    }
    var index = 0
    while index < branch.count {
      branch += children(at: branch[index])
      index += 1
    }
    count -= branch.count
    remove(branch)
    for place in branch where items[place].first < 0 { ends.remove(items[place].number) }
    // One of them was newer than the beginning.
    if items[beginning].first < 0 { ends.insert(items[beginning].number) }
    return branch
  }

  /// Makes the next entry on the way to the current one the beginning. Returns true if there is one.
  ///
  /// - Precondition: There is no other branch at the beginning.
  @usableFromInline
  mutating func advance() -> Bool {
    guard current != beginning else { return false }
    let (old, next) = (items[beginning], items[beginning].preferred)
    if old.number >= firstNamed {
      // To its end, so that many entries are forgotten before the names move again.
      rename(to: next == old.first ? items[lastOfBranch(next)].number : nil)
    }
    beginning = next
    count &-= 1
    return true
  }

  /// Removes the entries before the beginning. Returns their places.
  @usableFromInline
  mutating func removeApproach() -> [Int] {
    var (approach, place): ([Int], Int) = ([], items[beginning].parent)
    while place >= 0 {
      approach.append(place)
      place = items[place].parent
    }
    items[beginning].parent = -1
    remove(approach)
    return approach
  }

  private mutating func remove(_ places: [Int]) {
    for place in places { items[place].isGap = true }
    gaps += places.count
  }
}
