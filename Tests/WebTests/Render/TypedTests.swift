import Pairings
import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

/// The text and state that a person gives to inputs, beside those of the view.
@Suite("Typed values")
struct TypedTests {
  typealias View = Node<Int>

  /// Opens a page that counts presses of Enter, with inputs whose view never changes.
  static func open(_ inputs: @escaping () -> [View]) -> FakeBrowser {
    let browser = FakeBrowser()
    let component = Component.store(0, on: .reduce { (count, more: Int) in count += more }) {
      _, _ in
      View.element("div", [], [.element("button", [.on("click", 1)], ["+"])] + inputs())
    }
    browser.open(Page(component))
    return browser
  }

  static func press(_ browser: FakeBrowser) { browser.click(browser.all(role: "button")[0]) }

  /// A node that is made again only for another value, and one that is the same in every view.
  static var nodes: [View] {
    [
      .lazy(1) { _ in .element("input", [.value("a")]) },
      .element("p", [], [.element("input", [.value("a")])]),
    ]
  }

  @Test("a typed value is restored in a node that is kept", arguments: nodes.indices)
  func kept(index: Int) {
    let node = Self.nodes[index]
    let browser = Self.open { [node] }
    let input = browser.all(role: "textbox")[0]
    browser.type("b", into: input)
    Self.press(browser)
    expectEqual(input.properties["value"], "a")
    browser.document.clearLog()
    Self.press(browser)
    expect(browser.document.log.isEmpty)
  }

  @Test("details that a person has opened are closed, where their attribute is absent")
  func opened() throws {
    let (renderer, document) = (Renderer<Int>(), Document())
    let view = View.element("details", [.attribute("open", on: false)], [])
    document.apply(try #require(renderer.render(view)))
    document.clearLog()
    renderer.touch(1)
    document.apply(try #require(renderer.render(view)))
    expectEqual(document.log, [.name, .removeAttribute])
  }

  @Test("a box whose click is prevented shows the view of this click")
  func prevented() {
    let browser = FakeBrowser()
    let component = Component.store(
      (isOn: false, presses: 0),
      on: .reduce { (state: inout (isOn: Bool, presses: Int), press: Int) in
        if press == 0 { state.isOn.toggle() } else { state.presses += press }
      }
    ) { state, _ in
      View.element(
        "div", [],
        [
          .element(
            "input",
            [
              .attribute("type", "checkbox"), .checked(state.isOn),
              .on("click", 0, .preventDefault),
            ]),
          .element("button", [.on("click", 1)], [.text("\(state.isOn)")]),
        ])
    }
    browser.open(Page(component))
    for isOn in [true, false, true] {
      browser.click(browser.all(role: "checkbox")[0])
      expectEqual(browser.all(role: "button")[0].allText, "\(isOn)")
      expectEqual(browser.all(role: "checkbox")[0].isChecked, isOn)
    }
  }

  @Test("a group of radio buttons ends with its form")
  func forms() {
    func radio(_ isChecked: Bool, form: String? = nil) -> View {
      .element(
        "input",
        [
          .attribute("type", "radio"), .attribute("name", "g"), .attribute("form", form),
          .checked(isChecked),
        ])
    }
    let browser = Self.open {
      [
        .element("form", [.id("one")], [radio(true)]), .element("form", [], [radio(false)]),
        radio(false, form: "one"),
      ]
    }
    let radios = browser.all(role: "radio")
    browser.click(radios[1])
    expectEqual(radios.map { $0.flags["checked"] }, [true, true, false])
    browser.click(radios[2])
    expectEqual(radios.map { $0.flags["checked"] }, [false, true, true])
    Self.press(browser)
    expectEqual(radios.map { $0.flags["checked"] }, [true, false, false])
  }
}
