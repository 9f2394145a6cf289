extension Renderer {
  /// Updates the children of a node to other views: by their keys, if all of them have one,
  /// otherwise by their positions.
  ///
  /// A child with the same key keeps its node. The fewest possible nodes are moved, and the others
  /// are created and removed.
  func patchChildren(_ parent: Mounted<Input>, _ before: Element<Input>, _ new: Element<Input>) {
    let (old, count) = (parent.children, new.count)
    if old.isEmpty { return append(new, to: parent) }
    if count == 0 { return clear(parent) }
    let isKeyed = new.isKeyed && before.isKeyed
    let start = patchEdge(
      parent, before, new, isKeyed: isKeyed, after: 0, isBackward: false)
    if start == count, start == old.count { return }
    let rest =
      isKeyed
      ? patchEdge(parent, before, new, isKeyed: true, after: start, isBackward: true) : 0
    let (oldEnd, newEnd) = (old.count - rest, count - rest)
    var places = KeyTable(old, start..<oldEnd)
    var sources: [Int] = []
    var isNew = 0
    for index in start..<newEnd {
      // A duplicate key leads to a new node for the second child.
      let place = isKeyed ? places.take(new.key(at: index)) : -1
      if place < 0 { isNew += 1 }
      sources.append(place)
    }
    if isNew == count {
      clear(parent)
      return append(new, to: parent)
    }
    for place in places.rest where place >= 0 { remove(old[place]) }
    let stays = longestIncreasingSubsequence(of: sources)
    var arranged: [Mounted<Input>] = []
    arranged.reserveCapacity(count)
    var index = count
    while index > 0 {
      index -= 1
      if index >= newEnd || index < start {
        arranged.append(parent.children[index < start ? index : index + old.count - count])
        continue
      }
      let source = sources[index - start]
      let made: Mounted<Input>
      if source < 0 {
        let isRepeated = isKeyed && isNew > 2
        made = create(
          new.child(at: index), isDrawing: parent.holdsDrawings, isRepeated: isRepeated)
      } else if new.countSame(as: before, from: index, source, step: 1, limit: 1) > 0 {
        made = old[source]
      } else {
        made = patch(old[source], new.child(at: index), in: parent)
      }
      if stays[index - start] > -2 { place(made, before: arranged.last, in: parent) }
      arranged.append(made)
    }
    arranged.reverse()
    parent.children = arranged
  }

  /// Updates the first or the last children, as long as the keys of old and new ones agree. Returns
  /// their number.
  private func patchEdge(
    _ parent: Mounted<Input>, _ before: Element<Input>, _ new: Element<Input>, isKeyed: Bool,
    after start: Int, isBackward: Bool
  ) -> Int {
    let (oldCount, newCount) = (parent.children.count, new.count)
    let limit = min(oldCount, newCount) - start
    var count = 0
    while true {
      let place = isBackward ? oldCount - count - 1 : count
      let index = isBackward ? newCount - count - 1 : count
      let same = new.countSame(
        as: before, from: index, place, step: isBackward ? -1 : 1, limit: limit - count)
      if same > 0 {
        count += same
        continue
      }
      guard count < limit, !isKeyed || parent.children[place].key == new.key(at: index) else {
        return count
      }
      parent.children[place] = patch(parent.children[place], new.child(at: index), in: parent)
      count += 1
    }
  }

  /// Removes all children from the page.
  private func clear(_ parent: Mounted<Input>) {
    batch.add(.clear, parent.id)
    for child in parent.children { release(child) }
    parent.children.removeAll()
  }

  private func place(
    _ node: Mounted<Input>, before next: Mounted<Input>?, in parent: Mounted<Input>
  ) {
    if let next {
      batch.add(.insert, node.id, next.id)
    } else {
      batch.add(.append, node.id, parent.id)
    }
  }
}
