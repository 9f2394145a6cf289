import PairingsGallery
import PairingsSession
import PairingsWeb

/// The past of a component: a slider from the beginning to the end of the redo, and the branches.
struct TimesView {
  let times: Times

  private var last: Int { times.line.count - 1 }

  var node: PageNode {
    .element(
      "section", [.class("times"), .attribute("aria-label", "Time")],
      [
        .element("h3", [], ["Time"]),
        .element(
          "div", [.class("travel")],
          [
            button("back", "Back", .undo, isOff: times.index == 0), slider,
            button("on", "Forward", .redo, isOff: times.index == last),
            .element("span", [.class("place")], [.text(place)]),
          ]),
        .element(
          "ul", [.class("branches"), .attribute("aria-label", "Branches")],
          times.branches.map(branch)),
      ])
  }

  private var place: String { "\(times.index) of \(last)" }

  private var slider: PageNode {
    .element(
      "input",
      [
        .attribute("type", "range"), .attribute("aria-label", "Time"), .attribute("min", "0"),
        .attribute("max", "\(last)"), .attribute("aria-valuetext", place),
        .flag("disabled", last == 0), .value("\(times.index)"),
        .on("input") { event in
          guard let index = Int(event.value), times.line.indices.contains(index) else {
            return nil
          }
          return .travel(.jump(times.line[index]))
        },
        .on("keydown", .stopPropagation) { event in
          event.key.utf8.count == 1 ? nil : .nothing  // Only arrows move the slider.
        },
      ])
  }

  private func button(
    _ name: String, _ label: String, _ travel: Travel, isOff: Bool
  ) -> PageNode {
    .element(
      "button",
      [.class(name), .flag("disabled", isOff), .on("click", .travel(travel))],
      [.text(label)])
  }

  private func branch(_ place: Times.Place) -> PageNode {
    .element(
      "li", key: .number(place.id), [],
      [
        .element(
          "button",
          [
            .attribute("title", place.text),
            .on("click", .travel(.jump(place.id))),
          ],
          [.text("branch \(place.id): " + Self.short(place.text))])
      ])
  }

  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first ?? ""
    return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
  }
}
