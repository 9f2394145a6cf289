import PairingsLaws
import Testing

@testable import PairingsAtlas

@Suite("Pictures")
struct PictureTests {
  private static func chart(_ transitions: [(Int, Int, String)]) -> Chart {
    let count = (transitions.flatMap { [$0.0, $0.1] }.max() ?? 0) + 1
    return Chart(
      states: (0..<count).map { Chart.State(text: "state \($0)", depth: $0, isOpen: false) },
      transitions: transitions.map { Chart.Transition(from: $0.0, to: $0.1, name: $0.2) })
  }

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

  @Test("an arrow avoids the boxes on its way")
  func bent() {
    let spots = [Spot(0, 0), Spot(1, 0), Spot(2, 0)]
    let straight = Self.chart([(0, 1, "next"), (1, 2, "next")])
    let around = Self.chart([(0, 1, "next"), (0, 2, "far")])
    func svg(_ chart: Chart) -> String {
      chart.svg(title: "", caption: [], description: "", at: spots)
    }
    func bends(_ svg: String) -> Int {
      svg.split(separator: "\n").count { $0.hasPrefix("<path marker-end") && $0.contains("C") }
    }
    #expect(bends(svg(straight)) == 0)
    #expect(bends(svg(around)) == 1)
  }
}
