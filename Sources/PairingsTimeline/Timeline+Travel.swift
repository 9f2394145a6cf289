import Pairings

extension Timeline {
  /// Goes back by one entry; returns whether there was one.
  @discardableResult
  public func undo() -> Bool {
    guard let parent = nodes[current]?.parent else { return false }
    return jump(to: parent)
  }

  /// Goes on by one entry, on the branch that was there last; returns whether there was one.
  @discardableResult
  public func redo() -> Bool {
    guard let node = nodes[current] else { return false }
    let ahead = isBefore(current, tip) ? ancestor(of: tip, at: node.depth + 1) : nil
    guard let child = ahead ?? node.children.last else { return false }
    return jump(to: child)
  }

  /// Goes to an entry of any branch; returns whether there is one.
  ///
  /// The way to it is what ``redo()`` follows from now on, unless that leads there anyway.
  @discardableResult
  public func jump(to id: ID) -> Bool {
    guard let component = component(at: id) else { return false }
    if !isBefore(id, tip) { tip = id }
    travel(to: id, component)
    return true
  }

  /// Lets an entry count as never committed, or count again; returns whether there is one.
  ///
  /// All that comes after it is made again without it.
  @discardableResult
  public func skip(_ id: ID, _ isSkipped: Bool = true) -> Bool {
    guard let node = nodes[id], node.entry != nil else { return false }
    guard node.isSkipped != isSkipped else { return true }
    nodes[id]?.isSkipped = isSkipped
    var after = [id]
    while let id = after.popLast() {
      nodes[id]?.kept = nil
      after += nodes[id]?.children ?? []
    }
    keepAgain(id)
    if isBefore(id, current), let component = component(at: current) {
      travel(to: current, component)
    }
    return true
  }

  /// Keeps an entry whatever the limit, or not any more; returns whether there is one.
  @discardableResult
  public func pin(_ id: ID, _ isPinned: Bool = true) -> Bool {
    guard nodes[id] != nil else { return false }
    nodes[id]?.isPinned = isPinned
    return true
  }

  /// Keeps each `every`-th component again, below and at an entry.
  private func keepAgain(_ id: ID) {
    var after = [id]
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      if node.depth.isMultiple(of: every) {
        let component = component(at: id)
        nodes[id]?.kept = component
      }
      after += node.children
    }
  }

  private func travel(to id: ID, _ component: Component<Eff, Pair, View>) {
    explorer.return(
      to: component, from: Travel(timeline: ObjectIdentifier(self), target: id))
  }
}
