import PairingsAtlas
import TestSupport
import Testing

/// The analysis of the graph keeps bounds. It takes the same time for each state, transition and
/// fair action, however many there are.
@Suite("Bounds of the analysis are kept")
struct ResultBoundsTests {
  fileprivate typealias Table = AttackTests.Table

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

    fileprivate func model(_ count: Int) -> Table {
      switch self {
      case .tree:
        Table(
          actions: (0..<count).map { state in
            (1...2).map { (action: $0, target: 2 * state + $0 < count ? 2 * state + $0 : 0) }
          })
      case .line: Table(actions: (1...count).map { [(action: 0, target: min($0, count - 1))] })
      case .mesh:
        Table(
          actions: Array(
            repeating: (0..<count / 50).map { (action: $0, target: $0 % 50) }, count: 50))
      case .ring: Table(actions: (0..<count).map { [(action: $0, target: ($0 + 1) % count)] })
      case .bundle(let states):
        Table(
          actions: (0..<states).map { state in
            (0..<count).map { (action: $0, target: (state + 1) % states) }
          })
      }
    }
  }

  /// The processor time of the analysis: without other work, and without the replay of paths.
  private struct Effort {
    /// The longest time between two checks of the budget, in nanoseconds.
    var longest = 0.0

    /// The time from the first check of the budget to the last, in nanoseconds.
    var time = 0.0
  }

  /// Checks each property that needs the graph, by itself.
  private func effort(_ shape: Shape, _ count: Int) -> Effort {
    let atlas = Atlas(shape.model(count))
    let all = atlas.check()
    let start = Proposition<Int>("start") { $0 == 0 }
    let odd = Proposition<Int>("odd") { $0 % 2 == 1 }
    let end = Proposition<Int>("end") { shape == .line && $0 == count - 1 }
    var effort = Effort()
    for property: Property in [.everyStateCanReach(start), .leadsTo(odd, end), .eventually(end)] {
      var times: [Double] = []
      let result = atlas.check(property) { progress in
        let isFound = (progress.states, progress.transitions) == (all.states, all.transitions)
        if isFound || !times.isEmpty { times.append(processorTime()) }
        return true
      }
      #expect(result.extent == .everything && result.results[0].verdict != .open)
      let gaps = zip(times.dropFirst(), times).map { $0 - $1 }
      effort.longest = max(effort.longest, gaps.max() ?? 0)
      effort.time += gaps.reduce(0, +)
    }
    return effort
  }

  @Test(
    "every part of the work checks its time limit and its cancellation",
    arguments: [
      (Shape.tree, 10_000), (.line, 10_000), (.mesh, 10_000), (.ring, 1_000),
    ])
  func looks(shape: Shape, count: Int) {
    // Other work on the machine makes one of the efforts longer, and not the same one each time.
    let efforts = (0..<3).lazy.map { _ in effort(shape, many(10 * count, inDebug: count)) }
    #expect(efforts.contains { $0.longest < max($0.time / 20, 2e6) })
  }

  @Test(
    "a fair action takes as long as others, however many there are",
    arguments: [Shape.ring, .bundle(states: 1), .bundle(states: 3)])
  func constraints(shape: Shape) {
    let count = many(400, inDebug: 100)
    let times = (0..<3).map { _ in effort(shape, count).time }
    let limit = 30 * (times.min() ?? 0)
    // The replay of a path through as many actions takes longer than their analysis.
    #expect((0..<3).lazy.map { _ in effort(shape, 10 * count).time }.contains { $0 < limit })
  }
}
