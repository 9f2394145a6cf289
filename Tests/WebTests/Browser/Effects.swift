import Pairings
import PairingsWeb

/// A page whose buttons wait for the browser; `effects.test.mjs` presses them.
@main enum Effects: WebPage {
  typealias Eff = BrowserOf<FetchFailure>
  typealias Work = Browser<FetchFailure, String>

  static func page() -> Page {
    let component = Component<Eff, StateStore<String>, Work, Node<Work>>.store(
      "nothing", on: .effects { work in .move(work.map { .set($0) }) }
    ) { text, _ in
      .element(
        "div", [],
        [.element("output", [], [.text(text)])]
          + works.map { name, work in
            .element("button", [.id(name), .on("click", work)], [.text(name)])
          })
    }
    return Page(component)
  }

  static var works: [(String, Work)] {
    let slow = Browser<FetchFailure, WebResponse>.load("/slow").map { $0.text }
    let flaky = Browser<FetchFailure, WebResponse>.load("/flaky").map { $0.text }
    let post = WebRequest(
      "/echo", method: "POST", headers: [WebRequest.Header("X-Word", "lawful")], body: "ü🐈")
    return [
      ("sleep", Browser<FetchFailure, Void>.sleep(for: .milliseconds(30)).map { "slept" }),
      ("retry", flaky.retry(.exponential(from: .milliseconds(10), times: 3))),
      ("timeout", slow.timeout(after: .milliseconds(50)).map { $0 ?? "too late" }),
      ("post", Browser<FetchFailure, WebResponse>.load(post).map { $0.text }),
      ("missing", Browser<FetchFailure, WebResponse>.load("/missing").map { $0.text }),
      ("title", Browser<FetchFailure, Void>.title("titled").map { "named" }),
      ("hash", Browser<FetchFailure, Void>.setHash("/there").then(.hash(after: ""))),
      ("odd", Browser<FetchFailure, Void>.setHash("#50%25 é").then(.hash())),
      ("feed", Browser<FetchFailure, Void>.events(from: "http://[") { _ in }.map { "over" }),
    ]
  }
}
