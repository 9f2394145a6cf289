public import Pairings

extension Past {
  /// Forgets the oldest entry that may be forgotten: a branch at the beginning that does not lead
  /// to the current entry, or else the first step. Returns true if there was one.
  ///
  /// Pinned entries stay, without a past.
  @inlinable
  func forget() -> Bool {
    guard islands == 0, roots.isEmpty, current != beginning, let root = nodes[beginning],
      let ahead = root.onlyChild
    else { return forgetBranch() }
    begin(at: ahead)
    return true
  }

  /// Forgets the oldest entries until the others are within the limits.
  @inlinable
  func forgetBeyondLimits() {
    while count > limit || bytes > byteLimit, forget() {}
    if approachBytes > byteLimit / 2 { shortenApproach() }
  }

  /// Makes the component at the beginning the base, and frees the steps before it. If a move that is
  /// applied again commits and so changes them, they stay until as many bytes are forgotten again: a
  /// commit does not begin the same within.
  @usableFromInline @inline(never)
  func shortenApproach() {
    let (begun, length) = (beginning, approach.count)
    approachBytes = 0
    guard let component = component(at: begun), beginning == begun, approach.count == length else {
      return
    }
    let before = (base, approach)
    (base, approach, approachBytes) = (component, [], 0)
    withExtendedLifetime(before) {}  // The steps are freed once no write is unfinished.
  }

  /// Forgets the oldest entry that may be forgotten in a tree with branches or with several roots.
  /// Returns true if there was one.
  @inlinable @inline(never)
  func forgetBranch() -> Bool {
    guard let root = nodes[beginning] else { return false }
    guard isBefore(beginning, current) else { return forgetAside() || leave() }
    if forgetBranch(at: beginning) || forgetAside() { return true }
    guard let ahead = ancestor(of: current, at: root.depth + 1) else { return false }
    begin(at: ahead)
    return true
  }

  /// Makes a child of the beginning, or an entry without a past, the beginning. Removes the
  /// previous beginning unless it is pinned. Returns false if nothing was done, since a move was
  /// applied again.
  @inlinable @inline(never) @discardableResult
  func begin(at id: ID) -> Bool {
    let old = beginning
    if nodes[old]?.isPinned == true {
      guard isKept(old) else { return false }
      isolate(old, content(of: old).kept)
    }
    if size != nil { approachBytes += Int(nodes[id]?.size ?? 0) }
    guard let (place, wasSkipped) = nodes.begin(at: id, after: old) else { return false }
    beginning = id
    if kept[place] != nil || wasSkipped {
      approach(from: place)
    } else if let step = steps[place].take() {
      approach.append(step)
    }
    if nodes.isLoose { arrange() }
    return true
  }

  /// Keeps the component after an entry that is to stay. Returns true if it was kept before. If
  /// not, moves were applied again, which may commit and travel: the caller has to begin anew.
  @usableFromInline
  func isKept(_ id: ID) -> Bool {
    guard content(of: id).kept == nil else { return true }
    guard let component = component(at: id) else { return true }
    keep(component, at: id)
    return false
  }

  /// Keeps the components of the pinned entries of a branch. Returns true if they were kept before.
  @usableFromInline
  func isKept(from id: ID) -> Bool {
    var after = [id]
    while let id = after.popLast() {
      if nodes[id]?.isPinned == true, !isKept(id) { return false }
      after += children(of: id)
    }
    return true
  }

  /// Frees the step of the beginning, which is at `place`. If the component there is kept, makes
  /// that the base and frees the steps before it as well.
  @inlinable @inline(never)
  func approach(from place: Int) {
    let (step, new, before) = (steps[place].take(), kept[place].take(), base)
    var freed: [Step] = []
    if let new { (base, freed, approach, approachBytes) = (new, approach, [], 0) }
    approach.reserveCapacity(freed.count)
    // The steps are freed once no write is unfinished. They are freed one by one: freeing them as a
    // list is slower.
    while !freed.isEmpty { _ = freed.popLast() }
    withExtendedLifetime((step, before)) {}
  }

  /// Forgets the oldest branch below an entry that does not lead to the current entry. Returns true
  /// if there was one.
  @inlinable
  func forgetBranch(at id: ID) -> Bool {
    guard let node = nodes[id] else { return false }
    let ahead = isBefore(id, current) ? ancestor(of: current, at: node.depth + 1) : nil
    guard let other = firstChild(of: id, but: ahead) else { return false }
    guard isKept(from: other) else { return true }
    removeChild(of: id, but: ahead)
    forget(from: other)
    return true
  }

  /// Forgets an entry without a past that does not lead to the current entry, or a branch below one
  /// that is pinned or leads there. Returns true if there was one.
  @inlinable @inline(never)
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
        guard isKept(from: id) else { return true }
        roots.remove(at: index)
        forget(from: id)
        return true
      }
      if forgetBranch(at: id) { return true }
      if leadsOn { index += 1 } else { roots.remove(at: index) }
    }
    return false
  }

  /// Forgets a branch at the beginning. If there is none, makes the root of the current entry the
  /// beginning.
  @inlinable
  func leave() -> Bool {
    if forgetBranch(at: beginning) { return true }
    var root = current
    while let parent = nodes[root]?.parent, parent >= 0 { root = parent }
    let wasIsland = nodes[root]?.isPinned == true
    if begin(at: root), wasIsland { islands -= 1 }
    return true
  }

  /// Forgets a branch, except its pinned entries, whose components are kept.
  @inlinable @inline(never)
  func forget(from id: ID) {
    var (after, all): ([ID], [ID]) = ([id], [])
    while let id = after.popLast() {
      all.append(id)
      after += children(of: id)
    }
    // Children come before their parents. The dropped contents are freed once no write is
    // unfinished.
    let dropped = all.reversed().map { id in
      guard nodes[id]?.isPinned == true else { return drop(id) }
      let content = content(of: id)
      isolate(id, content.kept)
      return content
    }
    withExtendedLifetime(dropped) {}
  }

  /// Makes an entry an island, without parent and children, and keeps its component. The caller
  /// holds the previous content of the entry, and frees it.
  @inlinable @inline(never)
  func isolate(_ id: ID, _ component: Place?) {
    islands += 1
    nodes.detach(id)
    nodes.resize(id, to: 0)
    nodes.change(id) {
      let isPinned = $0.isPinned
      $0 = PastNode(parent: -1, depth: $0.depth, shortcut: id)
      $0.isPinned = isPinned
    }
    guard let place = nodes.place(id) else { return }
    (steps[place], kept[place]) = (nil, component)
  }

  /// Removes an entry and returns its content, which the caller holds and frees.
  @inlinable @inline(never)
  func drop(_ id: ID) -> (step: Step?, kept: Place?) {
    guard let place = nodes.place(id) else { return (nil, nil) }
    let content = (steps[place].take(), kept[place].take())
    nodes.remove(id)
    if nodes.isLoose { arrange() }
    return content
  }

  /// Pins an entry, so that it stays when its past is forgotten, or unpins it. Returns true if
  /// there is such an entry.
  func pin(_ id: ID, _ isPinned: Bool) -> Bool {
    guard let node = nodes[id] else { return false }
    nodes.change(id) { $0.isPinned = isPinned }
    if isPinned != node.isPinned, node.parent < 0, id != beginning {
      islands += isPinned ? 1 : -1
      if !isPinned, !roots.contains(id) { roots.append(id) }
      forgetBeyondLimits()
    }
    return true
  }
}
