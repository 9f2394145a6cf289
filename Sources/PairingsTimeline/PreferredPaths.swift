// The preferred child of each entry, which is the child that was current last, for a tree that
// grows at its leaves.
//
// The tree is cut into paths, each of which follows the preferred children of its entries. Each
// path is a splay tree, ordered by depth. So the path from the root to any entry becomes preferred
// in few steps, however long it is: only the places where it leaves another path change. Entries
// that were added in a row are in no splay tree at first. The first access to a path links them
// into a balanced one.
//
// See Sleator and Tarjan, *A Data Structure for Dynamic Trees* (1983), and *Self-Adjusting Binary
// Search Trees* (1985).

/// The links of an entry in the splay tree of its path; -1 stands for no entry.
@frozen @usableFromInline
struct PathPlace {
  /// The parent in the splay tree. Of the root, the entry from which the path branches off.
  @usableFromInline var up = -1

  /// The subtree of the entries before this one on its path.
  @usableFromInline var before = -1

  /// The subtree of the entries after this one on its path.
  @usableFromInline var after = -1

  @inlinable
  init() {}
}

// MARK: - Paths

extension PastNodes {
  /// Makes the next entry, which is being added, the preferred child of its parent.
  ///
  /// - Complexity: O(1) amortised if the parent is the entry that was added last.
  mutating func lengthen(by entry: Int, after parent: Int) {
    if entry != line.upperBound || parent != entry - 1 {
      link()
      line = entry..<entry
    }
    line = line.lowerBound..<entry + 1
  }

  /// Makes a balanced splay tree of the entries that were added last, which are preferred children.
  ///
  /// - Complexity: O(*n*) for *n* of them, besides O(log *n*) amortised.
  private mutating func link() {
    guard let first = line.first, let parent = self[first]?.parent else { return }
    let root = link(line, below: parent)
    line = line.upperBound..<line.upperBound
    guard parent >= 0 else { return }
    lead(to: parent)
    change(parent) { $0.path.after = root }  // The previous one becomes a path of its own.
  }

  /// Makes a balanced splay tree of entries in a row, and returns its root.
  private mutating func link(_ line: Range<Int>, below up: Int) -> Int {
    guard !line.isEmpty else { return -1 }
    let root = line.lowerBound + line.count / 2
    let before = link(line.lowerBound..<root, below: root)
    let after = link(root + 1..<line.upperBound, below: root)
    change(root) { ($0.path.up, $0.path.before, $0.path.after) = (up, before, after) }
    return root
  }

  /// Makes all entries on the path from the root to an entry preferred children. The preferred
  /// child of the entry itself stays.
  @usableFromInline
  mutating func lead(to entry: Int) {
    link()
    splay(entry)
    while let parent = self[entry]?.path.up, parent >= 0 {
      splay(parent)
      change(parent) { $0.path.after = entry }  // The previous one becomes a path of its own.
      splay(entry)
    }
  }

  /// Returns the preferred child of an entry, if the entry has one.
  @usableFromInline
  mutating func child(of entry: Int) -> Int? {
    link()
    splay(entry)
    guard var child = self[entry]?.path.after, child >= 0 else { return nil }
    while let before = self[child]?.path.before, before >= 0 { child = before }
    splay(child)
    return child
  }

  /// Removes an entry from the paths. The entry has no children, or it has no parent and no other
  /// child than its preferred one.
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

  /// Removes an entry from its splay tree.
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
  /// Returns true if an entry is the root of its splay tree.
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

  /// Rotates an entry above its parent in the splay tree.
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

  /// Replaces a subtree by another one, unless the subtree is a path of its own.
  private mutating func replace(_ entry: Int, by other: Int, below up: Int) {
    guard up >= 0, let parent = self[up]?.path else { return }
    if parent.before == entry {
      change(up) { $0.path.before = other }
    } else if parent.after == entry {
      change(up) { $0.path.after = other }
    }
  }
}
