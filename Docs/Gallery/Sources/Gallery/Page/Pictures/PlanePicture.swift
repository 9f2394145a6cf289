import PairingsWeb

/// The picture of the plane around a cell, with one path of all living cells.
struct PlanePicture {
  let plane: Plane
  let centre: Cell
  let caption: String

  private static var width: Int { 64 }
  private static var height: Int { 32 }

  var node: PageNode {
    .element(
      "figure", [.class("plane")],
      [
        .element(
          "svg",
          [
            .attribute("viewBox", "0 0 \(Self.width) \(Self.height)"), .attribute("role", "img"),
            .attribute("aria-label", caption),
          ],
          [.element("path", [.attribute("d", path)])]),
        .element("figcaption", [], [.text(caption)]),
      ])
  }

  /// A square for each living cell in the window, by rows.
  private var path: String {
    var path = ""
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let cell = Cell(x: x - Self.width / 2, y: y - Self.height / 2) + centre
        if plane.living.contains(cell) { path += "M\(x) \(y)h1v1h-1z" }
      }
    }
    return path
  }
}
