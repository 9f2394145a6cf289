import Pairings
import PairingsWeb
import PairingsWebTesting
import Testing

@Suite("Events of a server")
struct EventsTests {
  enum Input { case open(String), close, price(String), lost }

  /// A page that shows the prices of one name at a time.
  static func prices() -> Page {
    typealias Eff = BrowserOf<Never>
    let component = Component<Eff, StateStore<String>, Input, Node<Input>>.store(
      "closed",
      on: .update { shown, input in
        switch input {
        case .open(let name):
          shown = name
          return .stream(under: .latest("prices")) { send in
            Browser<Never, Void>.events(from: name) { send(.price($0)) }.map { send(.lost) }
          }
        case .close:
          shown = "closed"
          return .cancel("prices")
        case .price(let price): shown = price
        case .lost: shown = "lost"
        }
        return .none
      }
    ) { shown, _ in
      .element(
        "main", [],
        [.element("output", [], [.text(shown)])]
          + [("tea", Input.open("/tea")), ("milk", .open("/milk")), ("close", .close)].map {
            .element("button", [.on("click", $1)], [.text($0)])
          })
    }
    return Page(component)
  }

  let browser = FakeBrowser()
  var shown: String { browser.all(role: "status")[0].allText }

  func press(_ name: String) { browser.click(browser.all(role: "button", text: name)[0]) }

  init() { browser.open(Self.prices()) }

  @Test("each event is received, and another stream under the key closes the one before")
  func replaced() {
    press("tea")
    #expect(browser.eventSources == ["/tea"])
    browser.send("3", from: "/tea")
    browser.send("4", from: "/tea")
    #expect(shown == "4")
    press("milk")
    #expect(browser.eventSources == ["/milk"])
    #expect(browser.send("5", from: "/tea") == 0)
    #expect(shown == "/milk")
    browser.send("6", from: "/milk")
    #expect(shown == "6")
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
    let browser = FakeBrowser()
    browser.open(Page(component))
    let button = browser.all(role: "button")[0]
    browser.click(button)
    switch telling {
    case .event: #expect(browser.send("hello", from: "/x") == 1)
    case .refusal: browser.refuseEvents(from: "/x")
    case .hash: browser.go(to: "/x")
    }
    #expect(button.allText == "a ")
    browser.advance(by: 60_000)
    #expect(button.allText == "a slept ")
  }
}
