import PairingsAtlas
import TestSupport
import Testing

/// The analysis of the graph keeps bounds, whatever the shape of the graph.
@Suite("Bounds of the analysis are kept")
struct ResultBoundsTests {
  enum Shape: Equatable, Sendable {
    /// A tree of states whose leaves lead back to the initial state: one component.
    case tree

    /// Each state leads to the next, and the last to itself: as many components as states.
    case line

    /// A few states, each with actions to all.
    case mesh

    /// Each state leads to the next by an action of its own, and the last to the first.
    case ring

    /// As many actions from each of some states to the next, which all have to be taken.
    case bundle(states: Int)

    func model(_ count: Int) -> TableModel {
      switch self {
      case .tree:
        TableModel(
          (0..<count).map { state in
            (1...2).map { (action: $0, target: 2 * state + $0 < count ? 2 * state + $0 : 0) }
          })
      case .line: TableModel((1...count).map { [(action: 0, target: min($0, count - 1))] })
      case .mesh:
        TableModel(
          Array(
            repeating: (0..<count / 50).map { (action: $0, target: $0 % 50) }, count: 50))
      case .ring: TableModel((0..<count).map { [(action: $0, target: ($0 + 1) % count)] })
      case .bundle(let states):
        TableModel(
          (0..<states).map { state in
            (0..<count).map { (action: $0, target: (state + 1) % states) }
          })
      }
    }
  }

  @Test(
    "every part of the analysis checks its bounds by work done",
    arguments: [
      (Shape.tree, 10_000), (.line, 10_000), (.mesh, 10_000), (.ring, 1_000),
      (.bundle(states: 1), 1_000), (.bundle(states: 3), 1_000),
    ])
  func looks(shape: Shape, count: Int) {
    let count = many(10 * count, inDebug: count / 3)
    let atlas = Atlas(shape.model(count))
    let all = atlas.check()
    let start = Proposition<Int>("start") { $0 == 0 }
    let even = Proposition<Int>("even") { $0 % 2 == 0 }
    let end = Proposition<Int>("end") { shape == .line && $0 == count - 1 }
    for property: Property in [.everyStateCanReach(start), .leadsTo(even, end), .eventually(end)] {
      var looks = 0
      let result = atlas.check(property) { progress in
        if (progress.states, progress.transitions) == (all.states, all.transitions) { looks += 1 }
        return true
      }
      expect(result.extent == .everything && result.results[0].verdict != .open)
      expect(looks >= all.transitions / 1_024, "\(property)")
    }
  }
}
