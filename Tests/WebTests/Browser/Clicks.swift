import Pairings
import PairingsWeb

@main enum Clicks: WebPage {
  enum Input { case click, later }

  static func page() -> Page {
    let component = Component<BrowserOf<Never>, StateStore<Int>, Input, Node<Input>>.store(
      0,
      on: .update { count, input in
        switch input {
        case .click: return .run(Browser<Never, Void>.sleep(for: .seconds(1))) { .later }
        case .later:
          count += 1
          return .none
        }
      }
    ) { count, _ in .element("button", [.on("click", .click)], [.text(count.description)]) }
    return Page(component)
  }
}
