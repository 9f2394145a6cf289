import PairingsAtlas

/// A position in a picture by column and row, which need not be whole.
struct Spot {
  /// The column, from the left.
  let column: Double

  /// The row, from the top.
  let row: Double

  init(_ column: Double, _ row: Double) { (self.column, self.row) = (column, row) }
}

extension Chart {
  /// Returns a picture of the chart with states at given positions, for small charts that explain
  /// something.
  ///
  /// A box has all lines of the text of its state. The first state is marked as the present one. An
  /// arrow that would cross a box goes round it.
  ///
  /// - Precondition: Every state has a spot.
  func svg(
    title: String, caption: [String], description: String, at spots: [Spot]
  ) -> String {
    precondition(spots.count == states.count, "a picture needs a spot for every state")
    let arrows = Arrows(self)
    let layout = PlacedLayout(self, arrows, spots)
    let least = Double((caption + [title]).map(\.count).max() ?? 0) * 7.4 + 40
    let width = max(layout.width, least)
    var picture = Picture(
      title: title, description: description, width: width,
      height: layout.height + 44 + Double(caption.count) * 18)
    picture.write(title, width / 2, 28, "head")
    let shift = (width - layout.width) / 2
    picture.body.append("<g transform=\"translate(\(Picture.short(shift)) 36)\">")
    for arrow in arrows.all where !arrow.isMirrored { layout.draw(arrow, in: &picture) }
    for number in states.indices { layout.draw(states[number], number, in: &picture) }
    picture.body.append("</g>")
    for (index, line) in caption.enumerated() {
      picture.write(line, width / 2, layout.height + 48 + Double(index) * 18, "soft")
    }
    return picture.svg
  }
}

/// The arrows of a chart: all transitions between the same states are one arrow.
struct Arrows {
  struct Arrow {
    let from: Int
    let to: Int
    var names: [String]

    /// A Boolean value indicating whether an arrow of the same names leads back. Only the first of
    /// the two is drawn, with two heads; the other one is mirrored in it.
    var isTwoWay = false
    var isMirrored = false
  }

  private(set) var all: [Arrow] = []

  init(_ chart: Chart) {
    var numbers: [[Int]: Int] = [:]
    for transition in chart.transitions {
      let number = numbers[[transition.from, transition.to], default: all.count]
      if number == all.count {
        numbers[[transition.from, transition.to]] = number
        all.append(Arrow(from: transition.from, to: transition.to, names: []))
      }
      if !transition.name.isEmpty { all[number].names.append(transition.name) }
    }
    for number in all.indices where all[number].from != all[number].to && !all[number].isMirrored {
      guard let back = numbers[[all[number].to, all[number].from]],
        all[back].names == all[number].names
      else { continue }
      all[number].isTwoWay = true
      all[back].isMirrored = true
    }
  }

  func has(_ from: Int, _ to: Int) -> Bool { all.contains { $0.from == from && $0.to == to } }
}

/// The layout of states at given positions, and of the arrows between them.
private struct PlacedLayout {
  typealias Point = (x: Double, y: Double)

  let middles: [Point]
  let box: (width: Double, height: Double)
  let width: Double
  let height: Double
  private let arrows: Arrows
  private let rows: (first: Double, last: Double)
  private let rowOf: [Double]

  init(_ chart: Chart, _ arrows: Arrows, _ spots: [Spot]) {
    let lines = chart.states.map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let letters = lines.joined().map(\.count).max() ?? 1
    box = (
      max(64, Double(letters) * 8.2 + 22), Double(lines.map(\.count).max() ?? 1) * 17 + 16
    )
    func widest(_ arrows: [Arrows.Arrow]) -> Double {
      Double(arrows.map { $0.names.joined(separator: ", ").count }.max() ?? 0) * 7.3
    }
    let across = arrows.all.filter { spots[$0.from].row == spots[$0.to].row && $0.from != $0.to }
    let slanted = arrows.all.filter {
      spots[$0.from].row != spots[$0.to].row && spots[$0.from].column != spots[$0.to].column
    }
    let upright = arrows.all.filter { spots[$0.from].column == spots[$0.to].column }
    let gap = (
      x: max(widest(across) + 30, widest(slanted) * 2 + 24, widest(upright) + 16, 44), y: 62.0
    )
    // Arrows round a box and loops need room outside.
    let rows = (first: spots.map(\.row).min() ?? 0, last: spots.map(\.row).max() ?? 0)
    self.rows = rows
    let far = across.filter { abs(spots[$0.from].column - spots[$0.to].column) > 1 }
    let loops = arrows.all.filter { $0.from == $0.to && spots[$0.from].row == rows.first }
    let isHigh = far.contains { arrow in
      rows.first == rows.last
        ? spots[arrow.from].column < spots[arrow.to].column : spots[arrow.from].row == rows.first
    }
    let isLow = far.contains { arrow in
      rows.first == rows.last
        ? spots[arrow.from].column > spots[arrow.to].column : spots[arrow.from].row == rows.last
    }
    let margin: (x: Double, y: Double) = (
      max(20, widest(loops) / 2 - 20), max(18, isHigh ? 62 : 0, loops.isEmpty ? 0 : 46)
    )
    middles = spots.map { [box] in
      (
        margin.x + box.width / 2 + $0.column * (box.width + gap.x),
        margin.y + box.height / 2 + $0.row * (box.height + gap.y)
      )
    }
    width = (middles.map(\.x).max() ?? 0) + box.width / 2 + margin.x
    height = (middles.map(\.y).max() ?? 0) + box.height / 2 + (isLow ? 62 : 22)
    rowOf = spots.map(\.row)
    self.arrows = arrows
  }

