import PairingsWeb

/// The picture of a meter that folds away.
struct MeterPicture {
  let meter: Widget.Meter

  var node: PageNode {
    .element("div", [.class("meter")], [fold, meter.value.map(control) ?? .nothing])
  }

  private var fold: PageNode {
    let isShown = meter.value != nil
    return .element(
      "button",
      [
        .class("fold"), .attribute("aria-expanded", isShown ? "true" : "false"),
        .on("click", .send(meter.fold)),
      ],
      [.text((isShown ? "▾ " : "▸ ") + meter.name)])
  }

  private func control(_ value: Int) -> PageNode {
    .element(
      "div", [.class("control")],
      [
        button("−", meter.less),
        .element(
          "div",
          [
            .attribute("role", "meter"), .attribute("aria-label", meter.name),
            .attribute("aria-valuemin", "0"), .attribute("aria-valuemax", "\(meter.maximum)"),
            .attribute("aria-valuenow", "\(value)"),
          ],
          (0..<meter.maximum).map { .element("i", [.classes(("on", $0 < value))]) }),
        button("+", meter.more), button(meter.none.meaning, meter.none),
      ])
  }

  private func button(_ text: String, _ key: Key) -> PageNode {
    .element(
      "button", [.attribute("aria-label", key.meaning), .on("click", .send(key.input))],
      [.text(text)])
  }
}
