import Pairings
import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

/// The actions of a person, as a browser takes them.
@Suite("A person at a page")
struct PersonTests {
  typealias View = Node<String>

  let browser = FakeBrowser()

  /// The events that the page has received.
  var heard: String { browser.elements[0].attributes["id", default: ""] }

  func open(_ children: [View]) {
    let component = Component.store(
      "", on: .reduce { (log, event: String) in log += event + " " }
    ) { log, _ in
      View.element(
        "main",
        [.id(log)] + ["click", "input", "change", "keydown"].map { .on($0, $0) }, children)
    }
    browser.open(Page(component))
  }

  @Test("a disabled control receives nothing, and keeps its value")
  func disabled() {
    func control(_ tag: String, _ name: String, _ properties: [Property<String>]) -> View {
      .element(tag, [.class(name)] + properties, tag == "button" ? [.element("b", [], ["x"])] : [])
    }
    let tags = ["button", "input", "textarea", "select"]
    let fields = [
      View.element("legend", [], [control("input", "on", [])]), control("input", "off", []),
      .element("legend", [], [control("input", "off", [])]),
    ]
    open(
      tags.map { control($0, "off", [.flag("disabled", true)]) }
        + tags.map { control($0, "off", [.attribute("disabled", on: true)]) }
        + [control("input", "off", [.attribute("type", "checkbox"), .flag("disabled", true)])]
        + tags.map { control($0, "on", [.flag("disabled", false)]) }
        + [
          control("div", "on", [.attribute("disabled", on: true)]),
          .element("fieldset", [.flag("disabled", true)], fields),
        ])
    for control in browser.all(class: "off") {
      expect(!browser.click(control) && !browser.click(control.children.first ?? control))
      expect(!browser.type("x", into: control) && !browser.choose("x", in: control))
      expect(!browser.press("x", in: control))
      expect(control.properties["value"] == nil && control.flags["checked"] == nil)
    }
    expectEqual(heard, "")
    for control in browser.all(class: "on") { expect(browser.click(control)) }
  }

  @Test("controls have the defaults of HTML, and a button submits its form")
  func defaults() {
    func box(_ properties: Property<String>...) -> View {
      .element("input", [.attribute("type", "checkbox")] + properties)
    }
    open([
      .element("input", [.attribute("value", "x")]), .element("textarea", [], ["inside"]),
      .element("input", [.attribute("value", "x"), .value("y")]), box(), box(.value("v")),
      box(.attribute("checked", on: true)),
      .element("input", [.attribute("readonly", on: true)]),
      .element("form", [.on("submit", "submit")], [.element("button", [.on("click", "press")])]),
    ])
    let controls = browser.document.root.children[0].children
    expectEqual(controls.prefix(5).map(\.value), ["x", "inside", "y", "on", "v"])
    expectEqual(controls[3...5].map(\.isChecked), [false, false, true])
    expect(!browser.type("z", into: controls[6]) && heard == "")
    expect(browser.click(controls[5]) && !controls[5].isChecked)
    expect(browser.click(controls[7].children[0]) && heard.hasSuffix("press click submit "))
  }
}
