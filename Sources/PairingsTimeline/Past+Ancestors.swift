import Pairings

// Ancestors of entries.

extension Past {
  /// Returns the ancestor of an entry at a depth, or nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  func ancestor(of id: ID, at depth: Int) -> ID? {
    var place = id
    while let node = nodes[place], node.depth >= depth {
      guard node.depth > depth else { return place }
      if let far = nodes[node.shortcut], far.depth >= depth, far.depth < node.depth {
        place = node.shortcut
      } else {
        place = node.parent
      }
    }
    return nil
  }

  /// Returns true if an entry is an ancestor of another one, or the same entry.
  @inlinable
  func isBefore(_ id: ID, _ other: ID) -> Bool {
    nodes[id].map { ancestor(of: other, at: $0.depth) == id } ?? false
  }

  /// Returns the entries after the beginning up to one of them.
  @inlinable
  func path(to id: ID) -> [ID] {
    var (path, place): ([ID], ID) = ([], id)
    while place >= 0, place != beginning {
      path.append(place)
      place = nodes[place]?.parent ?? -1
    }
    return path.reversed()
  }
}
