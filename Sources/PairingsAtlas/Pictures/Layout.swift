/// The layout of a chart: rows by depth, and in each row an order with few crossings, after some
/// sweeps.
///
/// - SeeAlso: Sugiyama, Tagawa and Toda, *Methods for Visual Understanding of Hierarchical System
///   Structures* (1981).
struct Layout {
  /// The centre of each state.
  private(set) var x: [Double]
  private(set) var y: [Double]
  let width: Double
  let height: Double

  static let box = (width: 120.0, height: 42.0)
  private static let gap = (x: 14.0, y: 78.0)

  init(_ chart: Chart) {
    let depth = (chart.states.map(\.depth).max() ?? 0) + 1
    var rows = Array(repeating: [Int](), count: depth)
    for (number, state) in chart.states.enumerated() { rows[state.depth].append(number) }
    // A row that is too wide for the picture is broken into several.
    rows = rows.flatMap { row in
      stride(from: 0, to: row.count, by: 14).map { Array(row[$0..<min($0 + 14, row.count)]) }
    }
    var neighbours = Array(repeating: [Int](), count: chart.states.count)
    for transition in chart.transitions where transition.from != transition.to {
      neighbours[transition.from].append(transition.to)
      neighbours[transition.to].append(transition.from)
    }
    let widest = rows.map(\.count).max() ?? 1
    width = Double(widest) * (Self.box.width + Self.gap.x) + Self.gap.x
    height = Double(rows.count) * (Self.box.height + Self.gap.y) + Self.gap.y / 2
    x = Array(repeating: 0, count: chart.states.count)
    y = Array(repeating: 0, count: chart.states.count)
    for (index, row) in rows.enumerated() {
      for state in row { y[state] = Double(index) * (Self.box.height + Self.gap.y) + 32 }
      place(row)
    }
    for sweep in 0..<8 {
      let order = sweep.isMultiple(of: 2) ? Array(rows.indices) : rows.indices.reversed()
      for index in order {
        let ideal = rows[index].map { state -> (state: Int, x: Double) in
          let others = neighbours[state].filter { y[$0] != y[state] }
          guard !others.isEmpty else { return (state, x[state]) }
          return (state, others.reduce(0) { $0 + x[$1] } / Double(others.count))
        }
        rows[index] = ideal.sorted { ($0.x, $0.state) < ($1.x, $1.state) }.map(\.state)
        place(rows[index])
      }
    }
  }

  private mutating func place(_ row: [Int]) {
    let transition = Self.box.width + Self.gap.x
    let left = width / 2 - Double(row.count - 1) / 2 * transition
    for (index, state) in row.enumerated() { x[state] = left + Double(index) * transition }
  }
}
