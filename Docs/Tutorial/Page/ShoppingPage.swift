import Pairings
import PairingsWeb

typealias Shown = Node<BrowserOf<Never>>

@main enum ShoppingPage: WebPage {
  static func page() -> Page {
    let idea = Browser<Never, Void>.sleep(for: .seconds(1)).map { "tea" }
    return Page(shopping(suggestion: idea).map(list))
  }

  static func list(_ screen: Screen<BrowserOf<Never>>) -> Shown {
    let items = screen.list.items.enumerated().map { index, item in
      Shown.element(
        "li", [], [.text(item), button("✕", screen.send(.remove(index)))])
    }
    return .element(
      "main", [],
      [
        .element("ul", [], items),
        button("milk", screen.send(.add("milk"))),
        button(screen.list.isAsking ? "asking …" : "an idea?", screen.send(.suggest)),
      ])
  }

  static func button(
    _ label: String, _ tap: @autoclosure @escaping () -> Browser<Never, Void>
  ) -> Shown {
    .element("button", [.on("click") { tap() }], [.text(label)])
  }
}
