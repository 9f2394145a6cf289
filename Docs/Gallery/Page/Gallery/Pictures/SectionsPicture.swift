import PairingsGallery
import PairingsWeb

/// The picture of lists with titles.
struct SectionsPicture {
  let sections: [Widget.Section]

  var node: PageNode { .element("div", [.class("sections")], sections.map(section)) }

  private func section(_ section: Widget.Section) -> PageNode {
    .element(
      "section", [.attribute("aria-label", section.title)],
      [
        .element("h3", [], [.text(section.title)]),
        section.items.isEmpty
          ? .element("p", [.class("none")], ["There is nothing yet."])
          : .element(
            "ol", [.attribute("start", "\(section.first)")],
            section.items.map { .element("li", [], [.text($0)]) }),
      ])
  }
}
