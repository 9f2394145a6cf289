import PairingsWeb

/// The parts of a view: named ones as terms with their values, and the others as lines.
struct FactsView {
  let facts: [Fact]

  var node: PageNode {
    guard facts.contains(where: { !$0.name.utf8.isEmpty }) else {
      return .element("div", [.class("facts")], facts.map(line))
    }
    return .element("dl", [.class("facts")], facts.map(term))
  }

  private func line(_ fact: Fact) -> PageNode { .element("p", [], [.text(fact.value)]) }

  private func term(_ fact: Fact) -> PageNode {
    .element(
      "div", [],
      [
        .element("dt", [], [.text(fact.name)]),
        .element("dd", [], [.text(fact.value.utf8.isEmpty ? "–" : fact.value)]),
      ])
  }
}
