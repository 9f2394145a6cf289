/// The coarsest partition of states into blocks that is stable: the states of a block have the same
/// text, and transitions of the same names to the same blocks.
struct PartitionRefinement {
  /// The block of each state.
  private(set) var blocks: [Int]

  private struct Label: Hashable {
    let text: String
    let isOpen: Bool
  }

  /// A transition to a block.
  private struct Edge: Hashable {
    let name: Int
    let block: Int
  }

  private let names: [Int]
  private let targets: [Int]

  /// The transitions from each state, and the predecessors of each state.
  private var outgoing: [[Int]]
  private var incoming: [[Int]]

  /// The states of each block, and the index of each state in its block.
  private var members: [[Int]]
  private var positions: [Int]

  init(_ chart: Chart) {
    names = Self.numbers(chart.transitions.map(\.name))
    targets = chart.transitions.map(\.to)
    blocks = Self.numbers(chart.states.map { Label(text: $0.text, isOpen: $0.isOpen) })
    outgoing = Array(repeating: [], count: chart.states.count)
    incoming = outgoing
    for (number, transition) in chart.transitions.enumerated() {
      outgoing[transition.from].append(number)
      incoming[transition.to].append(transition.from)
    }
    members = Array(repeating: [], count: (blocks.max() ?? -1) + 1)
    positions = []
    for (state, block) in blocks.enumerated() {
      positions.append(members[block].count)
      members[block].append(state)
    }
    refine()
  }

  private static func numbers<Key: Hashable>(_ keys: [Key]) -> [Int] {
    var numbers: [Key: Int] = [:]
    return keys.map { key in
      let next = numbers.count
      let number = numbers[key] ?? next
      if number == next { numbers[key] = next }
      return number
    }
  }

  /// Splits blocks until the states of each have one signature.
  private mutating func refine() {
    var changed = Set(blocks.indices)
    while !changed.isEmpty {
      let leaving = Dictionary(grouping: changed) { blocks[$0] }
        .flatMap { parts(leaving: $0, $1, changed) }
      for part in leaving { move(part) }
      changed = Set(leaving.joined().flatMap { incoming[$0] })
    }
  }

  /// Returns the parts of a block that become blocks. The states that changed may have other
  /// signatures than before; all others have one signature. The largest part stays.
  private func parts(leaving block: Int, _ states: [Int], _ changed: Set<Int>) -> [[Int]] {
    var parts = Dictionary(grouping: states, by: signature)
    guard let old = members[block].first(where: { !changed.contains($0) }) else {
      return parts.values.sorted { $0.count < $1.count }.dropLast()
    }
    let joining = parts.removeValue(forKey: signature(old)) ?? []
    var leaving = parts.values.sorted { $0.count < $1.count }
    let staying = members[block].count - states.count + joining.count
    if let largest = leaving.last, largest.count > staying {
      leaving[leaving.count - 1] = joining + members[block].filter { !changed.contains($0) }
    }
    return leaving
  }

  private func signature(_ state: Int) -> Set<Edge> {
    Set(outgoing[state].map { Edge(name: names[$0], block: blocks[targets[$0]]) })
  }

  private mutating func move(_ part: [Int]) {
    for (position, state) in part.enumerated() {
      let block = blocks[state]
      let last = members[block].removeLast()
      if last != state {
        members[block][positions[state]] = last
        positions[last] = positions[state]
      }
      (blocks[state], positions[state]) = (members.count, position)
    }
    members.append(part)
  }
}
