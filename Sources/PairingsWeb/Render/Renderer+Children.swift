import Pairings

extension Renderer {
  /// Makes the children of a node show other views: by their keys, if all of them have one,
  /// else by their positions.
  func patchChildren(_ parent: Mounted<Eff>, _ new: [Node<Eff>]) {
    if parent.children.isEmpty { return append(new, to: parent) }
    if new.isEmpty { return clear(parent) }
    if new.allSatisfy({ $0.key != nil }), parent.children.allSatisfy({ $0.key != nil }) {
      patchKeyed(parent, new)
    } else {
      patchPositions(parent, new)
    }
  }

  /// Takes all children out of the page.
  private func clear(_ parent: Mounted<Eff>) {
    batch.add(.clear, parent.id)
    for child in parent.children { release(child) }
    parent.children.removeAll()
  }

  private func patchPositions(_ parent: Mounted<Eff>, _ new: [Node<Eff>]) {
    while parent.children.count > new.count { remove(parent.children.removeLast()) }
    for index in 0..<new.count {
      if index < parent.children.count {
        parent.children[index] = patch(parent.children[index], new[index], in: parent)
      } else {
        let made = create(new[index], isDrawing: parent.holdsDrawings, isRepeated: false)
        batch.add(.append, made.id, parent.id)
        parent.children.append(made)
      }
    }
  }

  // MARK: - Keys

  /// Lets what has the same key keep its node, moves as few nodes as possible, and makes and
  /// removes the others.
  private func patchKeyed(_ parent: Mounted<Eff>, _ new: [Node<Eff>]) {
    let old = parent.children
    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < oldEnd, start < newEnd, old[start].key == new[start].key { start += 1 }
    while oldEnd > start, newEnd > start, old[oldEnd - 1].key == new[newEnd - 1].key {
      oldEnd -= 1
      newEnd -= 1
    }
    let sources = sources(of: new, start..<newEnd, in: old, start..<oldEnd)
    let isNew = sources.count { $0 < 0 }
    if isNew == new.count {
      clear(parent)
      return append(new, to: parent)
    }
    let stays = longestIncreasingSubsequence(of: sources)
    var arranged: [Mounted<Eff>] = []
    arranged.reserveCapacity(new.count)
    var index = new.count
    while index > 0 {
      index -= 1
      let isMiddle = index >= start && index < newEnd
      let source =
        isMiddle ? sources[index - start] : index < start ? index : index + old.count - new.count
      let made: Mounted<Eff>
      if source >= 0 {
        made = patch(old[source], new[index], in: parent)
      } else {
        made = create(new[index], isDrawing: parent.holdsDrawings, isRepeated: isNew > 2)
      }
      if isMiddle, !stays[index - start] { place(made, before: arranged.last, in: parent) }
      arranged.append(made)
    }
    arranged.reverse()
    parent.children = arranged
  }

  /// Returns where each of the new nodes stood, or -1, and removes the old ones that stand
  /// nowhere any more.
  private func sources(
    of new: [Node<Eff>], _ newRange: Range<Int>, in old: [Mounted<Eff>], _ oldRange: Range<Int>
  ) -> [Int] {
    var places = KeyTable(old, oldRange)
    var sources = [Int](repeating: -1, count: newRange.count)
    var isKept = [Bool](repeating: false, count: old.count)
    var count = 0
    for index in newRange {
      // A key that stands twice means a new node for the second.
      guard let key = new[index].key, let place = places.take(key) else { continue }
      sources[index - newRange.lowerBound] = place
      isKept[place] = true
      count += 1
    }
    if count > 0 || newRange.count < new.count {
      for index in oldRange where !isKept[index] { remove(old[index]) }
    }
    return sources
  }

  private func place(
    _ node: Mounted<Eff>, before next: Mounted<Eff>?, in parent: Mounted<Eff>
  ) {
    if let next {
      batch.add(.insert, node.id, next.id)
    } else {
      batch.add(.append, node.id, parent.id)
    }
  }
}
