public import Pairings

extension Timeline {
  /// Forgets the oldest entry that may be: a branch at the beginning that does not lead to where
  /// it is, or else the first step. Returns whether there was one.
  ///
  /// What is pinned stays, without a past.
  @inlinable
  func forget() -> Bool {
    guard let node = nodes[beginning] else { return false }
    guard isBefore(beginning, current) else { return leave(node) }
    guard let ahead = ancestor(of: current, at: node.depth + 1) else { return false }
    if let other = node.children.first(where: { $0 != ahead }) {
      nodes[beginning]?.children.removeAll { $0 == other }
      forget(from: other)
    } else {
      let component = component(at: ahead)
      let (child, old) = (ahead, beginning)
      first = child
      cut(child, component)
      if nodes[old]?.isPinned == true {
        cut(old, nodes[old]?.kept, children: [])
      } else {
        drop(old)
      }
    }
    return true
  }

  /// Forgets what does not lead to where it is, which came from a pinned entry.
  @inlinable
  func leave(_ node: Node) -> Bool {
    if let other = node.children.first {
      nodes[beginning]?.children.removeFirst()
      forget(from: other)
      return true
    }
    var root = current
    while let parent = nodes[root]?.parent { root = parent }
    let old = beginning
    first = root
    islands -= 1
    if node.isPinned { cut(old, node.kept, children: []) } else { drop(old) }
    return true
  }

  /// Forgets a branch, but for what is pinned in it.
  @inlinable
  func forget(from id: ID) {
    var after = [id]
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      after += node.children
      guard node.isPinned else { continue }
      let component = component(at: id)
      nodes[id]?.kept = component
    }
    after = [id]
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      after += node.children
      if node.isPinned { cut(id, node.kept, children: []) } else { drop(id) }
    }
  }

  /// Lets an entry have no past.
  @inlinable
  func cut(_ id: ID, _ component: Component<Eff, Pair, View>?, children: [ID]? = nil) {
    guard let node = nodes[id] else { return }
    if id != beginning { islands += 1 }
    var island = Node(
      parent: nil, depth: node.depth, shortcut: id, step: nil,
      children: children ?? node.children, kept: component)
    island.isPinned = node.isPinned
    nodes[id] = island
  }

  @inlinable
  func drop(_ id: ID) { _ = nodes.remove(id) }
}
