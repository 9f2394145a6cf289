import Pairings

// Where the loop is busy, in an observer, a view in the making or a transaction, a way waits its
// turn, and is then one from where the explorer is by that time.

extension Timeline {
  /// Goes back by one entry; returns whether there was one.
  @discardableResult
  public func undo() -> Bool {
    travel { timeline in
      guard let parent = timeline.nodes[timeline.current]?.parent else { return false }
      return timeline.go(to: parent)
    }
  }

  /// Goes on by one entry, on the branch that was there last; returns whether there was one.
  @discardableResult
  public func redo() -> Bool {
    travel { timeline in
      guard let next = timeline.next(after: timeline.current) else { return false }
      return timeline.go(to: next)
    }
  }

  /// Goes to an entry of any branch; returns whether there is one.
  ///
  /// The way to it is what ``redo()`` follows from now on.
  @discardableResult
  public func jump(to id: ID) -> Bool {
    travel { $0.go(to: id) }
  }

  /// Lets an entry count as never committed, or count again; returns whether there is one.
  ///
  /// All that comes after it is made again without it.
  @discardableResult
  public func skip(_ id: ID, _ isSkipped: Bool = true) -> Bool {
    travel { timeline in
      guard let node = timeline.nodes[id], node.step != nil else { return false }
      if node.isSkipped != isSkipped { timeline.make(id, skipped: isSkipped) }
      return true
    }
  }

  /// Lets an entry stay when its past is forgotten, or not any more; returns whether there is
  /// one.
  @discardableResult
  public func pin(_ id: ID, _ isPinned: Bool = true) -> Bool {
    guard let node = nodes[id] else { return false }
    nodes[id]?.isPinned = isPinned
    if isPinned != node.isPinned, node.parent == nil, id != beginning {
      islands += isPinned ? 1 : -1
      if !isPinned, !roots.contains(id) { roots.append(id) }
      while count > limit, forget() {}
    }
    return true
  }

  /// Goes somewhere, now or in its turn; what has to wait counts as there.
  private func travel(_ way: @escaping (Timeline) -> Bool) -> Bool {
    guard token != nil else { return false }
    var isThere = true
    #if hasFeature(Embedded)  // There are no weak references: the way keeps the timeline.
    explorer.whenShown { isThere = way(self) }
    #else
    explorer.whenShown { [weak self] in
      if let self { isThere = way(self) }
    }
    #endif
    return isThere
  }

  private func go(to id: ID) -> Bool {
    guard let component = component(at: id) else { return false }
    lead(to: id)
    show(id, component)
    return true
  }

  /// Lets going on lead to an entry, from where the way to it leaves the way to where it is.
  private func lead(to id: ID) {
    guard var depth = nodes[id]?.depth else { return }
    // Down to `common` both ways are the same, also where what was before is forgotten.
    var (common, other) = (-1, depth + 1)
    while common + 1 < other {
      let middle = common + (other - common) / 2
      let entry = ancestor(of: id, at: middle)
      if entry == nil || entry == ancestor(of: current, at: middle) {
        common = middle
      } else {
        other = middle
      }
    }
    var ahead = id
    while depth > common, let parent = nodes[ahead]?.parent {
      nodes[parent]?.latest = ahead
      (ahead, depth) = (parent, depth - 1)
    }
  }

  private func show(_ id: ID, _ component: Component<Eff, Pair, View>) {
    target = id
    explorer.return(to: component, by: self)
    target = nil
  }

  private func make(_ id: ID, skipped isSkipped: Bool) {
    nodes[id]?.isSkipped = isSkipped
    var (after, before): ([ID], [Component<Eff, Pair, View>]) = ([id], [])
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      if let kept = node.kept { before.append(kept) }
      nodes[id]?.kept = nil
      after += node.children
    }
    after = [id]
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      if node.depth.isMultiple(of: every) {
        let component = component(at: id)
        nodes[id]?.kept = component
      }
      after += node.children
    }
    withExtendedLifetime(before) {}  // They are freed once nothing is half-written.
    if isBefore(id, current), let component = component(at: current) { show(current, component) }
  }
}
