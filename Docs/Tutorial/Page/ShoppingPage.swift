import Pairings
import PairingsWeb

@main enum ShoppingPage: WebPage {
  static func page() -> Page {
    let idea = Browser<Never, Void>.sleep(for: .seconds(1)).map { "tea" }
    return Page(shopping(suggestion: idea).map(elements))
  }

  static func elements(_ list: Shopping) -> Node<Input> {
    let items = list.items.enumerated().map { index, item in
      Node<Input>.element("li", [], [.text(item), button("✕", .remove(index))])
    }
    return .element(
      "main", [],
      [
        .element("ul", [], items),
        button("milk", .add("milk")),
        button(list.isAsking ? "asking …" : "an idea?", .suggest),
      ])
  }

  static func button(_ label: String, _ input: Input) -> Node<Input> {
    .element("button", [.on("click", input)], [.text(label)])
  }
}
