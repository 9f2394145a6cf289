import Pairings
import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

@Suite("Browser")
struct BrowserTests {
  /// Opens a page of a button, and returns the button. A click runs an effect, whose result is the
  /// next text.
  static func open<Failure: Error>(
    _ browser: FakeBrowser, _ effect: Browser<Failure, String>
  ) -> Document.Element {
    typealias Texts = Component<BrowserOf<Failure>, StateStore<String>, Void, Node<Void>>
    let component = Texts.store("nothing", on: .effects { .move(effect.map { .set($0) }) }) {
      text, _ in
      .element("button", [.on("click", ())], [.text(text)])
    }
    browser.open(Page(component))
    return browser.all(role: "button")[0]
  }

  @Test(
    "Browser sleeps on the browser's clock, also longer than one of its timers can",
    arguments: [20, 5_000_000_000])
  func sleeps(milliseconds: Int) {
    let browser = FakeBrowser()
    let effect = Browser<Never, Void>.sleep(for: .milliseconds(milliseconds)).map { "done" }
    let button = Self.open(browser, effect)
    browser.click(button)
    browser.advance(by: milliseconds - 1)
    expectEqual(button.allText, "nothing")
    browser.advance(by: 1)
    expectEqual(button.allText, "done")
  }

  @Test("a request that fails is tried again")
  func retries() {
    let browser = FakeBrowser()
    let news: Browser<FetchFailure, String> =
      Browser<FetchFailure, WebResponse>.load("/news").map { $0.text }
      .retry(.exponential(from: .milliseconds(10), times: 3))
    let button = Self.open(browser, news)
    browser.click(button)
    expectEqual(browser.requests, [WebRequest("/news")])
    browser.respond(to: "/news", status: 500)
    expect(browser.requests.isEmpty)
    browser.advance(by: 10)
    browser.respond(to: "/news", status: 0)
    browser.advance(by: 20)
    browser.respond(to: "/news", "all laws hold")
    expectEqual(button.allText, "all laws hold")
    expect(browser.console.isEmpty)
  }

  @Test("Browser stores and reads, and reports a failure")
  func stores() {
    let browser = FakeBrowser()
    let effect = Browser<Never, Bool>.setItem("a", "1").flatMap { isStored in
      Browser<Never, String?>.item("a").map { "\(isStored) \($0 ?? "-")" }
    }
    let button = Self.open(browser, effect)
    browser.click(button)
    expectEqual(button.allText, "true 1")
    browser.storage = [:]
    browser.refusesStorage = true
    browser.click(button)
    expectEqual(button.allText, "false -")
  }

  @Test("changes of the hash arrive in order")
  func hashes() {
    let browser = FakeBrowser()
    let component = Component.store(
      [String](), on: .reduce { (seen, hash: String) in seen.append("#" + hash) }
    ) { seen, _ in Node<String>.text(seen.joined(separator: ",")) }
    browser.open(Page(component.under(BrowserOf<Never>.self), start: .onHash { $0 }))
    browser.go(to: "/a")
    browser.go(to: "/b")
    browser.travel(-1)
    expectEqual(browser.document.root.allText, "#,#/a,#/b,#/a")
  }
}
