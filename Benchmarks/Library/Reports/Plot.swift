import Foundation
import PairingsDrawing

/// The picture of figures: a bar for each ratio, or curves if all rows are chains.
struct Plot {
  let figures: [Figure]

  /// The machine, the toolchain and the command of the measurement.
  let origin: String?

  init(_ figures: [Figure], origin: String? = nil) {
    (self.figures, self.origin) = (figures, origin)
  }

  var svg: String {
    let plain = figures.filter { !$0.isOfChain && $0.unit == 1 && $0.control != "after 10" }
    let promised = plain.filter { $0.limit != nil }
    let ratios = promised.isEmpty ? plain : promised
    return ratios.isEmpty ? chains : bars(ratios)
  }

  private static let width = 900.0
  private static let line = 20.0

  // MARK: - Ratios

  /// The logarithmic scale of ratios: from 0.1 to 100, or further if the ratios need it.
  private struct Scale {
    let decades: ClosedRange<Int>

    init(_ ratios: [Double]) {
      let logs = ratios.filter { $0 > 0 }.map(log10)
      let (low, high) = (logs.min() ?? 0, logs.max() ?? 0)
      decades = min(-1, Int(low.rounded(.down)))...max(1, Int(high.rounded(.up)))
    }

    func x(_ ratio: Double) -> Double {
      let part = (log10(max(ratio, 1e-9)) - Double(decades.lowerBound)) / Double(decades.count - 1)
      return 476 + 364 * min(max(part, 0), 1)
    }
  }

  private func bars(_ rows: [Figure]) -> String {
    let scale = Scale(rows.map(\.ratio))
    let top = 78.0
    let bottom = top + Double(rows.count) * Self.line
    let kept = rows.count { $0.isWithinBar == true }
    var picture = Picture(
      title: "Time in units of a hand-written control",
      description: "A bar for each of \(rows.count) operations, on a logarithmic scale: to the "
        + "left of the line at 1 it is faster than its control, to the right slower. \(kept) keep "
        + "the ratio that is promised. "
        + rows.map { "\($0.id): \(number($0.ratio))" }.joined(separator: "; ") + ".",
      width: Self.width, height: bottom + (origin == nil ? 34 : 60))
    picture.write(picture.title, 20, 28, "head left")
    picture.write(
      "logarithmic; green: as fast or faster; yellow: slower; red: slower than promised (the tick)",
      20, 48, "soft left")
    for decade in scale.decades {
      let ratio = pow(10, Double(decade))
      let x = scale.x(ratio)
      picture.line((x, top), (x, bottom), decade == 0 ? "axis" : "grid")
      picture.write(decade < 0 ? number(ratio, -decade) : number(ratio, 0), x, top - 8, "soft")
      picture.write(decade < 0 ? number(ratio, -decade) : number(ratio, 0), x, bottom + 18, "soft")
    }
    for (index, row) in rows.enumerated() {
      let y = top + Double(index) * Self.line
      let (from, to) = (min(scale.x(row.ratio), scale.x(1)), max(scale.x(row.ratio), scale.x(1)))
      picture.write(row.id, 466, y + 15, "soft right")
      picture.rectangle(
        from, y + 4, max(to - from, 1), 12,
        row.ratio <= 1 ? "good" : row.isWithinBar == false ? "poor" : "fair",
        note: "\(row.id): \(number(row.time)) ns; \(row.control): \(number(row.controlTime)) ns")
      if let limit = row.limit, limit > 0 {
        picture.line((scale.x(limit), y + 2), (scale.x(limit), y + 18), "axis")
      }
      let end = max(to, row.isWithinBar == false ? to : row.limit.map(scale.x) ?? to)
      picture.write(number(row.ratio), max(end, scale.x(1)) + 6, y + 15, "soft left")
    }
    if let origin { picture.write(origin, 20, bottom + 44, "soft left") }
    return picture.svg
  }

