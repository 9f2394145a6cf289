import Pairings
import PairingsWeb

@main enum Clicks: WebPage {
  static func page() -> Page {
    Page(
      Component(
        StateStore(),
        Store(0) { count in
          UI { (handler: Handler<BrowserOf<Never>, StateOf<Int>>) in
            let later = Browser<Never, Void>.sleep(for: .seconds(1))
              .map { State<Int, Void>.modify { $0 + 1 } }
            return .element("button", [.on("click") { handler(later) }], [.text(count.description)])
          }
        }))
  }
}
