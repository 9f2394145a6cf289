import PairingsWeb

/// The picture of two pages of which one is shown, below their names.
struct TabsPicture {
  let tabs: Widget.TabBar

  var node: PageNode {
    .element(
      "div", [.class("tabs")],
      [
        .element(
          "div", [.attribute("role", "tablist"), .attribute("aria-label", "Pages")],
          tabs.names.indices.map(tab)),
        .element(
          "p", [.attribute("role", "tabpanel"), .attribute("aria-label", tabs.names[tabs.index])],
          [.text(tabs.page)]),
      ])
  }

  private func tab(_ index: Int) -> PageNode {
    let isShown = index == tabs.index
    return .element(
      "button",
      [
        .attribute("role", "tab"), .attribute("aria-selected", isShown ? "true" : "false"),
        .on("click", isShown ? .look : .send(tabs.turn)),
      ],
      [.text(tabs.names[index])])
  }
}
