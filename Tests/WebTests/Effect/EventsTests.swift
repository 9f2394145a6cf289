import Pairings
import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

@Suite("Events of a server")
struct EventsTests {
  let browser = FakeBrowser()

  @Test("each event is received, and another stream under the key closes the one before")
  func replaced() {
    let follow = Dispatcher<BrowserOf<Never>, StateOf<String>, String>.effects { name in
      guard !name.hasPrefix("#") else { return nil }
      return .stream(under: .latest("prices")) { send in
        Browser<Never, Void>.events(from: name) { send("#" + $0) }
      }
    }
    let show = Dispatcher<IdentityOf, StateOf<String>, String>.reduce { $0 = $1 }
    browser.open(
      Page(
        Component.store("", on: follow.combined(with: show.under())) { shown, _ in
          .element(
            "main", [],
            [.element("output", [], [.text(shown)])]
              + ["tea", "milk"].map { .element("button", [.on("click", $0)], [.text($0)]) })
        }))
    func press(_ name: String) { browser.click(browser.all(role: "button", text: name)[0]) }
    press("tea")
    expectEqual(browser.eventSources, ["tea"])
    for price in ["3", "4"] { browser.send(price, from: "tea") }
    expectEqual(browser.all(role: "status")[0].allText, "#4")
    press("milk")
    expect(browser.eventSources == ["milk"] && browser.send("5", from: "tea") == 0)
    browser.send("6", from: "milk")
    expectEqual(browser.all(role: "status")[0].allText, "#6")
  }

  enum Telling: CaseIterable { case event, refusal, hash }
  enum Step { case start, a, b, slept }

  @Test(
    "an answer reaches no stream that an earlier delivery has cancelled, nor a later request",
    arguments: Telling.allCases)
  func cancelled(telling: Telling) {
    func follow(_ key: String, _ step: Step) -> Effects<BrowserOf<Never>, StateOf<String>, Step> {
      .stream(under: .latest(key)) { send in
        telling == .hash
          ? .followHash { if $0 == "/x" { send(step) } }
          : Browser<Never, Void>.events(from: "/x") { _ in send(step) }.map { send(step) }
      }
    }
    let component = Component<BrowserOf<Never>, StateStore<String>, Step, Node<Step>>.store(
      "",
      on: .update { log, step in
        if step != .start { log += "\(step) " }
        return switch step {
        case .start: follow("a", .a).combined(with: follow("b", .b))
        case .a:
          .cancel("b").combined(
            with: .run(Browser<Never, Void>.sleep(for: .seconds(60))) { .slept })
        case .b, .slept: .none
        }
      }
    ) { log, _ in .element("button", [.on("click", .start)], [.text(log)]) }
    browser.open(Page(component))
    let button = browser.all(role: "button")[0]
    browser.click(button)
    switch telling {
    case .event: expectEqual(browser.send("hello", from: "/x"), 1)
    case .refusal: browser.refuseEvents(from: "/x")
    case .hash: browser.go(to: "/x")
    }
    expectEqual(button.allText, "a ")
    browser.advance(by: 60_000)
    expectEqual(button.allText, "a slept ")
  }
}
