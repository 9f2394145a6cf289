import Pairings
import PairingsGallery
import PairingsWeb

/// The picture of two curves: the signal and its smoothed form.
struct SignalPicture {
  let log: Listening.Log

  var node: PageNode {
    let (heard, smooth) = Listening.curves(log)
    return .element(
      "figure", [.class("signal")],
      [
        .element(
          "svg",
          [
            .attribute("viewBox", "0 0 590 180"), .attribute("role", "img"),
            .attribute("aria-label", caption),
          ],
          [
            .element("polyline", [.class("heard"), .attribute("points", points(heard))]),
            .element("polyline", [.class("smooth"), .attribute("points", points(smooth))]),
          ]),
        .element("figcaption", [], [.text(caption)]),
      ])
  }

  private var caption: String {
    "from \(log.delay.value) on, smoothed \(max(log.rounds.value, 0)) times"
  }

  private func points(_ values: [Double]) -> String {
    values.indices.map { index in
      let height = (Listening.range.upperBound - values[index]) * 100
      return "\(index * 10),\(Int(height))"
    }.joined(separator: " ")
  }
}
