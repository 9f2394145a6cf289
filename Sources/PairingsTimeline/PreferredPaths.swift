/// The child of each entry that was there last, for a tree of entries that grows at its leaves.
///
/// The tree is cut into paths, each of which follows the preferred child of its entries. A path is
/// a splay tree, ordered by depth, so that all of the way to an entry becomes preferred in few
/// steps, however long it is: only where it leaves another path does anything change.
///
/// - Complexity: O(log *n*) amortised for each operation.
/// - SeeAlso: Sleator and Tarjan, *A Data Structure for Dynamic Trees* (1983), and
///   *Self-Adjusting Binary Search Trees* (1985).
@frozen @usableFromInline
struct PreferredPaths {
  /// A place in the splay tree of a path; -1 stands for none.
  @usableFromInline
  struct Place {
    /// What is above it in its splay tree; of its root, the entry that its path comes from.
    var up = -1

    /// The subtree of what comes before it on its path.
    var before = -1

    /// The subtree of what comes after it on its path.
    var after = -1
  }

  /// A subtree that the last entries in a row have made, and how high what comes after its root is.
  @usableFromInline
  struct Tower {
    var root: Int
    var height = 0
  }

  @usableFromInline var places: Shelf<Place>

  /// The upper end of the path to the entry that was added last, from below, as long as only
  /// children of the last one were added since: two towers of a height are made one, so that
  /// what is added in a row is balanced.
  @usableFromInline var towers: [Tower]

  /// The entry that was added last.
  private var last: Int { places.next - 1 }

  /// How many rotations there were, which is what everything here costs.
  @usableFromInline var rotations: Int

  /// The paths of a tree of one entry, whose number is zero.
  @usableFromInline
  init() { (places, towers, rotations) = (Shelf(Place()), [], 0) }
}

// MARK: - The tree

extension PreferredPaths {
  /// Adds the next entry after another one, which prefers it.
  ///
  /// - Complexity: O(1) amortised after the one that was added last.
  @usableFromInline
  mutating func append(after parent: Int) {
    if parent != last || towers.isEmpty {
      lead(to: parent)
      places.change(parent) { $0.after = -1 }  // What was there is a path of its own now.
    }
    let (next, top) = (places.next, towers.last?.root ?? parent)
    places.change(top) { $0.up = next }
    places.append(Place(before: top))
    towers.append(Tower(root: next))
    while towers.count > 1, towers[towers.count - 2].height == towers[towers.count - 1].height {
      towers.removeLast()
      towers[towers.count - 1].height += 1
      rotate(towers[towers.count - 1].root)
    }
  }

  /// Lets all entries on the way to one of them prefer that way; what it prefers itself stays.
  @usableFromInline
  mutating func lead(to entry: Int) {
    splay(entry)
    while let parent = places[entry]?.up, parent >= 0 {
      splay(parent)
      places.change(parent) { $0.after = entry }  // What was there is a path of its own now.
      splay(entry)
    }
  }

  /// The child that an entry prefers, if it has one.
  @usableFromInline
  mutating func child(of entry: Int) -> Int? {
    splay(entry)
    guard var child = places[entry]?.after, child >= 0 else { return nil }
    while let before = places[child]?.before, before >= 0 { child = before }
    splay(child)
    return child
  }

  /// Takes an entry out that has no children, or no parent and no other child than it prefers.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  mutating func remove(_ entry: Int) {
    detach(entry)
    _ = places.remove(entry)
  }

  /// Lets an entry have neither parent nor children, as ``remove(_:)`` does, and keeps it.
  @usableFromInline
  mutating func detach(_ entry: Int) {
    if towers.first?.root == entry {
      towers.removeFirst()
    } else if entry == last {
      towers = []
    }
    guard let place = places[entry] else { return }
    let rest = place.before >= 0 ? place.before : place.after  // One of them is none.
    if rest >= 0 { places.change(rest) { $0.up = place.up } }
    replace(entry, by: rest, below: place.up)
    places.change(entry) { $0 = Place() }
  }
}

// MARK: - Splaying

extension PreferredPaths {
  /// Whether an entry is the root of its splay tree.
  private func isRoot(_ entry: Int, below up: Int) -> Bool {
    guard up >= 0, let parent = places[up] else { return true }
    return parent.before != entry && parent.after != entry
  }

  /// Makes an entry the root of its splay tree.
  private mutating func splay(_ entry: Int) {
    if !towers.isEmpty { towers = [] }
    while let parent = places[entry]?.up, !isRoot(entry, below: parent) {
      if let grandparent = places[parent]?.up, !isRoot(parent, below: grandparent) {
        let isStraight =
          (places[grandparent]?.before == parent) == (places[parent]?.before == entry)
        rotate(isStraight ? parent : entry)
      }
      rotate(entry)
    }
  }

  /// Puts an entry in the place of what is above it.
  private mutating func rotate(_ entry: Int) {
    guard var place = places[entry], var parent = places[place.up] else { return }
    rotations += 1
    let (up, isBefore) = (place.up, parent.before == entry)
    let moved = isBefore ? place.after : place.before
    if isBefore {
      (parent.before, place.after) = (moved, up)
    } else {
      (parent.after, place.before) = (moved, up)
    }
    if moved >= 0 { places.change(moved) { $0.up = up } }
    (place.up, parent.up) = (parent.up, entry)
    replace(up, by: entry, below: place.up)
    places.change(entry) { $0 = place }
    places.change(up) { $0 = parent }
  }

  /// Puts another subtree in the place of one, unless that is a path of its own.
  private mutating func replace(_ entry: Int, by other: Int, below up: Int) {
    guard up >= 0, let parent = places[up] else { return }
    if parent.before == entry {
      places.change(up) { $0.before = other }
    } else if parent.after == entry {
      places.change(up) { $0.after = other }
    }
  }
}
