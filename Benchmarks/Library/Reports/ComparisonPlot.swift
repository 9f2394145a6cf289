import Foundation
import PairingsDrawing

/// The picture of a comparison: for each row the change of its ratio, with its 99 % interval.
struct ComparisonPlot {
  let comparison: Comparison

  private static let (line, top, middle, reach) = (20.0, 78.0, 650.0, 180.0)

  /// Returns the place of a change on the scale, which is logarithmic from one half to two.
  private func x(_ change: Double) -> Double {
    Self.middle + Self.reach * min(max(log2(max(change, 1e-9)), -1), 1)
  }

  var svg: String {
    let rows = comparison.differences
    let bottom = Self.top + Double(rows.count) * Self.line
    var picture = Picture(
      title: "Change of the ratio to the control",
      description: rows.map { "\($0.id): \(Comparison.percent($0.change))" }
        .joined(separator: "; ") + ".",
      width: 900, height: bottom + 34)
    picture.write(picture.title, 20, 28, "head left")
    picture.write(
      "with its 99 % interval; green: faster; red: slower, or more is allocated; yellow: no difference "
        + "that counts", 20, 48, "soft left")
    for change in [0.5, 0.8, 1, 1.25, 2] {
      picture.line((x(change), Self.top), (x(change), bottom), change == 1 ? "axis" : "grid")
      for y in [Self.top - 8, bottom + 18] {
        picture.write(Comparison.percent(change), x(change), y, "soft")
      }
    }
    for (index, row) in rows.enumerated() {
      let y = Self.top + Double(index) * Self.line
      let style =
        switch comparison.verdict(row) {
        case .same: "fair"
        case .faster: "good"
        case .slower, .more: "poor"
        }
      picture.write(row.id, 456, y + 15, "soft right")
      let (low, high) = (row.interval?.lower ?? row.change, row.interval?.upper ?? row.change)
      picture.rectangle(
        x(low), y + 4, max(x(high) - x(low), 1), 12, style,
        note: "\(row.id): \(Comparison.percent(row.change)), \(comparison.verdict(row).rawValue)")
      picture.line((x(row.change), y + 2), (x(row.change), y + 18), "axis")
    }
    return picture.svg
  }
}
