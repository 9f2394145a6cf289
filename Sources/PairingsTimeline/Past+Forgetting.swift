public import Pairings

extension Past {
  /// Forgets the oldest entry that may be: a branch at the beginning that does not lead to where
  /// it is, or else the first step. Returns whether there was one.
  ///
  /// What is pinned stays, without a past.
  @inlinable
  func forget() -> Bool {
    guard islands == 0, roots.isEmpty, current != beginning, let root = nodes[beginning],
      let ahead = root.onlyChild
    else { return forgetBranch() }
    begin(at: ahead)
    return true
  }

  /// Forgets the oldest entry that may be where there are branches, or what has no past.
  @inlinable @inline(never)
  func forgetBranch() -> Bool {
    guard let root = nodes[beginning] else { return false }
    guard isBefore(beginning, current) else { return forgetAside() || leave() }
    if forgetBranch(at: beginning) || forgetAside() { return true }
    guard let ahead = ancestor(of: current, at: root.depth + 1) else { return false }
    begin(at: ahead)
    return true
  }

  /// Lets the past begin at an entry that comes next, or has no past; where it began goes, unless
  /// that is pinned.
  @inlinable
  func begin(at id: ID) {
    let old = beginning
    if nodes[old]?.isPinned == true {
      let component = component(at: old)
      guard beginning == old else { return }  // A move that is made again may send something.
      isolate(old, component)
    }
    guard let (place, wasSkipped) = nodes.begin(at: id, after: old) else { return }
    beginning = id
    if kept[place] != nil || wasSkipped {
      approach(from: place)
    } else if let step = steps[place].take() {
      approach.append(step)
    }
    if nodes.isLoose { arrange() }
  }

  /// Frees the step to the beginning, at a place, and all before it if the component there is kept.
  @inlinable @inline(never)
  func approach(from place: Int) {
    let (step, new, before) = (steps[place].take(), kept[place].take(), base)
    var freed: [Step] = []
    if let new { (base, freed, approach) = (new, approach, []) }
    approach.reserveCapacity(freed.count)
    // They are freed once nothing is half-written, one by one: to free a list of them is slower.
    while !freed.isEmpty { _ = freed.popLast() }
    withExtendedLifetime((step, before)) {}
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
      if node.isPinned { keep(component(at: id), at: id) }
    }
    // Children before their parents; what is dropped is freed once nothing is half-written.
    let dropped = all.reversed().map { id in
      guard nodes[id]?.isPinned == true else { return drop(id) }
      let content = content(of: id)
      isolate(id, content.kept)
      return content
    }
    withExtendedLifetime(dropped) {}
  }

  /// Lets an entry have neither past nor future; what was in it is freed by the caller, who holds
  /// it.
  @inlinable
  func isolate(_ id: ID, _ component: Place?) {
    islands += 1
    nodes.detach(id)
    nodes.change(id) {
      let isPinned = $0.isPinned
      $0 = PastNode(parent: -1, depth: $0.depth, shortcut: id)
      $0.isPinned = isPinned
    }
    guard let place = nodes.place(id) else { return }
    (steps[place], kept[place]) = (nil, component)
  }

  /// Takes an entry out; what was in it is freed by the caller, who holds it.
  @inlinable
  func drop(_ id: ID) -> (step: Step?, kept: Place?) {
    guard let place = nodes.place(id) else { return (nil, nil) }
    let content = (steps[place].take(), kept[place].take())
    nodes.remove(id)
    if nodes.isLoose { arrange() }
    return content
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
