import PairingsWeb

/// The picture of a question: the answers before it, and its choices as buttons.
struct MenuPicture {
  let menu: Widget.Menu

  var node: PageNode {
    .element(
      "div", [.class("menu")],
      [
        .element(
          "ol", [.class("path"), .attribute("aria-label", "The answers")],
          menu.path.map { .element("li", [], [.text($0)]) }),
        .element("p", [.class("question")], [.text(menu.question)]),
        .element(
          "div", [.attribute("role", "group"), .attribute("aria-label", menu.question)],
          menu.choices.map { key in
            .element("button", [.on("click", .send(key.input))], [.text(key.meaning)])
          }),
      ])
  }
}
