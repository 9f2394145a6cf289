// The child of each entry that was there last, for a tree of entries that grows at its leaves.
//
// The tree is cut into paths, each of which follows the preferred child of its entries. A path is
// a splay tree, ordered by depth, so that all of the way to an entry becomes preferred in few
// steps, however long it is: only where it leaves another path does anything change. Entries that
// were added in a row are in none until a way is asked for, and are then balanced at once.
//
// See Sleator and Tarjan, *A Data Structure for Dynamic Trees* (1983), and *Self-Adjusting Binary
// Search Trees* (1985).

/// A place in the splay tree of a path; -1 stands for none.
@frozen @usableFromInline
struct PathPlace {
  /// What is above it in its splay tree; of its root, the entry that its path comes from.
  @usableFromInline var up = -1

  /// The subtree of what comes before it on its path.
  @usableFromInline var before = -1

  /// The subtree of what comes after it on its path.
  @usableFromInline var after = -1

  @inlinable
  init() {}
}

// MARK: - Paths

extension PastNodes {
  /// Lets the entry after another one be preferred, which is the next.
  ///
  /// - Complexity: O(1) amortised after the one that was added last.
  mutating func lengthen(by entry: Int, after parent: Int) {
    if entry != line.upperBound || parent != entry - 1 {
      link()
      line = entry..<entry
    }
    line = line.lowerBound..<entry + 1
  }

  /// Makes a balanced splay tree of the entries that were added last, which are preferred.
  ///
  /// - Complexity: O(*n*) for *n* of them, besides O(log *n*) amortised.
  private mutating func link() {
    guard let first = line.first, let parent = self[first]?.parent else { return }
    let root = link(line, below: parent)
    line = line.upperBound..<line.upperBound
    guard parent >= 0 else { return }
    lead(to: parent)
    change(parent) { $0.path.after = root }  // What was there is a path of its own now.
  }

  /// Makes a balanced splay tree of entries in a row and returns its root.
  private mutating func link(_ line: Range<Int>, below up: Int) -> Int {
    guard !line.isEmpty else { return -1 }
    let root = line.lowerBound + line.count / 2
    let before = link(line.lowerBound..<root, below: root)
    let after = link(root + 1..<line.upperBound, below: root)
    change(root) { ($0.path.up, $0.path.before, $0.path.after) = (up, before, after) }
    return root
  }

  /// Lets all entries on the way to one of them prefer that way; what it prefers itself stays.
  @usableFromInline
  mutating func lead(to entry: Int) {
    link()
    splay(entry)
    while let parent = self[entry]?.path.up, parent >= 0 {
      splay(parent)
      change(parent) { $0.path.after = entry }  // What was there is a path of its own now.
      splay(entry)
    }
  }

  /// The child that an entry prefers, if it has one.
  @usableFromInline
  mutating func child(of entry: Int) -> Int? {
    link()
    splay(entry)
    guard var child = self[entry]?.path.after, child >= 0 else { return nil }
    while let before = self[child]?.path.before, before >= 0 { child = before }
    splay(child)
    return child
  }

  /// Lets an entry have neither parent nor children that has no children, or no parent and no other
  /// child than it prefers.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  mutating func detach(_ entry: Int) {
    if entry == line.first {
      line = line.dropFirst()
    } else if entry == line.last {
      line = line.dropLast()
    } else {
      cut(entry)
    }
  }

  /// Takes an entry out of its splay tree.
  private mutating func cut(_ entry: Int) {
    guard let place = self[entry]?.path else { return }
    let rest = place.before >= 0 ? place.before : place.after  // One of them is none.
    if rest >= 0 { change(rest) { $0.path.up = place.up } }
    replace(entry, by: rest, below: place.up)
    change(entry) { $0.path = PathPlace() }
  }
}

// MARK: - Splaying

extension PastNodes {
  /// Whether an entry is the root of its splay tree.
  private func isRoot(_ entry: Int, below up: Int) -> Bool {
    guard up >= 0, let parent = self[up]?.path else { return true }
    return parent.before != entry && parent.after != entry
  }

  /// Makes an entry the root of its splay tree.
  private mutating func splay(_ entry: Int) {
    while let parent = self[entry]?.path.up, !isRoot(entry, below: parent) {
      if let grandparent = self[parent]?.path.up, !isRoot(parent, below: grandparent) {
        let isStraight =
          (self[grandparent]?.path.before == parent) == (self[parent]?.path.before == entry)
        rotate(isStraight ? parent : entry)
      }
      rotate(entry)
    }
  }

  /// Puts an entry in the place of what is above it.
  private mutating func rotate(_ entry: Int) {
    guard var place = self[entry]?.path, var parent = self[place.up]?.path else { return }
    rotations += 1
    let (up, isBefore) = (place.up, parent.before == entry)
    let moved = isBefore ? place.after : place.before
    if isBefore {
      (parent.before, place.after) = (moved, up)
    } else {
      (parent.after, place.before) = (moved, up)
    }
    if moved >= 0 { change(moved) { $0.path.up = up } }
    (place.up, parent.up) = (parent.up, entry)
    replace(up, by: entry, below: place.up)
    change(entry) { $0.path = place }
    change(up) { $0.path = parent }
  }

  /// Puts another subtree in the place of one, unless that is a path of its own.
  private mutating func replace(_ entry: Int, by other: Int, below up: Int) {
    guard up >= 0, let parent = self[up]?.path else { return }
    if parent.before == entry {
      change(up) { $0.path.before = other }
    } else if parent.after == entry {
      change(up) { $0.path.after = other }
    }
  }
}
