import Pairings
import PairingsWeb
import PairingsWebTesting
import Testing

@Suite("A page")
struct PageTests {
  typealias Eff = BrowserOf<Never>
  typealias View = Node<Eff>

  static func page(
    _ view: @escaping (Int, Handler<Eff, StateOf<Int>>) -> View,
    start: @escaping (Handler<Eff, StateOf<Int>>) -> [Browser<Never, Void>] = { _ in [] }
  ) -> Page {
    Page(
      Component(
        StateStore(),
        Store(0) { count in UI<Eff, StateOf<Int>, View> { handler in view(count, handler) } }),
      start: start)
  }

  @Test("hears of what its first batch brings about")
  func firstBatch() {
    let page = Self.page { count, handler in
      .element(
        "input", [.focus(true), .on("focus") { handler(.modify { $0 + 1 }) }, .id("\(count)")])
    }
    let document = Document()
    page.open(
      { batch in
        let hadFocus = document.focused != nil
        document.apply(batch)
        guard !hadFocus, let focused = document.focused else { return }
        let name = document.names.firstIndex(of: "focus")
        #expect(name.map { page.hear(Event(), named: $0, at: focused.number) } != nil)
      }, ask: { _, _ in })
    #expect(document.root.children[0].attributes["id"] == "1")
  }

  @Test("closed while it opens, starts nothing more and shows nothing more")
  func closing() {
    var page: Page?
    var (batches, questions) = (0, [Question]())
    page = Self.page { count, _ in
      .text(count.description)
    } start: { handler in
      [
        Browser<Never, Void>.title("a").map { page?.close() },
        Browser<Never, Void>.title("b").then(handler(.set(1))),
      ]
    }
    page?.open({ _ in batches += 1 }) { ticket, question in
      questions += question.map { [$0] } ?? []
      page?.answer(ticket, Answer())
    }
    #expect(batches == 1 && questions == [.title("a")])
  }

  @Test("an event is heard by all around it, whatever the first of them removes")
  func removed() {
    let browser = FakeBrowser()
    browser.open(
      Self.page { count, handler in
        let more = { handler(.modify { $0 + 1 }) }
        return .element(
          "div", [.on("click") { more() }, .id("\(count)")],
          count == 0 ? [.element("button", [.on("click") { more() }])] : [])
      })
    let button = browser.all(role: "button")[0]
    browser.click(button)
    #expect(browser.elements[0].attributes["id"] == "2")
    #expect(!browser.click(button))
    #expect(browser.elements[0].attributes["id"] == "2")
  }

  @Test("a click on what has gone does not reach what has its number now")
  func gone() {
    let browser = FakeBrowser()
    browser.open(
      Self.page { count, handler in
        .element(count == 0 ? "button" : "a", [.on("click") { handler(.modify { $0 + 1 }) }])
      })
    let button = browser.all(role: "button")[0]
    #expect(browser.click(button))
    let link = browser.all(role: "link")[0]
    #expect(!browser.click(button) && browser.all(role: "link")[0] === link)
  }

  @Test("a box that is kept from being checked is not checked")
  func prevented() {
    let browser = FakeBrowser()
    browser.open(
      Self.page { count, handler in
        .element(
          "input",
          [
            .attribute("type", "checkbox"), .id("\(count)"),
            .on("click", .preventDefault) { event in
              event.isChecked ? handler(.modify { $0 + 1 }) : nil
            }, .on("change") { handler(.set(9)) },
          ])
      })
    let box = browser.all(role: "checkbox")[0]
    #expect(browser.click(box))
    #expect(box.flags["checked", default: false] == false && box.attributes["id"] == "1")
  }

  @Test("the history ends somewhere")
  func history() {
    let browser = FakeBrowser()
    browser.go(to: "/a")
    browser.go(to: "/b")
    browser.travel(.min)
    #expect(browser.hash == "")
    browser.travel(1)
    browser.travel(.max)
    #expect(browser.hash == "/b")
  }
}
