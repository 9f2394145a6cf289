import Pairings
import PairingsWeb

@main enum Clicks: WebPage {
  enum Input { case click, count }

  static func page() -> Page {
    Page(
      Component<BrowserOf<Never>, StateStore<Int>, Input, Node<Input>>.store(
        0,
        on: .update { count, input in
          switch input {
          case .click: return .run(.sleep(for: .seconds(1))) { .count }
          case .count: count += 1
          }
          return .none
        }
      ) { count, _ in .element("button", [.on("click", .click)], [.text(count.description)]) })
  }
}
