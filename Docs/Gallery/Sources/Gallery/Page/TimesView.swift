import PairingsWeb

/// The past of the chosen component: a slider from the beginning to the end of the redo, and a
/// button for each other branch.
struct TimesView {
  let times: Times

  var node: PageNode {
    .element(
      "section", [.class("times"), .attribute("aria-label", "Time")],
      [
        .element("h3", [], ["Time"]),
        .element(
          "div", [.class("travel")],
          [
            button("Back", .undo, isOff: times.index == 0), slider,
            button("Forward", .redo, isOff: times.index == last),
            .element("span", [.class("place")], [.text(place)]),
          ]),
        .element(
          "ul", [.class("branches"), .attribute("aria-label", "Branches")],
          times.branches.map(branch)),
      ])
  }

  private var last: Int { times.line.count - 1 }

  private var place: String { "\(times.index) of \(last)" }

  private var slider: PageNode {
    let line = times.line
    return .element(
      "input",
      [
        .attribute("type", "range"), .attribute("aria-label", "Time"), .attribute("min", "0"),
        .attribute("max", "\(last)"), .attribute("aria-valuetext", place),
        .flag("disabled", last == 0), .value("\(times.index)"),
        .on("input") { event in
          guard let index = Int(event.value), line.indices.contains(index) else { return nil }
          return .travel(.jump(line[index]))
        },
        .on("keydown", .stopPropagation) { event in
          event.key.utf8.count == 1 ? nil : .nothing  // Only arrows move the slider.
        },
      ])
  }

  private func button(_ label: String, _ travel: Travel, isOff: Bool) -> PageNode {
    .element("button", [.flag("disabled", isOff), .on("click", .travel(travel))], [.text(label)])
  }

  private func branch(_ branch: Times.Branch) -> PageNode {
    .element(
      "li", key: .number(branch.id), [],
      [
        .element(
          "button", [.attribute("title", branch.words), .on("click", .travel(.jump(branch.id)))],
          [.text("branch \(branch.id): " + Self.short(branch.words))])
      ])
  }

  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first ?? ""
    return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
  }
}
