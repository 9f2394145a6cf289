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
    guard let ahead else { return false }
    begin(at: ahead)
    return true
  }

  /// Lets the past begin at an entry that comes next, or has no past; where it began goes, unless
  /// that is pinned.
  @inlinable
  func begin(at id: ID) {
    guard let node = nodes[id], let content = contents[id], let root = nodes[beginning] else {
      return
    }
    let (old, pinned) = (beginning, root.isPinned ? component(at: beginning) : nil)
    beginning = id
    var before: (Place, [Step])?
    if let kept = content.kept {
      before = (base, approach)
      (base, approach) = (kept, [])
    } else if let step = content.step, !node.isSkipped {
      approach.append(step)
    }
    nodes.change(id) { ($0.parent, $0.shortcut, $0.isSkipped) = (-1, id, false) }
    contents.change(id) { ($0.step, $0.kept) = (nil, nil) }
    if root.isPinned { isolate(old, pinned) } else { _ = drop(old) }  // It has nothing in it.
    withExtendedLifetime((before, content)) {}  // They are freed once nothing is half-written.
  }

  /// Forgets the oldest branch that comes from an entry and does not lead to where it is.
  @inlinable
  func forgetBranch(at id: ID) -> Bool {
    guard let node = nodes[id] else { return false }
    let ahead = isBefore(id, current) ? ancestor(of: current, at: node.depth + 1) : nil
    guard let other = removeChild(of: id, but: ahead) else { return false }
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
    while let parent = nodes[root]?.parent, parent >= 0 { root = parent }
    let wasIsland = nodes[root]?.isPinned == true
    begin(at: root)
    if wasIsland { islands -= 1 }
    return true
  }

  /// Forgets a branch, but for what is pinned in it.
  @inlinable
  func forget(from id: ID) {
    var (after, all): ([ID], [ID]) = ([id], [])
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      all.append(id)
      after += children(of: id)
      guard node.isPinned, contents[id]?.kept == nil else { continue }
      let component = component(at: id)
      contents.change(id) { $0.kept = component }
    }
    // Children before their parents; what is dropped is freed once nothing is half-written.
    let dropped = all.reversed().map { id in
      guard nodes[id]?.isPinned == true else { return drop(id) }
      let content = contents[id]
      isolate(id, content?.kept)
      return content
    }
    withExtendedLifetime(dropped) {}
  }

  /// Lets an entry have neither past nor future; what was in it is freed by the caller, who holds
  /// it.
  @inlinable
  func isolate(_ id: ID, _ place: Place?) {
    islands += 1
    paths.detach(id)
    nodes.change(id) {
      let isPinned = $0.isPinned
      $0 = PastNode(parent: -1, depth: $0.depth, shortcut: id)
      $0.isPinned = isPinned
    }
    contents.change(id) { $0 = Content(nil, kept: place) }
  }

  /// Takes an entry out; what was in it is freed by the caller, who holds it.
  @inlinable
  func drop(_ id: ID) -> Content? {
    paths.remove(id)
    _ = nodes.remove(id)
    return contents.remove(id)
  }

  /// Lets an entry stay when its past is forgotten, or not any more; returns whether there is
  /// one.
  func pin(_ id: ID, _ isPinned: Bool) -> Bool {
    guard let node = nodes[id] else { return false }
    nodes.change(id) { $0.isPinned = isPinned }
    if isPinned != node.isPinned, node.parent < 0, id != beginning {
      islands += isPinned ? 1 : -1
      if !isPinned, !roots.contains(id) { roots.append(id) }
      while count > limit, forget() {}
    }
    return true
  }
}
