import PairingsBenchmarks
import Pairings
import PairingsAtlas
import PairingsWeb

extension GrowthRows {
  // MARK: - Searches

  /// Returns a model of as many states, each with two transitions.
  private static func ring(_ size: Int) -> Positions<Int, Int, Int> {
    Positions(from: 0, actions: [1, 7], key: { $0 }) { place, step in
      place = (place &+ step) % size
      return true
    }
  }

  static var atlas: [BenchmarkRow] {
    [
      whole("Atlas.check", "O(states + transitions)", .linear, allocationsVary: true) { size in
        Atlas(ring(size)).check().states
      },
      whole(
        "Atlas.check", "O(states + transitions), eventually", .linear, allocationsVary: true
      ) { size in
        let start = Proposition<Int>("start") { $0 == 0 }
        return Atlas(ring(size)).check(.eventually(start), .everyStateCanReach(start)).states
      },
      whole("Atlas.check", "O(states + transitions), independent actions", .linear, over: small) {
        size in
        Atlas(ring(size)).check(areIndependent: { _, _ in true }).states
      },
      row(
        "Chart.minimised", "O((states + transitions) log states)", .linearithmic, over: small,
        allocationsVary: true
      ) {
        let chart = Atlas(ring($0)).chart { $0 % 4 == 0 ? "four" : "" }
        return { count in for _ in 0..<count { keep(chart.minimised.states.count) } }
      },
    ]
  }

  // MARK: - Pages

  private static func page(_ numbers: some Sequence<Int>) -> Node<Int> {
    .element(
      "ul", each: Array(numbers), keyedBy: { .number($0) },
      { number in .element("li", [], [.text("\(number)")]) })
  }

  static var pages: [BenchmarkRow] {
    [
      row("Renderer", "O(n)", .linear, over: small) { size in
        let views = [page(0..<size), page(size..<2 * size)]
        return rendering(views)
      },
      row("Renderer", "O(k log k)", .linearithmic, over: small) { size in
        var places = Scattered()
        var shuffled = Array(0..<size)
        for index in shuffled.indices { shuffled.swapAt(index, places.next(below: size)) }
        return rendering([page(0..<size), page(shuffled)])
      },
      row("Node.element", "O(k log k)", .linearithmic, over: small) { size in
        rendering([page(0..<size), page((0..<size).reversed())])
      },
      row("Node.map", "O(n)", .linear, over: small) { size in
        let view: Node<Int> = .element(
          "ul", [], (0..<size).map { .element("li", [.on("click", $0)], [.text("x")]) })
        return { count in for _ in 0..<count { _ = opaque(view.map { $0 &+ 1 }) } }
      },
    ]
  }

  /// Returns a workload that renders views in turn.
  private static func rendering(_ views: [Node<Int>]) -> (Int) -> Void {
    let renderer = Renderer<Int>()
    return { count in
      for _ in 0..<count { for view in views { keep(renderer.render(view)?.count ?? 0) } }
    }
  }
}
