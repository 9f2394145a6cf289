import PairingsLaws
import Testing

@testable import PairingsAtlas

@Suite("Pictures")
struct PictureTests {
  @Test("a picture has its size, a title and a description")
  func head() {
    let svg = Picture(title: "a < b", description: "two & three", width: 99.2, height: 40).svg
    #expect(svg.contains("viewBox=\"0 0 100 40\" width=\"100\" height=\"40\" role=\"img\""))
    #expect(svg.contains("<title>a &lt; b</title>\n<desc>two &amp; three</desc>"))
    #expect(svg.contains("prefers-color-scheme:dark"))
  }

  @Test(
    "numbers have at most one digit after the point",
    arguments: [(1.0, "1"), (-0.04, "0"), (2.25, "2.3"), (-1.5, "-1.5"), (-0.5, "-0.5")])
  func numbers(number: Double, text: String) {
    #expect(Picture.short(number) == text)
  }

  @Test("the marked path is that of the failure, also where actions have one name")
  func marked() {
    struct Step: Hashable, CustomStringConvertible {
      let size: Int
      var description: String { "go" }
    }
    let model = Positions(from: 0, actions: [Step(size: 1), Step(size: 2)]) { position, step in
      position += step.size
      return position < 6
    }
    let four = Property<Int>.never(Proposition("4") { $0 == 4 })
    let chart = Atlas(model).check([four], drawing: 100) { "\($0)" }.chart
    let own = Atlas(model).chart(path: [Step(size: 2), Step(size: 1)]) { "\($0)" }
    #expect(chart.path.map { chart.states[chart.transitions[$0].to].text } == ["2", "4"])
    #expect(own.path.map { own.states[own.transitions[$0].to].text } == ["2", "3"])
  }

  private static func chart(_ transitions: [(Int, Int, String)]) -> Chart {
    let count = (transitions.flatMap { [$0.0, $0.1] }.max() ?? 0) + 1
    return Chart(
      states: (0..<count).map { Chart.State(text: "state \($0)", depth: $0, isOpen: false) },
      transitions: transitions.map { Chart.Transition(from: $0.0, to: $0.1, name: $0.2) })
  }

  private static func arrows(_ chart: Chart) -> Int {
    let spots = chart.states.indices.map { Spot(Double($0), 0) }
    let svg = chart.svg(title: "", caption: [], description: "", at: spots)
    return svg.split(separator: "\n").count { $0.hasPrefix("<path") }
  }

  @Test(
    "the smallest map of a long way, on which each state shows the same", .timeLimit(.minutes(60)))
  func long() {
    let count = 10_000
    let states = (0..<count).map { Chart.State(text: "", depth: $0, isOpen: false) }
    let transitions = (0..<count - 1).map { Chart.Transition(from: $0, to: $0 + 1, name: "on") }
    var chart = Chart(states: states, transitions: transitions)
    #expect(chart.minimised.states.count == count)
    // Closed to a cycle, the states are indistinguishable.
    chart.transitions.append(Chart.Transition(from: count - 1, to: 0, name: "on"))
    #expect(chart.minimised.states.map(\.count) == [count])
    #expect(chart.minimised.transitions.map(\.to) == [0])
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

  @Test("there and back by one name is one arrow, by two names it is two")
  func twoWays() {
    #expect(Self.arrows(Self.chart([(0, 1, "turn"), (1, 0, "turn")])) == 1)
    #expect(Self.arrows(Self.chart([(0, 1, "on"), (1, 0, "back")])) == 2)
    #expect(Self.arrows(Self.chart([(0, 0, "stay"), (0, 1, "on")])) == 2)
  }

  @Test("transitions between the same states share an arrow, which has all their names")
  func shared() {
    let chart = Self.chart([(0, 1, "a"), (0, 1, "b")])
    #expect(Self.arrows(chart) == 1)
    #expect(chart.svg(title: "").contains(">a, b</text>"))
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