  func draw(_ state: Chart.State, _ number: Int, in picture: inout Picture) {
    let (x, y) = middles[number]
    let kind = "box" + (number == 0 ? " here" : "") + (state.isOpen ? " open" : "")
    picture.body.append(
      "<rect class=\"\(kind)\" x=\"\(Picture.short(x - box.width / 2))\" "
        + "y=\"\(Picture.short(y - box.height / 2))\" width=\"\(Picture.short(box.width))\" "
        + "height=\"\(Picture.short(box.height))\" rx=\"7\"/>")
    let lines = state.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let top = y - Double(lines.count - 1) * 8.5 + 4.5 + Double(index) * 17
      picture.write(line, x, top, index == 0 ? "mono" : "mono soft")
    }
  }

  func draw(_ arrow: Arrows.Arrow, in picture: inout Picture) {
    let text = arrow.names.joined(separator: ", ")
    guard arrow.from != arrow.to else {
      let (x, y) = middles[arrow.from]
      let (right, top) = (x + box.width / 2 - 20, y - box.height / 2)
      draw(
        arrow, "M\(Picture.short(right - 14)) \(Picture.short(top))c-8 -26 36 -26 28 0", &picture)
      if !text.isEmpty { picture.write(text, right, top - 25, "step") }
      return
    }
    let (start, end) = (middles[arrow.from], middles[arrow.to])
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
      .squareRoot()
    let along: Point = ((end.x - start.x) / length, (end.y - start.y) / length)
    // The left of the direction, so that arrows there and back are two lines.
    let aside: Point = (along.y, -along.x)
    let isBent = middles.indices.contains { number in
      number != arrow.from && number != arrow.to && isInTheWay(number, start, end)
    }
    if isBent {
      drawBent(arrow, start, end, text, &picture)
      return
    }
    let shift = arrows.has(arrow.to, arrow.from) && !arrow.isTwoWay ? 8.0 : 0
    let (from, to): (Point, Point) = (
      edge(start, along, aside, shift, forward: true),
      edge(end, along, aside, shift, forward: false)
    )
    draw(arrow, "M\(text: from)L\(text: to)", &picture)
    guard !text.isEmpty else { return }
    let middle: Point = ((from.x + to.x) / 2, (from.y + to.y) / 2)
    if abs(along.x) > 0.96 {
      let isAbove = aside.y < 0 || shift == 0
      picture.write(text, middle.x, middle.y + (isAbove ? -6 : 15), "step")
    } else {
      let isLeft = aside.x < 0
      picture.write(
        text, middle.x + (isLeft ? -7 : 7), middle.y + (abs(along.x) > 0.75 ? -2 : 4),
        isLeft ? "step right" : "step left")
    }
  }

  /// Draws an arrow round the boxes between two states of a row, outside the other rows.
  private func drawBent(
    _ arrow: Arrows.Arrow, _ start: Point, _ end: Point, _ text: String, _ picture: inout Picture
  ) {
    let way = end.x > start.x ? 1.0 : -1
    let row = rowOf[arrow.from]
    let isAbove = rows.first == rows.last ? way > 0 : row == rows.first
    let side = isAbove ? -1.0 : 1
    let edge = start.y + side * box.height / 2
    let (from, to): (Point, Point) = ((start.x + way * 12, edge), (end.x - way * 12, edge + side))
    let top = edge + side * 44
    draw(
      arrow,
      "M\(text: from)C\(text: (from.x + way * 24, top)) \(text: (to.x - way * 24, top)) \(text: to)",
      &picture)
    picture.write(
      text, (from.x + to.x) / 2, edge + side * 33 + (isAbove ? -6 : 15), "step")
  }

  private func draw(_ arrow: Arrows.Arrow, _ path: String, _ picture: inout Picture) {
    let start = arrow.isTwoWay ? " marker-start=\"url(#tip)\"" : ""
    picture.body.append("<path\(start) marker-end=\"url(#tip)\" d=\"\(path)\"/>")
  }

  /// Returns the point at which a shifted line leaves a box, or enters it.
  private func edge(
    _ middle: Point, _ along: Point, _ aside: Point, _ shift: Double, forward: Bool
  ) -> Point {
    let from: Point = (middle.x + aside.x * shift, middle.y + aside.y * shift)
    let (dx, dy) = forward ? along : (-along.x, -along.y)
    let toSide =
      dx == 0
      ? Double.infinity : (box.width / 2 - (dx > 0 ? 1 : -1) * (from.x - middle.x)) / abs(dx)
    let toEnd =
      dy == 0
      ? Double.infinity : (box.height / 2 - (dy > 0 ? 1 : -1) * (from.y - middle.y)) / abs(dy)
    let far = min(toSide, toEnd) + (forward ? 0 : 1.5)
    return (from.x + dx * far, from.y + dy * far)
  }

  /// Returns true if a line would cross a box.
  private func isInTheWay(_ number: Int, _ start: Point, _ end: Point) -> Bool {
    (1..<40).contains { transition in
      let part = Double(transition) / 40
      let x = start.x + (end.x - start.x) * part
      let y = start.y + (end.y - start.y) * part
      return abs(x - middles[number].x) < box.width / 2 + 4
        && abs(y - middles[number].y) < box.height / 2 + 4
    }
  }
}

extension DefaultStringInterpolation {
  /// Writes a point in the syntax of SVG paths.
  fileprivate mutating func appendInterpolation(text point: (x: Double, y: Double)) {
    appendInterpolation("\(Picture.short(point.x)) \(Picture.short(point.y))")
  }
}
