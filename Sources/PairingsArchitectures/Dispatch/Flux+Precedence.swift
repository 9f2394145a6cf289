extension Flux {
  /// A list of names in which each name stands behind the names that it waits for.
  ///
  /// The nodes have labels that grow along the list, so that two positions compare in O(1). Where
  /// no label is free, the smallest range around it that is sparse enough is relabelled.
  ///
  /// - Complexity: O(log n) amortised for each name that is inserted, moved or removed. O(1) for
  ///   each name that it waits for or that waits for it.
  /// - SeeAlso: Bender, Cole, Demaine, Farach-Colton and Zito, *Two Simplified Algorithms for
  ///   Maintaining Order in a List* (2002); Pearce and Kelly, *A Dynamic Topological Sort
  ///   Algorithm for Directed Acyclic Graphs* (2006).
  @usableFromInline
  struct Precedence {
    private struct Node {
      let name: String
      let waitsFor: [String]
      var label = 0
      var previous = 0
      var next = 0
    }

    /// The nodes. Those at 0 and 1 are sentinels: before the first name and behind the last one.
    private var nodes: [Node]

    /// The indices of the removed nodes.
    private var free: [Int] = []

    private var places: [String: Int] = [:]

    /// The nodes that wait for a name.
    private var waiters: [String: Set<Int>] = [:]

    @usableFromInline
    init() {
      nodes = [
        Node(name: "", waitsFor: [], label: -1, next: 1),
        Node(name: "", waitsFor: [], label: 1 << 62),
      ]
    }

    /// True if a name waits for another.
    @usableFromInline var hasWaits: Bool { !waiters.isEmpty }

    /// The names, in order.
    @usableFromInline var names: [String] {
      var (result, node) = ([String](), nodes[0].next)
      while node != 1 {
        result.append(nodes[node].name)
        node = nodes[node].next
      }
      return result
    }

    /// Inserts a name: behind all others if none waits for it, otherwise in front of the first that
    /// does. The names that it waits for move in front of it. Returns true if the name is the last
    /// and no name moved.
    ///
    /// - Precondition: The list does not contain the name.
    /// - Throws: A cycle of names that would wait for each other. Nothing is inserted then.
    @usableFromInline
    mutating func insert(
      _ name: String, waitingFor names: [String]
    ) throws(RegistrationError) -> Bool {
      let first = waiters[name]?.min { nodes[$0].label < nodes[$1].label } ?? 1
      let node = free.popLast() ?? nodes.count
      let entry = Node(name: name, waitsFor: names)
      if node < nodes.count { nodes[node] = entry } else { nodes.append(entry) }
      places[name] = node
      let moved: [Int]
      do throws(RegistrationError) { moved = try path(from: node, endingAt: first) } catch {
        forget(node)
        throw error
      }
      for name in names { waiters[name, default: []].insert(node) }
      for other in moved {
        if other != node { unlink(other) }
        link(other, before: first)
      }
      return first == 1
    }

    /// Removes a name.
    @usableFromInline
    mutating func remove(_ name: String) {
      guard let node = places[name] else { return }
      unlink(node)
      for other in nodes[node].waitsFor {
        waiters[other]?.remove(node)
        if waiters[other]?.isEmpty == true { waiters[other] = nil }
      }
      forget(node)
    }

    private mutating func forget(_ node: Int) {
      places[nodes[node].name] = nil
      nodes[node] = Node(name: "", waitsFor: [])
      free.append(node)
    }

    /// Returns the nodes that have to stand in front of a node before which a new one is inserted.
    /// Each stands behind the nodes that it waits for, and the new node is the last.
    private func path(from new: Int, endingAt end: Int) throws(RegistrationError) -> [Int] {
      var result: [Int] = []
      var done: Set<Int> = []
      var stack = [(node: new, position: 0)]
      var open: [Int: Int] = [new: end == 1 ? 0 : 1]
      var path = end == 1 ? [nodes[new].name] : [nodes[end].name, nodes[new].name]
      if end != 1 { open[end] = 0 }
      while let (node, position) = stack.last {
        guard position < nodes[node].waitsFor.count else {
          stack.removeLast()
          path.removeLast()
          open[node] = nil
          done.insert(node)
          result.append(node)
          continue
        }
        stack[stack.count - 1].position += 1
        let name = nodes[node].waitsFor[position]
        guard let other = places[name], !done.contains(other) else { continue }
        if let start = open[other] { throw .cycle(path[start...] + [name]) }
        guard nodes[other].label >= nodes[end].label else { continue }
        open[other] = path.count
        path.append(name)
        stack.append((other, 0))
      }
      return result
    }

    // MARK: The list

    private mutating func unlink(_ node: Int) {
      let (previous, next) = (nodes[node].previous, nodes[node].next)
      nodes[previous].next = next
      nodes[next].previous = previous
    }

    private mutating func link(_ node: Int, before next: Int) {
      let previous = nodes[next].previous
      if nodes[next].label - nodes[previous].label < 2 {
        makeRoom(around: previous == 0 ? next : previous)
      }
      let gap = nodes[next].label - nodes[previous].label
      nodes[node].label = nodes[previous].label + min(gap / 2, 1 << 20)
      (nodes[node].previous, nodes[node].next) = (previous, next)
      nodes[previous].next = node
      nodes[next].previous = node
    }

    /// Spreads the labels of the smallest sparse range around a node. The larger the range, the
    /// sparser it has to be.
    private mutating func makeRoom(around node: Int) {
      var (first, count, last) = (node, 1, node)
      var (width, capacity) = (4, 1.0)
      while true {
        let low = nodes[node].label & ~(width - 1)
        while nodes[nodes[first].previous].label >= low {
          (first, count) = (nodes[first].previous, count + 1)
        }
        while nodes[nodes[last].next].label < low + width {
          (last, count) = (nodes[last].next, count + 1)
        }
        guard Double(count) > capacity || width / count < 4 else {
          let step = width / count
          var other = first
          for position in 0..<count {
            nodes[other].label = low + step * position + step / 2
            other = nodes[other].next
          }
          return
        }
        (width, capacity) = (width * 2, capacity * 1.5)
      }
    }
  }
}
