import PairingsGallery
import PairingsSession
import PairingsWeb

/// The picture of a text, with a dot for each version that moves there.
struct DocumentPicture {
  let document: Widget.Document

  var node: PageNode {
    .element(
      "div", [.class("document")],
      [
        .element(
          "ol", [.attribute("start", "\(document.first)")],
          document.lines.map { .element("li", [], [.text($0)]) }),
        LineInput(label: document.entry) { $0 }.node,
        .element(
          "div", [.attribute("role", "group"), .attribute("aria-label", "Versions")],
          document.versions.indices.map(dot)),
      ])
  }

  private func dot(_ index: Int) -> PageNode {
    let (version, isShown) = (document.versions[index], index == document.index)
    return .element(
      "button",
      [
        .classes(("dot", true), ("past", index < document.index)),
        .attribute("aria-label", version.meaning),
        .attribute("aria-current", isShown ? "true" : nil),
        .on("click", .send(version.input)),
      ])
  }
}
