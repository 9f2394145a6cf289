public import Pairings

extension Past {
  /// Forgets the oldest entry that may be: a branch at the beginning that does not lead to where
  /// it is, or else the first step. Returns whether there was one.
  ///
  /// What is pinned stays, without a past.
  @inlinable
  func forget() -> Bool {
    guard let depth = nodes[beginning]?.depth else { return false }
    guard isBefore(beginning, current) else { return forgetAside() || leave() }
    if forgetBranch(at: beginning) || forgetAside() { return true }
    guard let ahead = ancestor(of: current, at: depth + 1) else { return false }
    let component = component(at: ahead)
    let old = beginning
    beginning = ahead
    cut(ahead, component)
    if nodes[old]?.isPinned == true { cut(old, nodes[old]?.kept, children: []) } else { drop(old) }
    return true
  }

  /// Forgets the oldest branch that comes from an entry and does not lead to where it is.
  @inlinable
  func forgetBranch(at id: ID) -> Bool {
    guard let depth = nodes[id]?.depth else { return false }
    let ahead = isBefore(id, current) ? ancestor(of: current, at: depth + 1) : nil
    guard let index = nodes[id]?.children.firstIndex(where: { $0 != ahead }),
      let other = nodes[id]?.children.remove(at: index)
    else { return false }
    forget(from: other)
    return true
  }

  /// Forgets what does not lead to where it is, and has no past any more.
  @inlinable
  func forgetAside() -> Bool {
    var index = 0
    while index < roots.count {
      let id = roots[index]
      guard let isPinned = nodes[id]?.isPinned, id != beginning else {
        roots.remove(at: index)
        continue
      }
      let leadsOn = isBefore(id, current)
      if !isPinned, !leadsOn {
        roots.remove(at: index)
        forget(from: id)
        return true
      }
      if forgetBranch(at: id) { return true }
      if leadsOn { index += 1 } else { roots.remove(at: index) }
    }
    return false
  }

  /// Lets the past begin at what has none, which leads to where it is.
  @inlinable
  func leave() -> Bool {
    if forgetBranch(at: beginning) { return true }
    var root = current
    while let parent = nodes[root]?.parent { root = parent }
    let (old, isPinned) = (beginning, nodes[beginning]?.isPinned == true)
    beginning = root
    if nodes[root]?.isPinned == true { islands -= 1 }
    if isPinned { cut(old, nodes[old]?.kept, children: []) } else { drop(old) }
    return true
  }

  /// Forgets a branch, but for what is pinned in it.
  @inlinable
  func forget(from id: ID) {
    var (after, all): ([ID], [ID]) = ([id], [])
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      all.append(id)
      after += node.children
      guard node.isPinned, node.kept == nil else { continue }
      let component = component(at: id)
      nodes[id]?.kept = component
    }
    // Children before their parents; what is dropped is freed once nothing is half-written.
    let dropped = all.reversed().map { id in
      nodes[id].map { node in
        if node.isPinned { cut(id, node.kept, children: []) } else { drop(id) }
        return node
      }
    }
    withExtendedLifetime(dropped) {}
  }

  /// Lets an entry have no past.
  @inlinable
  func cut(_ id: ID, _ component: Place?, children: [ID]? = nil) {
    guard let node = nodes[id] else { return }
    if id != beginning { islands += 1 }
    if children != nil { paths.detach(id) }
    var island = Node(
      parent: nil, depth: node.depth, shortcut: id, step: nil,
      children: children ?? node.children, kept: component)
    island.isPinned = node.isPinned
    nodes[id] = island
    withExtendedLifetime(node) {}  // It is freed once nothing is half-written.
  }

  @inlinable
  func drop(_ id: ID) {
    paths.remove(id)
    _ = nodes.remove(id)
  }

  /// Lets an entry stay when its past is forgotten, or not any more; returns whether there is
  /// one.
  func pin(_ id: ID, _ isPinned: Bool) -> Bool {
    guard let node = nodes[id] else { return false }
    nodes[id]?.isPinned = isPinned
    if isPinned != node.isPinned, node.parent == nil, id != beginning {
      islands += isPinned ? 1 : -1
      if !isPinned, !roots.contains(id) { roots.append(id) }
      while count > limit, forget() {}
    }
    return true
  }
}
