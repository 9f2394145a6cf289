import PairingsGallery
import PairingsWeb

/// The picture of a volume control that folds away.
struct PanelPicture {
  let volume: Int
  let isShown: Bool

  var node: PageNode {
    .element("div", [.class("panel")], [fold, isShown ? control : .nothing])
  }

  private var fold: PageNode {
    .element(
      "button",
      [
        .class("fold"), .attribute("aria-expanded", isShown ? "true" : "false"),
        .on("click", .send("p")),
      ],
      [isShown ? "▾ volume" : "▸ volume"])
  }

  private var control: PageNode {
    .element(
      "div", [.class("control")],
      [
        button("−", "softer", "-"),
        .element(
          "div",
          [
            .attribute("role", "meter"), .attribute("aria-label", "volume"),
            .attribute("aria-valuemin", "0"), .attribute("aria-valuemax", "10"),
            .attribute("aria-valuenow", "\(volume)"),
          ],
          (0..<10).map { .element("i", [.classes(("on", $0 < volume))]) }),
        button("+", "louder", "+"), button("mute", "mute", "m"),
      ])
  }

  private func button(_ text: String, _ label: String, _ input: String) -> PageNode {
    .element(
      "button", [.attribute("aria-label", label), .on("click", .send(input))], [.text(text)])
  }
}
