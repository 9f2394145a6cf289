import PairingsWeb

/// The view of the page: the picker, the view of the component, the keys with their futures, and
/// the past.
struct SceneView {
  let scene: Scene

  private var exhibit: Exhibit { scene.exhibit }

  var page: PageNode {
    .element(
      "div",
      [
        .class("gallery"), .attribute("tabindex", "-1"), .focus(true),
        .on("keydown", .preventDefault) { pressed($0) },
      ],
      [picker, main])
  }

  // MARK: - The keyboard

  /// Returns the act of a key, as in a terminal: an input, or a travel through time.
  private func pressed(_ event: PageEvent) -> Act? {
    if event.modifiers == .control, event.isKey("z") { return .travel(.undo) }
    if event.modifiers == .control, event.isKey("y") { return .travel(.redo) }
    guard event.modifiers.subtracting(.shift).isEmpty, exhibit.typing == .keys else { return nil }
    if let key = exhibit.keys.first(where: { $0.arrow.map { event.isKey($0.key) } ?? false }) {
      return .send(key.input)
    }
    guard event.key.utf8.count == 1, !event.isKey(" ") else { return nil }
    return .send(event.key)
  }

  // MARK: - The picker

  private var picker: PageNode {
    .element(
      "nav", [.attribute("aria-label", "Components")],
      [
        .element("h1", [], ["Spaces of futures"]),
        .element("ul", [], Exhibit.all.map(link)),
      ])
  }

  private func link(_ other: Exhibit) -> PageNode {
    .element(
      "li", key: .text(other.name), [],
      [
        .element(
          "a",
          [
            .attribute("href", "#/" + other.name),
            .attribute("aria-current", other.name.hasBytes(of: exhibit.name) ? "page" : nil),
          ],
          [.text(other.name)])
      ])
  }

  // MARK: - The component

  private var main: PageNode {
    .element(
      "main", key: .text(exhibit.name), [],
      [
        .element(
          "header", [],
          [
            .element("h2", [], [.text(exhibit.name)]),
            .element("p", [.class("summary")], [.text(exhibit.summary)]),
            .element("p", [.class("pair")], [.text(exhibit.pair + ", Browser")]),
          ]),
        .element(
          "section",
          [
            .class("now"), .attribute("aria-label", "Now"),
            .attribute("data-text", scene.text),  // For tests: the view in a terminal.
          ],
          [
            scene.picture,
            .element(
              "p", [.class("message"), .attribute("role", "status")], [.text(scene.message)]),
          ]),
        TimesView(times: scene.times).node,
        PromisesView(scene: scene).node,
      ])
  }
}

extension Arrow {
  /// The name of the arrow key in browsers.
  var key: String {
    switch self {
    case .up: "ArrowUp"
    case .down: "ArrowDown"
    case .left: "ArrowLeft"
    case .right: "ArrowRight"
    }
  }
}
