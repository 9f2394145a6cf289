import Pairings
import PairingsGallery
import PairingsWeb

/// The picture of a text, with a dot for each version that moves there.
struct EditorPicture {
  let history: Editor.History

  var node: PageNode {
    let version = history.focus
    let lines = version.suffix(Editor.shownLines)
    return .element(
      "div", [.class("editor")],
      [
        .element(
          "ol", [.attribute("start", "\(version.count - lines.count + 1)")],
          lines.map { .element("li", [], [.text($0)]) }),
        LineInput(label: "a new line") { $0 }.node,
        .element(
          "div", [.attribute("role", "group"), .attribute("aria-label", "Versions")],
          history.elements.indices.map(dot)),
      ])
  }

  private func dot(_ index: Int) -> PageNode {
    let (version, isShown) = ("\(history.elements[index].count)", index == history.index)
    return .element(
      "button",
      [
        .classes(("dot", true), ("past", index < history.index)),
        .attribute("aria-label", "version " + version),
        .attribute("aria-current", isShown ? "true" : nil),
        .on("click", .send(":" + version)),
      ])
  }
}
