import PairingsLaws
import TestSupport
import Testing

@testable import PairingsAtlas

@Suite("Pictures")
struct PictureTests {
  /// Returns true for each pair of states that are bisimilar: the greatest relation of states that show
  /// the same and whose transitions answer each other.
  private func bisimilar(_ chart: Chart) -> [[Bool]] {
    let states = chart.states.indices
    var related = states.map { one in
      states.map { chart.states[one].text == chart.states[$0].text }
    }
    func answers(_ one: Int, _ other: Int) -> Bool {
      chart.transitions.filter { $0.from == one }.allSatisfy { step in
        chart.transitions.contains {
          $0.from == other && $0.name == step.name && related[step.to][$0.to]
        }
      }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for one in states {
        for other in states where related[one][other] {
          guard answers(one, other), answers(other, one) else {
            (related[one][other], related[other][one], isChanged) = (false, false, true)
            continue
          }
        }
      }
    }
    return related
  }

  @Test("the smallest map has a state for each class of bisimilar states", arguments: 0..<300)
  func coarsest(seed: Int) {
    var random = RandomStream(seed: UInt64(seed))
    let count = Int.random(in: 1...12, using: &random)
    let states = (0..<count).map { _ in
      Chart.State(text: Bool.random(using: &random) ? "a" : "b", depth: 0, isOpen: false)
    }
    let transitions = (0..<Int.random(in: 0...24, using: &random)).map { _ in
      Chart.Transition(
        from: .random(in: 0..<count, using: &random), to: .random(in: 0..<count, using: &random),
        name: Bool.random(using: &random) ? "x" : "y")
    }
    let chart = Chart(states: states, transitions: transitions)
    expectEqual(chart.minimised.states.count, Set(bisimilar(chart)).count)
  }

  @Test("the chart marks the path of a property that fails, also where an action has two targets")
  func marked() {
    let table = TableModel([[(1, 1), (1, 2)], [], [(2, 3)], []])
    let never = Property<Int>.never(Proposition("three") { $0 == 3 })
    let chart = Atlas(table).check([never], drawing: 10) { "\($0)" }.chart
    expectEqual(chart.path.map { chart.transitions[$0].to }, [2, 3])
  }
}
