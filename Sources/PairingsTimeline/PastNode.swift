/// The node of an entry in the tree of a timeline. It consists of numbers only, so that reading it
/// copies it; -1 stands for no entry.
@frozen @usableFromInline
struct PastNode {
  @usableFromInline var parent: Int
  @usableFromInline let depth: Int

  /// An ancestor further back, by which every ancestor is reached in few steps.
  @usableFromInline var shortcut: Int

  /// The oldest child, the youngest child, and the next sibling.
  @usableFromInline var first = -1
  @usableFromInline var last = -1
  @usableFromInline var sibling = -1

  /// The links of the entry in its preferred path.
  @usableFromInline var path = PathPlace()

  @usableFromInline var isSkipped = false
  @usableFromInline var isPinned = false

  /// The size of the change and the kept component of the entry, in bytes.
  @usableFromInline var size: UInt32 = 0

  @inlinable
  init(parent: Int, depth: Int, shortcut: Int) {
    (self.parent, self.depth, self.shortcut) = (parent, depth, shortcut)
  }

  /// The node of a place without an entry.
  @inlinable
  static var gap: PastNode { PastNode(parent: -1, depth: -1, shortcut: -1) }

  @inlinable
  var isGap: Bool { depth < 0 }

  /// Adds the youngest child. Returns the youngest one before it, if there is one.
  mutating func adopt(_ child: Int) -> Int? {
    defer { last = child }
    guard last < 0 else { return last }
    first = child
    return nil
  }

  /// Makes the node that of the beginning, which has no parent, is not skipped, and has no size.
  mutating func becomeBeginning(_ number: Int) {
    (parent, shortcut, isSkipped, size) = (-1, number, false, 0)
  }

  /// The only child, or nil if there are none or several.
  @inlinable
  var onlyChild: Int? { first == last && first >= 0 ? first : nil }
}

// MARK: - Children

extension Past {
  /// Returns the children of an entry, oldest first.
  @inlinable
  func children(of id: ID) -> [ID] {
    var (children, child): ([ID], ID) = ([], nodes[id]?.first ?? -1)
    while child >= 0 {
      children.append(child)
      child = nodes[child]?.sibling ?? -1
    }
    return children
  }

  /// Returns the oldest child of an entry other than `kept`.
  @inlinable
  func firstChild(of id: ID, but kept: ID?) -> ID? {
    guard let first = nodes[id]?.first, first >= 0 else { return nil }
    guard first == kept else { return first }
    guard let next = nodes[first]?.sibling, next >= 0 else { return nil }
    return next
  }

  /// Removes and returns the oldest child of an entry other than `kept`.
  @inlinable @discardableResult
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
