import PairingsLaws
import Testing

@testable import PairingsAtlas

@Suite("Pictures")
struct PictureTests {
  @Test("the smallest map is the coarsest, beside a refinement in rounds", arguments: 0..<300)
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
    var looks = states.map(\.text)
    for _ in states {
      looks = looks.indices.map { state in
        let ahead = transitions.filter { $0.from == state }.map { "\($0.name)\(looks[$0.to])" }
        let number = looks.firstIndex(of: looks[state]) ?? 0
        return "\(number)" + Set(ahead).sorted().joined()
      }
      let numbers = looks.map { looks.firstIndex(of: $0) ?? 0 }
      looks = zip(states, numbers).map { "\($0.text)\($1) " }
    }
    #expect(chart.minimised.states.count == Set(looks).count)
  }

  @Test("the chart marks the path of a property that fails, also where an action has two targets")
  func marked() {
    let table = AttackTests.Table(actions: [[(1, 1), (1, 2)], [], [(2, 3)], []])
    let never = Property<Int>.never(Proposition("three") { $0 == 3 })
    let chart = Atlas(table).check([never], drawing: 10) { "\($0)" }.chart
    #expect(chart.path.map { chart.transitions[$0].to } == [2, 3])
  }
}
