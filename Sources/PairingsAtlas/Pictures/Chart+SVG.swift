extension Chart {
  /// The map as a picture: a row for each depth, a box for each place with the first line of
  /// what it shows, an arrow for each step. Steps between the same places share an arrow.
  ///
  /// Maps of some hundred places can be read if they are ``minimised``.
  public func svg(title: String) -> String {
    let layout = Layout(self)
    var arrows: [[Int]: (names: [String], isOnPath: Bool)] = [:]
    var order: [[Int]] = []
    let onPath = Set(path)
    for (number, step) in steps.enumerated() {
      let ends = [step.from, step.to]
      if arrows[ends] == nil { order.append(ends) }
      arrows[ends, default: ([], false)].names.append(step.name)
      if onPath.contains(number) { arrows[ends]?.isOnPath = true }
    }
    let (width, height) = (Int(layout.width) + 1, Int(layout.height) + 1)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\" role=\"img\">",
      "<title>\(title.escapedForXML)</title>", Self.style,
    ]
    var counts: [Int: Int] = [:]
    for ends in order {
      guard let arrow = arrows[ends] else { continue }
      let number = counts[ends[0], default: 0]
      counts[ends[0]] = number + 1
      lines.append(
        layout.arrow(ends[0], ends[1], number, arrow.names, isOnPath: arrow.isOnPath))
    }
    let ends = Set(path.flatMap { [steps[$0].from, steps[$0].to] })
    for (number, place) in places.enumerated() {
      lines.append(layout.box(number, place, isOnPath: ends.contains(number)))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static let style = """
    <style>
    text{font:11px ui-monospace,monospace;text-anchor:middle;fill:#222}
    .step{font-size:9px;fill:#456;paint-order:stroke;stroke:#fff;stroke-width:3}
    rect{fill:#fff;stroke:#678} .start{stroke-width:2.5} .open{stroke-dasharray:4 3}
    path{fill:none;stroke:#9ab} .way{stroke:#c33;stroke-width:2}
    @media (prefers-color-scheme:dark){text{fill:#ddd}.step{fill:#9bc;stroke:#14181c}rect{fill:#1c2127;stroke:#89a}\
    path{stroke:#567}.way{stroke:#f66}}
    </style>
    <defs><marker id="tip" markerUnits="userSpaceOnUse" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" \
    orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#9ab;stroke:none"/></marker></defs>
    """
}

extension Layout {
  fileprivate func box(_ number: Int, _ place: Chart.Place, isOnPath: Bool) -> String {
    let kinds = [
      number == 0 ? "start" : nil, place.isOpen ? "open" : nil, isOnPath ? "way" : nil,
    ].compactMap { $0 }.joined(separator: " ")
    let (left, top) = (x[number] - Self.box.width / 2, y[number] - Self.box.height / 2)
    let count = place.count > 1 ? " ×\(place.count)" : ""
    return "<g id=\"p\(number)\"><title>\(place.text.escapedForXML)</title>"
      + "<rect class=\"\(kinds)\" x=\"\(left)\" y=\"\(top)\" width=\"\(Self.box.width)\" "
      + "height=\"\(Self.box.height)\" rx=\"6\"/><text x=\"\(x[number])\" y=\"\(y[number] + 4)\">"
      + "\((place.text.headline(17 - count.count) + count).escapedForXML)</text></g>"
  }

  fileprivate func arrow(
    _ from: Int, _ to: Int, _ number: Int, _ names: [String], isOnPath: Bool
  ) -> String {
    let text = names.joined(separator: ", ").headline(24).escapedForXML
    let kind = isOnPath ? " class=\"way\"" : ""
    let half = Self.box.height / 2
    if from == to {
      let (side, middle) = (x[from] + Self.box.width / 2, y[from])
      return "<path\(kind) marker-end=\"url(#tip)\" d=\"M\(side) \(middle - 8)"
        + "C\(side + 16) \(middle - 16) \(side + 16) \(middle + 16) \(side) \(middle + 8)\"/>"
        + "<text class=\"step\" x=\"\(side - 8)\" y=\"\(middle - half - 3)\">\(text)</text>"
    }
    let isDown = y[to] >= y[from]
    let bend = isDown ? 0.0 : 26.0
    let start = (x: x[from] + (isDown ? 0 : 24), y: y[from] + (isDown ? half : -half))
    let end = (x: x[to] + (isDown ? 0 : 24), y: y[to] + (isDown ? -half : half))
    let middle = (start.y + end.y) / 2
    let flat = y[to] == y[from] ? 40.0 : 0.0
    let (first, last) = flat > 0 ? (start.y + flat, start.y + flat) : (middle, middle)
    let arrival = flat > 0 ? y[to] + half : end.y
    // The names of arrows from one place stand one below the other, further along their arrows.
    let along = 0.2 + 0.15 * Double(number % 5)
    let label = (
      x: start.x + (end.x - start.x) * along + bend, y: start.y + (end.y - start.y) * along
    )
    return "<path\(kind) marker-end=\"url(#tip)\" d=\"M\(start.x) \(start.y)"
      + "C\(start.x + bend) \(first) \(end.x + bend) \(last) \(end.x) \(arrival)\"/>"
      + "<text class=\"step\" x=\"\(label.x)\" y=\"\(label.y + 3)\">\(text)</text>"
  }
}
