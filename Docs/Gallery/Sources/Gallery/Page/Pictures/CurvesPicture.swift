import PairingsWeb

/// The picture of curves over the same points.
struct CurvesPicture {
  let curves: [Widget.Curve]
  let range: ClosedRange<Double>
  let caption: String

  var node: PageNode {
    .element(
      "figure", [.class("curves")],
      [
        .element(
          "svg",
          [
            .attribute("viewBox", "0 0 590 180"), .attribute("role", "img"),
            .attribute("aria-label", caption),
          ],
          curves.map { curve in
            .element("polyline", [.class(curve.name), .attribute("points", points(curve.values))])
          }),
        .element("figcaption", [], [.text(caption)]),
      ])
  }

  private func points(_ values: [Double]) -> String {
    values.indices.map { index in
      let height = (range.upperBound - values[index]) * 100
      return "\(index * 10),\(Int(height))"
    }.joined(separator: " ")
  }
}
