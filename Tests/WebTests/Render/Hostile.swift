import PairingsWeb

/// Hostile data in the place of names and values, for the page in memory and for the one in
/// Chromium, which `corners.test.mjs` checks.
enum Hostile {
  static let program = "window.hostile=1"

  static func view<Input>(_ count: Int) -> Node<Input> {
    .element("section", [.id("hostile")], names() + addresses() + texts() + clobbering(count))
  }

  private static func names<Input>() -> [Node<Input>] {
    let names = [
      "a b", "a>b", "a=b", "a\u{0}b", "", "\"><script>", "é", "1a", "onclick", "ONCLICK", "srcdoc",
      "data-x", "aria-label", "xml:lang", "_a.b",
    ]
    let tags = ["a b", "", "img/onerror", "script", "SCRIPT", "x:script", "b\u{0}"]
    return [.element("p", names.map { .attribute($0, program) })]
      + tags.map { .element($0, [], [.text(program)]) }
      + [.element("svg", [], [.element("script", [], [.text(program)])])]
  }

  private static func addresses<Input>() -> [Node<Input>] {
    let address = "javascript:" + program
    let texts = [
      address, " \u{1}java\nscript:\twindow.hostile=1", "JavaScript:" + program,
      "https://example.org/?javascript:", "#javascript", "",
    ]
    return texts.map { .element("a", [.attribute("href", $0)]) } + [
      .element("p", [.attribute("title", address)]),
      .element("iframe", [.attribute("src", address), .attribute("srcdoc", "<b>")]),
      .element("button", [.attribute("formaction", address), .attribute("type", "button")]),
      .element("object", [.attribute("data", address)]),
      .element(
        "svg", [],
        [
          .element(
            "a", [.attribute("xlink:href", address)],
            [
              .element(
                "animate",
                [.attribute("attributeName", "href"), .attribute("values", "a;" + address)])
            ])
        ]),
    ]
  }

  private static func texts<Input>() -> [Node<Input>] {
    [
      .element("style", [], ["</style><img src=x onerror=window.hostile=1>"]),
      .element("textarea", [], ["</textarea><script>window.hostile=1</script>"]),
      .element("p", [.attribute("title", "\"><b a='\u{0}'>&amp;")], ["\u{0}</p><b>&amp;"]),
      .element("input", [.attribute("type", "file"), .value("a")]),
      .element("meter", [.value("no number")]),
      .element("p", [.flag("remove", true), .flag("parentNode", true)]),
    ]
  }

  /// Inputs with the names of members of every node, and pictures with those of a document.
  private static func clobbering<Input>(_ count: Int) -> [Node<Input>] {
    let names = [
      "appendChild", "insertBefore", "parentNode", "firstChild", "nextSibling", "childNodes",
      "remove", "removeChild", "setAttribute", "removeAttribute", "textContent", "cloneNode",
      "className", "focus",
    ]
    let inputs: [Node<Input>] = names.map {
      .element("input", key: .text($0), [.attribute("name", $0)])
    }
    let form: Node<Input> = .element(
      "form",
      [.class(count % 2 == 0 ? "even" : "odd"), .attribute("title", count > 0 ? "a" : nil)],
      count % 3 == 2 ? [] : count % 2 == 0 ? inputs : inputs.reversed())
    let pictures = ["createElement", "createTextNode", "createElementNS", "body"].map {
      Node<Input>.element("img", [.attribute("name", $0)])
    }
    return [.element("div", [], pictures), .element("div", [], count % 4 == 3 ? [] : [form])]
  }
}
