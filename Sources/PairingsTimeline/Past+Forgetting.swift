public import Pairings

extension Past {
  /// Forgets the oldest entry that may be: a branch at the beginning that does not lead to where
  /// it is, or else the first step. Returns whether there was one.
  ///
  /// What is pinned stays, without a past.
  @inlinable
  func forget() -> Bool {
    guard let root = nodes[beginning] else { return false }
    var ahead = current == beginning ? nil : root.onlyChild
    if ahead == nil || islands > 0 || !roots.isEmpty {
      guard isBefore(beginning, current) else { return forgetAside() || leave() }
      if forgetBranch(at: beginning) || forgetAside() { return true }
      ahead = ancestor(of: current, at: root.depth + 1)
    }
    guard let ahead, let node = nodes[ahead] else { return false }
    let (old, place) = (beginning, root.isPinned ? component(at: beginning) : nil)
    begin(at: ahead, node)
    if root.isPinned { isolate(old, root, place) } else { drop(old) }
    return true
  }

  /// Lets the past begin at an entry that comes next, or has no past.
  @inlinable
  func begin(at id: ID, _ node: Node) {
    beginning = id
    let step = node.step
    var before: (Place, [Step])?
    if let kept = node.kept {
      before = (base, approach)
      (base, approach) = (kept, [])
    } else if let step, !node.isSkipped {
      approach.append(step)
    }
    (node.parent, node.shortcut, node.isSkipped) = (nil, id, false)
    (node.step, node.kept) = (nil, nil)
    withExtendedLifetime((before, step)) {}  // They are freed once nothing is half-written.
  }

  /// Forgets the oldest branch that comes from an entry and does not lead to where it is.
  @inlinable
  func forgetBranch(at id: ID) -> Bool {
    guard let node = nodes[id] else { return false }
    let ahead = isBefore(id, current) ? ancestor(of: current, at: node.depth + 1) : nil
    guard let other = node.removeFirst(but: ahead) else { return false }
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
    guard let node = nodes[root], let last = nodes[beginning] else { return false }
    let (old, place) = (beginning, last.isPinned ? component(at: beginning) : nil)
    begin(at: root, node)
    if node.isPinned { islands -= 1 }
    if last.isPinned { isolate(old, last, place) } else { drop(old) }
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
        let step = node.step
        if node.isPinned { isolate(id, node, node.kept) } else { drop(id) }
        return (node, step)
      }
    }
    withExtendedLifetime(dropped) {}
  }

  /// Lets an entry have neither past nor future.
  @inlinable
  func isolate(_ id: ID, _ node: Node, _ place: Place?) {
    islands += 1
    paths.detach(id)
    (node.parent, node.shortcut, node.kept) = (nil, id, place)
    node.removeChildren()
    node.isSkipped = false
    node.step = nil
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
    let wasPinned = node.isPinned
    node.isPinned = isPinned
    if isPinned != wasPinned, node.parent == nil, id != beginning {
      islands += isPinned ? 1 : -1
      if !isPinned, !roots.contains(id) { roots.append(id) }
      while count > limit, forget() {}
    }
    return true
  }
}
