import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

/// Views that send other inputs: a functor.
@Suite("Inputs of a view")
struct MapTests {
  /// Two pages that show views, with a comparison of their changes and of the inputs that they
  /// send.
  final class Pages<Input: Equatable> {
    let (left, right) = (Renderer<Input>(), Renderer<Input>())
    let (one, other) = (Document(), Document())

    /// Shows two views, which should be the same.
    func expectSame(_ view: Node<Input>, _ same: Node<Input>) {
      one.clearLog()
      other.clearLog()
      if let batch = left.render(view) { one.apply(batch) }
      if let batch = right.render(same) { other.apply(batch) }
      #expect(one.log == other.log)
      #expect(ListTests.outline(one.root) == ListTests.outline(other.root))
      for number in one.nodes.keys {
        for (name, event) in [("click", Event()), ("input", Event(value: "a"))] {
          #expect(
            sent(event, name, number, by: left) == sent(event, name, number, by: right))
        }
      }
    }

    private func sent(
      _ event: Event, _ name: String, _ number: Int, by renderer: Renderer<Input>
    ) -> [Input]? {
      var inputs: [Input] = []
      return renderer.hear(event, named: name, at: number) { inputs.append($0) }.map { _ in inputs }
    }
  }

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
    let pages = Pages<String>()
    for view in Self.views(seed) {
      pages.expectSame(
        view.map { $0 + 1 }.map { "\($0)" }, view.map { "\($0 + 1)" })
    }
  }
}
