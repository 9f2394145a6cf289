import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

/// The order of properties: an input gets its value after the properties on which the value
/// depends.
@Suite("The order of properties")
struct OrderTests {
  typealias View = Node<Int>

  static func select(_ value: String, _ options: [String]) -> View {
    .element(
      "select", [.value(value)],
      options.map { .element("option", key: .text($0), [.attribute("value", $0)], [.text($0)]) })
  }

  @Test("a select whose options change keeps its value, or gets the one that came")
  func options() throws {
    let (renderer, document) = (Renderer<Int>(), Document())
    document.apply(try #require(renderer.render(Self.select("c", ["a", "b"]))))
    #expect(document.root.children[0].value == "")
    document.apply(try #require(renderer.render(Self.select("c", ["a", "b", "c"]))))
    #expect(document.root.children[0].value == "c")
    document.apply(try #require(renderer.render(Self.select("b", ["c", "b"]))))
    #expect(document.root.children[0].value == "b")
  }

  @Test("a value stands behind the attributes and children that limit it, also in a change")
  func limits() throws {
    let (renderer, document) = (Renderer<Int>(), Document())
    func range(_ maximum: String) -> View {
      .element("input", [.value("700"), .attribute("max", maximum)])
    }
    document.apply(try #require(renderer.render(range("500"))))
    #expect(
      document.log == [.name, .name, .element, .attribute, .name, .setProperty, .append]
        || document.log.lastIndex(of: .attribute)! < document.log.lastIndex(of: .setProperty)!)
    document.clearLog()
    document.apply(try #require(renderer.render(range("1000"))))
    #expect(document.log == [.attribute, .setProperty])
  }

  @Test("the content of a foreign object is HTML")
  func foreign() throws {
    let (renderer, document) = (Renderer<Int>(), Document())
    func view(_ tag: String) -> View {
      .element(
        "svg", [], [.element("foreignObject", [], [.element(tag, [], [.element("b")])])])
    }
    for tag in ["div", "p"] {
      document.apply(try #require(renderer.render(view(tag))))
      let drawn = document.root.all.filter { $0.isDrawing }.map { $0.tag }
      #expect(drawn == ["svg", "foreignObject"])
    }
  }

  @Test(
    "elements are nested as deep as the documentation says",
    .enabled(if: !isDebug, "takes long in a debug build"))
  func deep() throws {
    let (renderer, document) = (Renderer<Int>(), Document())
    func view(_ text: String) -> View {
      (0..<500).reduce(.text(text)) { inner, _ in .element("i", [], [inner]) }
    }
    document.apply(try #require(renderer.render(view("a"))))
    document.apply(try #require(renderer.render(view("b"))))
    #expect(document.log.count { $0 == .setText } == 1)
    document.apply(try #require(renderer.render("none")))
    #expect(document.nodes.count == 2)
  }
}