  // MARK: - Chains

  private struct Curve {
    let name: String
    let isNaive: Bool
    let points: [(length: Double, time: Double)]
  }

  private var curves: [Curve] {
    var names: [String] = []
    for figure in figures where figure.isOfChain && !names.contains(figure.name) {
      names.append(figure.name)
    }
    return names.flatMap { name in
      let rows = figures.filter { $0.name == name }.sorted { $0.unit < $1.unit }
      let naive = rows.filter { $0.control.hasPrefix("naive") }
      let own = Curve(
        name: String(name.dropLast(".chain".count)), isNaive: false,
        points: rows.map { (Double($0.unit), $0.best) })
      guard let control = naive.first?.control else { return [own] }
      return [
        own,
        Curve(
          name: control, isNaive: true, points: naive.map { (Double($0.unit), $0.controlBest) }),
      ]
    }
  }

  private var chains: String {
    let curves = curves
    let points = curves.flatMap(\.points)
    let longest = max(10, points.map(\.length).max() ?? 10)
    let decades = 0...max(1, Int(log10(max(points.map(\.time).max() ?? 10, 10)).rounded(.up)))
    let (left, right, top, bottom) = (70.0, 600.0, 84.0, 430.0)
    func x(_ length: Double) -> Double { left + (right - left) * log10(length) / log10(longest) }
    func y(_ time: Double) -> Double {
      bottom - (bottom - top) * log10(max(time, 1)) / Double(decades.upperBound)
    }
    var picture = Picture(
      title: "Time a step in chains of growing length",
      description: curves.map { curve in
        "\(curve.name): "
          + curve.points.map { "\(number($0.time, 0)) ns at \(number($0.length, 0))" }
          .joined(separator: ", ")
      }.joined(separator: "; ") + ".",
      width: Self.width, height: bottom + (origin == nil ? 60 : 84))
    picture.write(picture.title, 20, 28, "head left")
    picture.write(
      "nanoseconds a step, the best of some samples; both scales are logarithmic; dashed: the naive way, as far as it goes",
      20, 48, "soft left")
    for decade in decades {
      let time = pow(10, Double(decade))
      picture.line((left, y(time)), (right, y(time)), decade == 0 ? "axis" : "grid")
      picture.write(grouped(time), left - 8, y(time) + 4, "soft right")
    }
    for decade in 0...Int(log10(longest).rounded()) {
      let length = pow(10, Double(decade))
      picture.write(grouped(length), x(length), bottom + 20, "soft")
    }
    picture.write("steps in the chain", (left + right) / 2, bottom + 40, "soft")
    var taken: [Double] = []
    for (index, curve) in curves.enumerated() {
      let color = curve.isNaive ? "c\((index - 1) % 8) naive" : "c\(index % 8)"
      picture.curve(curve.points.map { (x($0.length), y($0.time)) }, color)
    }
    // The names stand at the ends of the curves and do not overlap.
    let order = curves.indices.sorted {
      y(curves[$0].points.last?.time ?? 1) < y(curves[$1].points.last?.time ?? 1)
    }
    for index in order {
      guard let end = curves[index].points.last else { continue }
      var height = y(end.time) + 4
      if let last = taken.last { height = max(height, last + 18) }
      taken.append(height)
      let color = "c\((curves[index].isNaive ? index - 1 : index) % 8)"
      picture.line(
        (right + 8, height - 4), (right + 30, height - 4),
        "curve \(color)" + (curves[index].isNaive ? " naive" : ""))
      picture.write(curves[index].name, right + 36, height, "left")
    }
    if let origin { picture.write(origin, 20, bottom + 66, "soft left") }
    return picture.svg
  }

  /// Returns a power of ten with its digits in groups of three.
  private func grouped(_ number: Double) -> String {
    let digits = Array("\(Int(number.rounded()))")
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? "\u{2009}\(digit)" : "\(digit)"
    }.joined()
  }
}
