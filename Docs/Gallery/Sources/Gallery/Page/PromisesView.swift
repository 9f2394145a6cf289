import PairingsWeb

/// The keys of a component, each with its future.
///
/// A space holds the view of every position, so that all futures are known before any move.
struct PromisesView {
  let scene: Scene

  var node: PageNode {
    .element(
      "section", [.class("keys"), .attribute("aria-label", "Keys and futures")],
      [
        .element("h3", [], [scene.exhibit.unknown == nil ? "Keys, and where they lead" : "Keys"]),
        scene.exhibit.typing == .lines ? line : .nothing,
        .element("ul", [], scene.promises.indices.map { item(scene.promises[$0], at: $0) }),
        scene.exhibit.unknown == nil ? .nothing : .element("p", [.class("unknown")], [.text(why)]),
      ])
  }

  private var why: String {
    scene.exhibit.unknown == .chance
      ? "Chance decides where a key leads."
      : "A request has no answer yet, which decides where a key leads."
  }

  private func item(_ promise: Scene.Promise, at index: Int) -> PageNode {
    let (key, takesLines) = (promise.key, scene.exhibit.typing == .lines)
    let id = "future-\(index)"
    return .element(
      "li", key: .text(key.input), [],
      [
        .element(
          "button",
          [
            .on("click", takesLines ? .type(key.input) : .send(key.input)),
            .attribute("aria-disabled", isRefused(promise) ? "true" : nil),
            .attribute("aria-describedby", promise.future == nil ? nil : id),
          ],
          [
            .element("kbd", [], [.text(key.input)]),
            key.arrow.map { .element("kbd", [], [.text($0.rawValue)]) } ?? .nothing,
            .text(" " + key.meaning),
          ]),
        future(promise, id),
      ])
  }

  /// Returns true if the present view refuses a key. Keys of lines are templates, and not inputs.
  private func isRefused(_ promise: Scene.Promise) -> Bool {
    scene.exhibit.unknown == nil && scene.exhibit.typing == .keys && promise.future == nil
  }

  /// The change to which a key leads. It describes the button or the input of the key.
  private func future(_ promise: Scene.Promise, _ id: String) -> PageNode {
    guard let future = promise.future else { return .element("p", [.class("none")], []) }
    return .element(
      "p", [.id(id), .class("future"), .attribute("data-text", future)], [.text(promise.change)])
  }

  /// The input element of a line, with the future of its draft.
  private var line: PageNode {
    .element(
      "div", [.class("line")],
      [
        .element(
          "input",
          [
            .class("draft"), .attribute("aria-label", "An input"),
            .attribute("placeholder", "type an input, then Enter"),
            .attribute("autocomplete", "off"), .value(scene.draft.key.input),
            .attribute("aria-describedby", scene.draft.future == nil ? nil : "future"),
            .on("input") { .type($0.value) },
            .on("keydown", .stopPropagation) { event in
              event.isKey("Enter") ? .send(event.value) : .nothing
            },
          ]),
        future(scene.draft, "future"),
      ])
  }
}
