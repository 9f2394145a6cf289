/// The coarsest division of places into blocks so that places of one block show the same and have
/// steps of the same names to the same blocks.
struct Refinement {
  /// The block of each place.
  private(set) var blocks: [Int]

  private struct Look: Hashable {
    let text: String
    let isOpen: Bool
  }

  /// A step to a block.
  private struct Ahead: Hashable {
    let name: Int
    let block: Int
  }

  private let names: [Int]
  private let targets: [Int]

  /// The steps from each place, and the places before it.
  private var leaving: [[Int]]
  private var before: [[Int]]

  /// The places of each block, and where each place stands among those of its own.
  private var members: [[Int]]
  private var positions: [Int]

  init(_ chart: Chart) {
    names = Self.numbers(chart.steps.map(\.name))
    targets = chart.steps.map(\.to)
    blocks = Self.numbers(chart.places.map { Look(text: $0.text, isOpen: $0.isOpen) })
    leaving = Array(repeating: [], count: chart.places.count)
    before = leaving
    for (number, step) in chart.steps.enumerated() {
      leaving[step.from].append(number)
      before[step.to].append(step.from)
    }
    members = Array(repeating: [], count: (blocks.max() ?? -1) + 1)
    positions = []
    for (place, block) in blocks.enumerated() {
      positions.append(members[block].count)
      members[block].append(place)
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

  /// Splits blocks until none has places of different futures.
  private mutating func refine() {
    var changed = Set(blocks.indices)
    while !changed.isEmpty {
      let leaving = Dictionary(grouping: changed) { blocks[$0] }
        .flatMap { parts(leaving: $0, $1, changed) }
      for part in leaving { move(part) }
      changed = Set(leaving.joined().flatMap { before[$0] })
    }
  }

  /// The parts of a block that become blocks of their own, where some of its places may have other
  /// futures than before; all others have one future. The largest part stays.
  private func parts(leaving block: Int, _ places: [Int], _ changed: Set<Int>) -> [[Int]] {
    var parts = Dictionary(grouping: places, by: future)
    guard let old = members[block].first(where: { !changed.contains($0) }) else {
      return parts.values.sorted { $0.count < $1.count }.dropLast()
    }
    let joining = parts.removeValue(forKey: future(old)) ?? []
    var leaving = parts.values.sorted { $0.count < $1.count }
    let staying = members[block].count - places.count + joining.count
    if let largest = leaving.last, largest.count > staying {
      leaving[leaving.count - 1] = joining + members[block].filter { !changed.contains($0) }
    }
    return leaving
  }

  private func future(_ place: Int) -> Set<Ahead> {
    Set(leaving[place].map { Ahead(name: names[$0], block: blocks[targets[$0]]) })
  }

  private mutating func move(_ part: [Int]) {
    for (position, place) in part.enumerated() {
      let block = blocks[place]
      let last = members[block].removeLast()
      if last != place {
        members[block][positions[place]] = last
        positions[last] = positions[place]
      }
      (blocks[place], positions[place]) = (members.count, position)
    }
    members.append(part)
  }
}
