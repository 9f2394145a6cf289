import Foundation

/// The picture: a bar for each ratio, and the chains as curves.
extension Report {
  var svg: String {
    let ratios = measurements.filter { !$0.row.name.hasSuffix(".chain") && $0.row.unit == 1 }
    let top = Self.margin
    let chart = ratioChart(ratios, top)
    let curves = chainChart(top + Double(ratios.count) * Self.line + 70)
    let height = top + Double(ratios.count) * Self.line + (curves.isEmpty ? 40 : 330)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 \(number(height, 0))" \
      font-family="system-ui, sans-serif" font-size="12">
      <rect width="960" height="\(number(height, 0))" fill="#ffffff"/>
      <text x="20" y="24" font-size="15" font-weight="600">Time in units of the hand-written \
      control (log scale; left of the line is faster)</text>
      \((chart + curves).joined(separator: "\n"))
      </svg>

      """
  }

  private static var margin: Double { 46 }
  private static var line: Double { 18 }

  /// Where a ratio lies between a hundredth and a thousand.
  private func x(_ ratio: Double) -> Double {
    420 + 460 * (log10(min(max(ratio, 0.01), 1_000)) + 2) / 5
  }

  private func ratioChart(_ rows: [Measurement], _ top: Double) -> [String] {
    let bottom = top + Double(rows.count) * Self.line
    let grid = [0.01, 0.1, 1, 10, 100, 1_000].map { ratio in
      """
      <line x1="\(number(x(ratio), 1))" x2="\(number(x(ratio), 1))" y1="\(number(top, 0))" \
      y2="\(number(bottom, 0))" stroke="\(ratio == 1 ? "#333333" : "#dddddd")"/>
      <text x="\(number(x(ratio), 1))" y="\(number(bottom + 16, 0))" text-anchor="middle" \
      fill="#555555">\(ratio < 1 ? "\(ratio)" : number(ratio, 0))</text>
      """
    }
    let bars = rows.enumerated().map { index, m in
      let y = top + Double(index) * Self.line
      let (from, to) = (min(x(m.ratio), x(1)), max(x(m.ratio), x(1)))
      return """
        <text x="410" y="\(number(y + 13, 0))" text-anchor="end">\(escaped(m.row.id))</text>
        <rect x="\(number(from, 1))" y="\(number(y + 3, 1))" \
        width="\(number(max(to - from, 1), 1))" height="12" \
        fill="\(m.ratio <= 1 ? "#2a7f62" : m.isWithinBar ? "#c9a227" : "#b3413b")"/>
        <text x="\(number(m.ratio <= 1 ? from - 4 : to + 4, 1))" y="\(number(y + 13, 0))" \
        text-anchor="\(m.ratio <= 1 ? "end" : "start")" fill="#333333">\(number(m.ratio))</text>
        """
    }
    return grid + bars
  }

  /// Nanoseconds a step against the length of the chain.
  private func chainChart(_ top: Double) -> [String] {
    let chains = Dictionary(
      grouping: measurements.filter { $0.row.name.hasSuffix(".chain") }, by: \.row.name
    ).sorted { $0.key < $1.key }
    guard let slowest = chains.flatMap({ $0.value.map(\.operation.median) }).max() else {
      return []
    }
    let colors = ["#2a7f62", "#2b5d9b", "#b3413b", "#c9a227"]
    func point(_ m: Measurement) -> String {
      let x = 60 + 520 * log10(Double(m.row.unit)) / 6
      let y = top + 200 - 180 * m.operation.median / slowest
      return "\(number(x, 1)),\(number(y, 1))"
    }
    let axis = """
      <text x="20" y="\(number(top - 6, 0))" font-size="15" font-weight="600">Nanoseconds a move \
      and extract in a chain of 1, 1 000 and 1 000 000</text>
      <line x1="60" x2="580" y1="\(number(top + 200, 0))" y2="\(number(top + 200, 0))" stroke="#333333"/>
      <text x="54" y="\(number(top + 24, 0))" text-anchor="end" fill="#555555">\(number(slowest, 0))</text>
      <text x="54" y="\(number(top + 204, 0))" text-anchor="end" fill="#555555">0</text>
      """
    let curves = chains.enumerated().map { index, chain in
      let color = colors[index % colors.count]
      return """
        <polyline points="\(chain.value.map(point).joined(separator: " "))" fill="none" \
        stroke="\(color)" stroke-width="2"/>
        <text x="600" y="\(number(top + 30 + Double(index) * 20, 0))" \
        fill="\(color)">\(escaped(chain.key))</text>
        """
    }
    return [axis] + curves
  }

  private func escaped(_ text: String) -> String {
    text.map { $0 == "<" ? "&lt;" : $0 == "&" ? "&amp;" : "\($0)" }.joined()
  }
}
