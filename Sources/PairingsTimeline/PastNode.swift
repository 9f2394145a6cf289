/// Where an entry of a timeline stands in the tree: numbers only, so that to look at it is to copy
/// it; -1 stands for none.
@frozen @usableFromInline
struct PastNode {
  @usableFromInline var parent: Int
  @usableFromInline let depth: Int

  /// An entry further back, so that any of them is reached in few steps.
  @usableFromInline var shortcut: Int

  /// The oldest child, the youngest one, and the next one of the same parent.
  @usableFromInline var first = -1
  @usableFromInline var last = -1
  @usableFromInline var sibling = -1

  /// Its place on the path of what was there last.
  @usableFromInline var path = PathPlace()

  @usableFromInline var isSkipped = false
  @usableFromInline var isPinned = false

  @inlinable
  init(parent: Int, depth: Int, shortcut: Int) {
    (self.parent, self.depth, self.shortcut) = (parent, depth, shortcut)
  }

  /// Where there is no entry.
  @inlinable
  static var gap: PastNode { PastNode(parent: -1, depth: -1, shortcut: -1) }

  @inlinable
  var isGap: Bool { depth < 0 }

  /// The child, if there is but one.
  @inlinable
  var onlyChild: Int? { first == last && first >= 0 ? first : nil }
}

// MARK: - Children

extension Past {
  /// The children of an entry, the oldest first.
  @inlinable
  func children(of id: ID) -> [ID] {
    var (children, child): ([ID], ID) = ([], nodes[id]?.first ?? -1)
    while child >= 0 {
      children.append(child)
      child = nodes[child]?.sibling ?? -1
    }
    return children
  }

  /// Removes and returns the oldest child of an entry other than one.
  @inlinable
  func removeChild(of id: ID, but kept: ID?) -> ID? {
    guard let first = nodes[id]?.first, first >= 0, let next = nodes[first]?.sibling else {
      return nil
    }
    if first != kept {
      nodes.change(id) {
        $0.first = next
        if next < 0 { $0.last = -1 }
      }
      return first
    }
    guard next >= 0, let after = nodes[next]?.sibling else { return nil }
    nodes.change(first) { $0.sibling = after }
    if after < 0 { nodes.change(id) { $0.last = first } }
    return next
  }
}
