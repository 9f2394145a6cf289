import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

/// Views that send other inputs: a functor.
@Suite("Inputs of a view")
struct MapTests {
  /// Returns views of all kinds: random ones, and lists of values.
  static func views(_ seed: UInt64) -> [Node<Int>] {
    var random = RandomView(seed: seed)
    var rows: [ListTests.Row] = []
    return (0..<6).map { _ in
      rows = ListTests.next(rows, &random, areUnique: true)
      let typed = Node<Int>.element("input", [.on("input") { $0.value.utf8.count }])
      return .element("div", [], [random.shape().view, ListTests.list(rows), typed])
    }
  }

  @Test("composition", arguments: 0..<UInt64(many(100, inDebug: 30)))
  func composition(seed: UInt64) {
    let pages = (0..<2).map { _ in (renderer: Renderer<String>(), document: Document()) }
    for view in Self.views(seed) {
      let same = [view.map { $0 + 1 }.map { "\($0)" }, view.map { "\($0 + 1)" }]
      for (page, view) in zip(pages, same) { show(view, page.renderer, page.document) }
      expectEqual(pages[0].document.log, pages[1].document.log)
      expectEqual(
        ListTests.outline(pages[0].document.root), ListTests.outline(pages[1].document.root))
      for number in pages[0].document.nodes.keys {
        for (name, event) in [("click", Event()), ("input", Event(value: "a"))] {
          let sent = pages.map { page in
            var inputs: [String] = []
            return page.renderer.hear(event, named: name, at: number) { inputs.append($0) }
              .map { _ in inputs }
          }
          expectEqual(sent[0], sent[1])
        }
      }
    }
  }

  private func show(_ view: Node<String>, _ renderer: Renderer<String>, _ document: Document) {
    document.clearLog()
    if let batch = renderer.render(view) { document.apply(batch) }
  }
}
