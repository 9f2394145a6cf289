import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

@Suite("Renderer")
struct RendererTests {
  @Test(
    "a batch turns the page of the old view into that of the new one",
    arguments: 0..<UInt64(many(200, inDebug: 40)))
  func turns(seed: UInt64) {
    var random = RandomView(seed: seed)
    let (renderer, document) = (Renderer<Int>(), Document())
    for _ in 0..<6 {
      let shape = random.shape()
      if let batch = renderer.render(shape.view) { document.apply(batch) }
      expectShown(document, shape)
    }
  }

  @Test(
    "one view above another one changes alone, and both are children of the page",
    arguments: 0..<UInt64(many(40, inDebug: 10)))
  func above(seed: UInt64) {
    var random = RandomView(seed: seed)
    let (renderer, document) = (Renderer<Int>(), Document())
    let (alone, page) = (Renderer<Int>(), Document())
    var other = random.shape()
    for round in 0..<6 {
      let shape = random.shape()
      let before = document.root.children.last
      if round.isMultiple(of: 2) { other = random.shape() }
      if let batch = renderer.render(shape.view, above: other.view) { document.apply(batch) }
      if let batch = alone.render(shape.view) { page.apply(batch) }
      let outlines = document.root.children.map { ListTests.outline($0) }
      expect(outlines.count == 2 && outlines[0] == ListTests.outline(page.root.children[0]))
      if !round.isMultiple(of: 2) { expect(document.root.children.last === before) }
      expectEqual(renderer.render(shape.view, above: other.view), nil)
    }
  }

  /// Two views, of which the second has fewer properties.
  private static var leaving: [(Shape.View, Shape.View)] {
    [
      (.element("p", [.flag("spellcheck", false)]), .element("p", [])),
      (
        .element("button", [.flag("disabled", true), .attribute("disabled", "")]),
        .element("button", [.flag("disabled", true)])
      ),
      (
        .element("button", [.attribute("disabled", ""), .flag("disabled", true)]),
        .element("button", [.attribute("disabled", "")])
      ),
      (box(.value("a")), box()),
      (.element("output", [.value("a")], ["b"]), .element("output", [], ["b"])),
      (box(.attribute("value", "a"), .value("b")), box(.attribute("value", "a"))),
    ]
  }

  private static func box(_ properties: Property<Int>...) -> Shape.View {
    .element("input", [.attribute("type", "checkbox")] + properties)
  }

  @Test("a property that leaves has its default again", arguments: leaving.indices)
  func defaults(index: Int) throws {
    func properties(_ page: Document) throws -> [String] {
      let element = try #require(page.root.children.first)
      return [ListTests.outline(element), "\(element.flags)", element.value, element.allText]
    }
    let (before, after) = Self.leaving[index]
    let (renderer, page, fresh) = (Renderer<Int>(), Document(), Document())
    for view in [before, after] { if let batch = renderer.render(view) { page.apply(batch) } }
    fresh.apply(try #require(Renderer<Int>().render(after)))
    try expectEqual(properties(page), properties(fresh))
  }

  @Test("rows that look alike are copies of a template")
  func templates() {
    var random = RandomView(seed: 1)
    let (renderer, document) = (Renderer<Int>(), Document())
    if let batch = renderer.render(random.rows(Array(0..<100)).view) { document.apply(batch) }
    expectEqual(document.log.count { $0 == .template }, 1)
    expectEqual(document.log.count { $0 == .clone }, 99)
  }

  /// Numbers whose differences a hash of few of their bits ignores.
  @Test("keys and names of any numbers are found again", arguments: [0, 8, 32, 40])
  func keys(shift: Int) throws {
    let (renderer, document) = (Renderer<Int>(), Document())
    func list(_ keys: [Int]) -> Shape.View {
      .element(
        "ul", keys.map { .attribute("a\($0 << shift)", "\($0)") },
        keys.map { .element("li", key: .number($0 << shift)) })
    }
    let keys = Array(0..<many(20_000, inDebug: 500))
    document.apply(try #require(renderer.render(list(keys))))
    let rows = document.root.children[0].children
    document.apply(try #require(renderer.render(list(keys.reversed()))))
    expect(zip(document.root.children[0].children, rows.reversed()).allSatisfy { $0 === $1 })
    expectEqual(document.root.children[0].attributes.count, keys.count)
    document.apply(try #require(renderer.render(list([]))))
    expect(document.root.children[0].attributes.isEmpty)
  }

  @Test("the focus is given once")
  func focus() throws {
    let (renderer, document) = (Renderer<Int>(), Document())
    func view(_ isFocused: Bool) -> Node<Int> {
      .element("div", [], [.element("input", [.focus(isFocused)])])
    }
    document.apply(try #require(renderer.render(view(false))))
    expect(document.focused == nil)
    document.apply(try #require(renderer.render(view(true))))
    expect(document.focused === document.root.children[0].children[0])
    expectEqual(renderer.render(view(true)), nil)
  }

  @Test("the longest increasing subsequence is as long as all that were tried", arguments: 0..<50)
  func subsequences(seed: UInt64) {
    var random = RandomView(seed: seed)
    let (renderer, document) = (Renderer<Int>(), Document())
    var keys = Array(0..<8)
    func show() {
      var list = Shape(tag: "ul")
      list.children = keys.map { Shape(tag: "li", key: $0) }
      if let batch = renderer.render(list.view) { document.apply(batch) }
    }
    show()
    let old = keys
    keys.sort { _, _ in random.number(below: 2) == 0 }
    document.clearLog()
    show()
    let places = keys.compactMap { old.firstIndex(of: $0) }
    let longest =
      (0..<256).map { mask in
        let chosen = (0..<8).filter { mask & (1 << $0) != 0 }.map { places[$0] }
        return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
      }.max() ?? 0
    expectEqual(document.log.count, 8 - longest)
  }

  private func expectShown(_ document: Document, _ shape: Shape) {
    expectEqual(document.root.children.count, 1)
    expectShown(document.root.children[0], shape, isDrawing: false)
    expectEqual(document.nodes.count, document.root.all.count)
  }

  private func expectShown(_ element: Document.Element, _ shape: Shape, isDrawing: Bool) {
    expectEqual(element.tag, shape.tag)
    expectEqual(element.text, shape.text)
    guard shape.tag != nil else { return }
    let isDrawing = isDrawing || shape.tag == "svg"
    expectEqual(element.isDrawing, isDrawing)
    expectEqual(element.attributes, shape.attributes(inDrawing: element.isDrawing))
    expectEqual(element.properties["value", default: ""], shape.shownValue ?? "")
    expectEqual(element.flags["checked", default: false], shape.isShownChecked ?? false)
    expectEqual(element.children.count, shape.children.count)
    for (child, shape) in zip(element.children, shape.children) {
      expectShown(child, shape, isDrawing: isDrawing)
    }
  }
}
