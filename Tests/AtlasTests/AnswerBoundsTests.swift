import PairingsAtlas
import TestSupport
import Testing

/// Answers that are searched for in the graph of what was found keep bounds, and take as long for
/// each place, step and fair step, however many there are.
@Suite("Bounds of answers are kept")
struct AnswerBoundsTests {
  fileprivate typealias Table = AttackTests.Table

  enum Shape: Equatable, Sendable {
    /// A tree of places whose leaves lead back to the start: one component.
    case tree

    /// Each place leads to the next, and the last to itself: as many components as places.
    case line

    /// Few places, each with steps to all.
    case mesh

    /// Each place leads to the next by a step of its own, and the last to the first.
    case ring

    /// As many steps from each of some places to the next, which all have to be taken.
    case bundle(places: Int)

    fileprivate func area(_ count: Int) -> Table {
      switch self {
      case .tree:
        Table(
          steps: (0..<count).map { place in
            (1...2).map { (step: $0, target: 2 * place + $0 < count ? 2 * place + $0 : 0) }
          })
      case .line: Table(steps: (1...count).map { [(step: 0, target: min($0, count - 1))] })
      case .mesh:
        Table(
          steps: Array(
            repeating: (0..<count / 50).map { (step: $0, target: $0 % 50) }, count: 50))
      case .ring: Table(steps: (0..<count).map { [(step: $0, target: ($0 + 1) % count)] })
      case .bundle(let places):
        Table(
          steps: (0..<places).map { place in
            (0..<count).map { (step: $0, target: (place + 1) % places) }
          })
      }
    }
  }

  /// The time of the processor that the search for answers takes: other work does not count, nor
  /// that the ways of answers are gone once more.
  private struct Effort {
    /// How many nanoseconds pass between two looks at most.
    var longest = 0.0

    /// How many nanoseconds pass from the first look to the last.
    var time = 0.0
  }

  /// Asks what is searched for in the graph, each question by itself.
  private func effort(_ shape: Shape, _ count: Int) -> Effort {
    let atlas = Atlas(shape.area(count))
    let all = atlas.survey()
    let start = Claim<Int>("start") { $0 == 0 }
    let odd = Claim<Int>("odd") { $0 % 2 == 1 }
    let end = Claim<Int>("end") { shape == .line && $0 == count - 1 }
    var effort = Effort()
    for question: Question in [.everyPlaceCanReach(start), .leadsTo(odd, end), .eventually(end)] {
      var times: [Double] = []
      let survey = atlas.ask(question) { progress in
        let isFound = (progress.places, progress.steps) == (all.places, all.steps)
        if isFound || !times.isEmpty { times.append(processorTime()) }
        return true
      }
      #expect(survey.extent == .everything && survey.answers[0].verdict != .open)
      let gaps = zip(times.dropFirst(), times).map { $0 - $1 }
      effort.longest = max(effort.longest, gaps.max() ?? 0)
      effort.time += gaps.reduce(0, +)
    }
    return effort
  }

  @Test(
    "time and cancellation are looked at in every part of the work",
    arguments: [
      (Shape.tree, 10_000), (.line, 10_000), (.mesh, 10_000), (.ring, 1_000),
    ])
  func looks(shape: Shape, count: Int) {
    // What the machine does besides makes one of them longer, and not the same one each time.
    let efforts = (0..<3).lazy.map { _ in effort(shape, many(40 * count, inDebug: count)) }
    #expect(efforts.contains { $0.longest < max($0.time / 10, 2e6) })
  }

  @Test(
    "a fair step takes as long as others, however many there are",
    arguments: [Shape.ring, .bundle(places: 1), .bundle(places: 3)])
  func duties(shape: Shape) {
    func time(_ count: Int) -> Double { (0..<3).map { _ in effort(shape, count).time }.min() ?? 0 }
    let count = many(1_000, inDebug: 100)
    #expect(time(10 * count) < 30 * time(count))
  }
}
