import Pairings
import PairingsWeb

/// A page of behaviour that only a browser has, which `corners.test.mjs` checks.
@main enum Corners: WebPage {
  typealias View = Node<Input>

  enum Input {
    case focus, more, inside, outside
    case part(String)
    case other(String)
    case hash(String)
  }

  struct Shown {
    var part = ""
    var count = 0
    var hash = ""
    var focusCount = 0
    var other = "other"
  }

  static func page() -> Page {
    let component = Component.store(Shown(), on: .reduce { change(&$0, by: $1) }) { shown, _ in
      view(shown)
    }
    return Page(component.under(BrowserOf<Never>.self), start: .onHash { .hash($0) })
  }

  static func change(_ shown: inout Shown, by input: Input) {
    switch input {
    case .focus: shown.focusCount += 1
    case .more: shown.count += 1
    case .inside: shown.other = "inside"
    case .outside: shown.other += " outside"
    case .part(let part):
      shown.part = part
      shown.other = "still " + part
    case .other(let other): shown.other = other
    case .hash(let hash): shown.hash = hash
    }
  }

  static let parts = [
    "bom", "rows", "deep", "shallow", "flat", "inputs", "foreign", "path", "slots",
    "leaving", "form", "strange", "lists", "prevented",
  ]

  static func view(_ shown: Shown) -> View {
    var children: [View] = [
      .element(
        "input",
        [
          .id("first"), .focus(true), .on("focus", .focus),
        ]),
      .element("output", [.id("focus")], [.text(shown.focusCount.description)]),
      .element("output", [.id("hash")], [.text(shown.hash)]),
      .element("output", [.id("other")], [.text(shown.other)]),
      .element("output", [.id("count")], [.text(shown.count.description)]),
      .element("button", [.id("more"), .on("click", .more)]),
    ]
    children += parts.map { part in
      .element(
        "button",
        [.id(part), .on("click", .part(part))], [.text(part)])
    }
    children.append(.element("div", [.id("part")], [view(of: shown)]))
    return .element("div", [], children)
  }

  private static func view(of shown: Shown) -> View {
    if shown.part.hasBytes(of: "strange") { return Hostile.view(shown.count) }
    if shown.part.hasBytes(of: "slots") {
      let isFlag = shown.count % 2 == 0
      return .element(
        "p", [.id("slot"), isFlag ? .flag("hidden", true) : .attribute("hidden", on: true)], ["a"])
    }
    if shown.part.hasBytes(of: "form") {
      return .element(
        "form", [],
        [
          .element("input", [.id("name"), .value("kept")]),
          .element("input", [.id("reset"), .attribute("type", "reset")]),
          .element("output", [.id("sum"), .value("5")]),
          .element(
            "output", [.id("bold"), .value(shown.count.description)],
            [.element("b", [], [.text(shown.count == 1 ? "1" : "x")])]),
          .element("input", [.id("number"), .attribute("type", "number"), .value("")]),
          .element(
            "select", [.id("several"), .attribute("multiple", on: true), .value("b")],
            ["a", "b", "c"].map { .element("option", [.attribute("value", $0)], [.text($0)]) }),
          .element(
            "select", [.id("chosen")],
            ["a", "b"].map { text in
              .element("option", [.flag("selected", text.hasBytes(of: "a"))], [.text(text)])
            }),
          .element(
            "input", [.id("quiet"), .value(""), .on("keydown", .preventDefault) { _ in nil }]),
          .element("details", [.id("details"), .flag("open", false)], [.element("summary")]),
          .element(
            "details", [.id("absent"), .attribute("open", on: false)], [.element("summary")]),
          .element(
            "details", [.id("present"), .attribute("open", on: true)], [.element("summary")]),
        ])
    }
    if shown.part.hasBytes(of: "leaving") {
      let value: [Property<Input>] = shown.count % 2 == 0 ? [.value("a")] : []
      return .element(
        "p", [],
        [
          .element("input", [.id("box"), .attribute("type", "checkbox")] + value),
          .element("output", [.id("shown")] + value, [.text(shown.count.description)]),
        ])
    }
    if shown.part.hasBytes(of: "bom") {
      return .element("p", [], ["\u{FEFF}a", "b", "\u{FEFF}"])
    }
    if shown.part.hasBytes(of: "rows") {
      return .element(
        "ul", [],
        (0..<5).map { number in
          .element(
            "li", key: .number(number), [],
            [
              .element("output", [.value("v")], ["c"]),
              .element(
                "span", [.on("click", .other(number.description))],
                [.text(number.description)]),
            ])
        })
    }
    if shown.part.hasBytes(of: "deep") || shown.part.hasBytes(of: "shallow") {
      let text = shown.part + shown.count.description
      return (0..<(shown.part.hasBytes(of: "deep") ? 500 : 3)).reduce(.text(text)) { inner, _ in
        .element("i", [], [inner])
      }
    }
    if shown.part.hasBytes(of: "inputs") { return .element("form", [], inputs(shown)) }
    if shown.part.hasBytes(of: "foreign") {
      return .element(
        "svg", [], [.element("foreignObject", [], [.element("input", [.id("inside")])])])
    }
    if shown.part.hasBytes(of: "lists") {
      let order = (0..<4).map { ($0 + shown.count) % 4 }
      return .element(
        "div", [],
        [
          .element("p", [.id("grown")], (0...shown.count).map { _ in .element("i", [], ["item"]) }),
          .element("p", [.id("emptied")], shown.count == 0 ? ["x", "y"] : []),
          .element(
            "p", [.id("moved")],
            order.map { .element("i", key: .number($0), [], [.text($0.description)]) }),
        ])
    }
    if shown.part.hasBytes(of: "prevented") {
      return .element(
        "input",
        [
          .id("box"), .attribute("type", "checkbox"), .checked(shown.count % 2 == 1),
          .on("click", .more, .preventDefault),
        ])
    }
    if shown.part.hasBytes(of: "path") {
      return .element(
        "p", [.on("click", .outside)],
        shown.other.hasBytes(of: "inside")
          ? []
          : [
            .element("b", [.id("inside"), .on("click", .inside)], ["b"])
          ])
    }
    return .nothing
  }

  private static func inputs(_ shown: Shown) -> [View] {
    let options = shown.count == 0 ? ["a", "b"] : ["c", "b", "a"]
    return [
      .element(
        "select", [.id("choice"), .value("b")],
        options.map { .element("option", key: .text($0), [.attribute("value", $0)], [.text($0)]) }),
      .element(
        "input",
        [
          .id("range"), .value("700"), .attribute("type", "range"),
          .attribute("max", shown.count == 0 ? "500" : "1000"),
        ]),
      .element("input", [.id("unheard"), .value("said")]),
      .lazy(1) { _ in .element("input", [.id("lazy"), .value("said")]) },
      .element(
        "input",
        [.id("x"), .attribute("type", "radio"), .attribute("name", "group"), .checked(true)]),
      .element(
        "input",
        [.id("y"), .attribute("type", "radio"), .attribute("name", "group"), .checked(false)]),
    ]
  }
}
