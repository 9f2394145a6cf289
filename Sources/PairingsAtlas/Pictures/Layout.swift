/// Where the places of a map stand: in rows by their depth, and in a row so that steps cross as
/// little as a few sweeps can bring about.
///
/// - SeeAlso: Sugiyama, Tagawa and Toda, *Methods for Visual Understanding of Hierarchical System
///   Structures* (1981).
struct Layout {
  /// The middle of each place.
  private(set) var x: [Double]
  private(set) var y: [Double]
  let width: Double
  let height: Double

  static let box = (width: 120.0, height: 42.0)
  private static let gap = (x: 14.0, y: 78.0)

  init(_ chart: Chart) {
    let depth = (chart.places.map(\.depth).max() ?? 0) + 1
    var rows = Array(repeating: [Int](), count: depth)
    for (number, place) in chart.places.enumerated() { rows[place.depth].append(number) }
    // A row that is too wide to be seen is broken into several.
    rows = rows.flatMap { row in
      stride(from: 0, to: row.count, by: 14).map { Array(row[$0..<min($0 + 14, row.count)]) }
    }
    var neighbours = Array(repeating: [Int](), count: chart.places.count)
    for step in chart.steps where step.from != step.to {
      neighbours[step.from].append(step.to)
      neighbours[step.to].append(step.from)
    }
    let widest = rows.map(\.count).max() ?? 1
    width = Double(widest) * (Self.box.width + Self.gap.x) + Self.gap.x
    height = Double(rows.count) * (Self.box.height + Self.gap.y) + Self.gap.y / 2
    x = Array(repeating: 0, count: chart.places.count)
    y = Array(repeating: 0, count: chart.places.count)
    for (index, row) in rows.enumerated() {
      for place in row { y[place] = Double(index) * (Self.box.height + Self.gap.y) + 32 }
      place(row)
    }
    for sweep in 0..<8 {
      let order = sweep.isMultiple(of: 2) ? Array(rows.indices) : rows.indices.reversed()
      for index in order {
        let ideal = rows[index].map { place -> (place: Int, x: Double) in
          let others = neighbours[place].filter { y[$0] != y[place] }
          guard !others.isEmpty else { return (place, x[place]) }
          return (place, others.reduce(0) { $0 + x[$1] } / Double(others.count))
        }
        rows[index] = ideal.sorted { ($0.x, $0.place) < ($1.x, $1.place) }.map(\.place)
        place(rows[index])
      }
    }
  }

  private mutating func place(_ row: [Int]) {
    let step = Self.box.width + Self.gap.x
    let left = width / 2 - Double(row.count - 1) / 2 * step
    for (index, place) in row.enumerated() { x[place] = left + Double(index) * step }
  }
}
