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
    expectEqual(document.root.children[0].value, "")
    document.apply(try #require(renderer.render(Self.select("c", ["a", "b", "c"]))))
    expectEqual(document.root.children[0].value, "c")
    document.apply(try #require(renderer.render(Self.select("b", ["c", "b"]))))
    expectEqual(document.root.children[0].value, "b")
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
    expectEqual(document.log.count { $0 == .setText }, 1)
    document.apply(try #require(renderer.render("none")))
    expectEqual(document.nodes.count, 2)
  }
}
