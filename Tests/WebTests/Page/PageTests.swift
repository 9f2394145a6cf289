import Pairings
import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

/// The page of a component, not one of the documentation.
typealias Page = PairingsWeb.Page

@Suite("A page")
struct PageTests {
  typealias Eff = BrowserOf<Never>

  enum Input {
    case more
    case set(Int)
  }

  static func page(
    _ view: @escaping (Int) -> Node<Input>, start: Effects<Eff, StateOf<Int>, Input> = .none
  ) -> Page {
    let dispatcher = Dispatcher<IdentityOf, StateOf<Int>, Input>.reduce { count, input in
      switch input {
      case .more: count += 1
      case .set(let number): count = number
      }
    }
    return Page(
      Component.store(0, on: dispatcher.under(Eff.self)) { count, _ in view(count) }, start: start)
  }

  @Test("a page receives the events that its first batch causes")
  func firstBatch() {
    let page = Self.page { count in
      .element(
        "input", [.focus(true), .on("focus", .more), .id("\(count)")])
    }
    let document = Document()
    page.open(
      { batch in
        let hadFocus = document.focused != nil
        document.apply(batch)
        guard !hadFocus, let focused = document.focused else { return }
        let name = document.names.firstIndex(of: "focus")
        expect(name.map { page.hear(Event(), named: $0, at: focused.number) } != nil)
      }, ask: { _, _ in })
    expectEqual(document.root.children[0].attributes["id"], "1")
  }

  @Test("a page is drawn afresh in an empty document, and goes on there")
  func redraw() throws {
    let page = Self.page { count in
      .element("button", [.on("click", .more)], [.text("\(count)")])
    }
    let document = Document()
    page.open({ document.apply($0) }, ask: { _, _ in })
    func click() throws {
      let name = try #require(document.names.firstIndex(of: "click"))
      let button = try #require(document.root.children.first)
      _ = page.hear(Event(), named: name, at: button.number)
    }
    try click()
    document.empty()
    page.touch(0)
    expectEqual(document.root.allText, "1")
    try click()
    expectEqual(document.root.allText, "2")
  }

  @Test("a page that is closed while it opens starts and shows nothing more")
  func closing() {
    var page: Page?
    var (batches, questions) = (0, [BrowserRequest]())
    page = Self.page(
      { .text($0.description) },
      start: .concat([
        .run(Browser<Never, Void>.title("a").map { page?.close() }),
        .run(Browser<Never, Void>.title("b")) { .set(1) },
      ]))
    page?.open({ _ in batches += 1 }) { ticket, question in
      questions += question.map { [$0] } ?? []
      page?.answer(ticket, BrowserResponse())
    }
    expect(batches == 1 && questions == [.title("a")])
  }

  @Test("an event bubbles to all ancestors, also if the first listener removes them")
  func removed() {
    let browser = FakeBrowser()
    browser.open(
      Self.page { count in
        .element(
          "div", [.on("click", .more), .id("\(count)")],
          count == 0 ? [.element("button", [.on("click", .more)])] : [])
      })
    let button = browser.all(role: "button")[0]
    browser.click(button)
    expectEqual(browser.elements[0].attributes["id"], "2")
    expect(!browser.click(button))
    expectEqual(browser.elements[0].attributes["id"], "2")
  }

  @Test("a box that is kept from being checked is not checked")
  func prevented() {
    let browser = FakeBrowser()
    browser.open(
      Self.page { count in
        .element(
          "input",
          [
            .attribute("type", "checkbox"), .id("\(count)"),
            .on("click", .preventDefault) { event in
              event.isChecked ? .more : nil
            }, .on("change", .set(9)),
          ])
      })
    let box = browser.all(role: "checkbox")[0]
    expect(browser.click(box))
    expect(box.flags["checked", default: false] == false && box.attributes["id"] == "1")
  }
}
