extension Chart {
  /// Returns a picture of the chart: a row for each depth, a box for each state with the first line
  /// of its text, an arrow for each transition. Transitions between the same states share an arrow.
  ///
  /// Charts of some hundred states are readable if they are ``minimised``.
  public func svg(title: String) -> String {
    let layout = Layout(self)
    var picture = Picture(
      title: title,
      description:
        "A chart of \(grouped(states.count)) states and \(grouped(transitions.count)) transitions, "
        + "a row for each depth, from the initial state at the top.",
      width: layout.width, height: layout.height)
    var counts: [Int: Int] = [:]
    for arrow in arrows {
      let number = counts[arrow.from, default: 0]
      counts[arrow.from] = number + 1
      layout.draw(arrow, number, in: &picture)
    }
    let ends = Set(path.flatMap { [transitions[$0].from, transitions[$0].to] })
    for (number, state) in states.enumerated() {
      layout.draw(state, number, isOnPath: ends.contains(number), in: &picture)
    }
    return picture.svg
  }

  /// The arrows: all transitions between the same states are one arrow.
  private var arrows: [Arrow] {
    var (arrows, numbers): ([Arrow], [[Int]: Int]) = ([], [:])
    let onPath = Set(path)
    for (index, transition) in transitions.enumerated() {
      let number = numbers[[transition.from, transition.to], default: arrows.count]
      if number == arrows.count {
        numbers[[transition.from, transition.to]] = number
        arrows.append(Arrow(from: transition.from, to: transition.to))
      }
      arrows[number].names.append(transition.name)
      if onPath.contains(index) { arrows[number].isOnPath = true }
    }
    return arrows
  }
}

private struct Arrow {
  let from: Int
  let to: Int
  var names: [String] = []
  var isOnPath = false
}

extension Layout {
  fileprivate func draw(
    _ state: Chart.State, _ number: Int, isOnPath: Bool, in picture: inout Picture
  ) {
    let kinds = [
      "box", number == 0 ? "here" : nil, state.isOpen ? "open" : nil, isOnPath ? "way" : nil,
    ].compactMap { $0 }.joined(separator: " ")
    let (left, top) = (x[number] - Self.box.width / 2, y[number] - Self.box.height / 2)
    let count = state.count > 1 ? " ×\(state.count)" : ""
    picture.body.append("<g id=\"p\(number)\"><title>\(state.text.escapedForXML)</title>")
    picture.rectangle(left, top, Self.box.width, Self.box.height, kinds)
    var lines = state.text.label(15)
    lines[lines.count - 1] = lines[lines.count - 1].headline(15 - count.count) + count
    for (index, line) in lines.enumerated() {
      let middle = y[number] - Double(lines.count - 1) * 8 + 4
      picture.write(line, x[number], middle + Double(index) * 16, "name")
    }
    picture.body.append("</g>")
  }

  fileprivate func draw(_ arrow: Arrow, _ number: Int, in picture: inout Picture) {
    let text = arrow.names.joined(separator: ", ").headline(24)
    let (from, to) = (arrow.from, arrow.to)
    let half = Self.box.height / 2
    func draw(_ points: [(x: Double, y: Double)]) {
      let words = points.map { "\(Picture.short($0.x)) \(Picture.short($0.y))" }
      picture.body.append(
        "<path\(arrow.isOnPath ? " class=\"way\"" : "") marker-end=\"url(#tip)\" "
          + "d=\"M\(words[0])C\(words[1...].joined(separator: " "))\"/>")
    }
    if from == to {
      let (side, middle) = (x[from] + Self.box.width / 2, y[from])
      draw([
        (side, middle - 8), (side + 16, middle - 16), (side + 16, middle + 16), (side, middle + 8),
      ])
      picture.write(text, side - 8, middle - half - 4, "step")
      return
    }
    let isDown = y[to] >= y[from]
    let bend = isDown ? 0.0 : 26.0
    let start = (x: x[from] + (isDown ? 0 : 24), y: y[from] + (isDown ? half : -half))
    let end = (x: x[to] + (isDown ? 0 : 24), y: y[to] + (isDown ? -half : half))
    let middle = (start.y + end.y) / 2
    let flat = y[to] == y[from] ? 40.0 : 0.0
    let (first, last) = flat > 0 ? (start.y + flat, start.y + flat) : (middle, middle)
    let arrival = flat > 0 ? y[to] + half : end.y
    draw([start, (start.x + bend, first), (end.x + bend, last), (end.x, arrival)])
    // The names of arrows from one state are staggered along the arrows.
    let along = 0.2 + 0.15 * Double(number % 5)
    picture.write(
      text, start.x + (end.x - start.x) * along + bend,
      start.y + (end.y - start.y) * along + 4, "step")
  }
}
