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
    let common = min(parent.children.count, new.count)
    for index in 0..<common {
      parent.children[index] = patch(parent.children[index], new[index], in: parent)
    }
    for child in parent.children[common...] { remove(child) }
    parent.children.removeLast(parent.children.count - common)
    for node in new[common...] {
      let made = create(node, isDrawing: parent.isDrawing, isRepeated: false)
      batch.add(.append, made.id, parent.id)
      parent.children.append(made)
    }
  }

  // MARK: - Keys

  private func patchKeyed(_ parent: Mounted<Eff>, _ new: [Node<Eff>]) {
    let old = parent.children
    var children: [Mounted<Eff>] = []
    children.reserveCapacity(new.count)
    var (start, end) = (0, 0)
    let shorter = min(old.count, new.count)
    while start < shorter, old[start].key == new[start].key {
      children.append(patch(old[start], new[start], in: parent))
      start += 1
    }
    var last: [Mounted<Eff>] = []
    while end < shorter - start, old[old.count - 1 - end].key == new[new.count - 1 - end].key {
      end += 1
    }
    for index in 0..<end {
      let (from, to) = (old[old.count - end + index], new[new.count - end + index])
      last.append(patch(from, to, in: parent))
    }
    let (oldMiddle, newMiddle) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    if oldMiddle.isEmpty {
      let isRepeated = newMiddle.count > 2
      for node in newMiddle {
        let made = create(node, isDrawing: parent.isDrawing, isRepeated: isRepeated)
        place(made, before: last.first, in: parent)
        children.append(made)
      }
    } else if newMiddle.isEmpty {
      for node in oldMiddle { remove(node) }
    } else {
      children += arrange(
        oldMiddle, newMiddle, before: last.first, in: parent,
        isAll: shorter > 0
          && start + end == 0)
    }
    parent.children = children + last
  }

  /// Lets what has the same key keep its node, moves as few nodes as possible, and makes and
  /// removes the others.
  private func arrange(
    _ old: ArraySlice<Mounted<Eff>>, _ new: ArraySlice<Node<Eff>>, before anchor: Mounted<Eff>?,
    in parent: Mounted<Eff>, isAll: Bool
  ) -> [Mounted<Eff>] {
    var places: [NodeKey: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, node) in old.enumerated() { if let key = node.key { places[key] = place } }
    var sources: [Int] = []
    sources.reserveCapacity(new.count)
    for node in new {
      // A key that stands twice means a new node for the second.
      sources.append(node.key.flatMap { places.removeValue(forKey: $0) } ?? -1)
    }
    if isAll, sources.allSatisfy({ $0 < 0 }) {
      clear(parent)
      append(Array(new), to: parent)
      return parent.children
    }
    var isKept = [Bool](repeating: false, count: old.count)
    for source in sources where source >= 0 { isKept[source] = true }
    for (place, node) in old.enumerated() where !isKept[place] { remove(node) }
    let stays = longestIncreasingSubsequence(of: sources)
    let isRepeated = sources.count { $0 < 0 } > 2
    var arranged: [Mounted<Eff>] = []
    arranged.reserveCapacity(new.count)
    var next = anchor
    for index in sources.indices.reversed() {
      let node = new[new.startIndex + index]
      let made: Mounted<Eff>
      if sources[index] >= 0 {
        made = patch(old[old.startIndex + sources[index]], node, in: parent)
        if !stays[index] { place(made, before: next, in: parent) }
      } else {
        made = create(node, isDrawing: parent.isDrawing, isRepeated: isRepeated)
        place(made, before: next, in: parent)
      }
      arranged.append(made)
      next = made
    }
    return arranged.reversed()
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
