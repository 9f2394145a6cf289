import Foundation
import Pairings
import PairingsTimeline
import Testing

@Suite("Inputs that are written into a timeline")
struct TimelineReplayTests {
  private let stage = Stage<Never>()

  private func explorer() -> SumExplorer { Explorer(.sum(1), on: stage) }

  private let inputs: [SumInput] = [.add(1), .double, .nothing, .ask, .add(3)]

  @Test("each written input is an entry, as if it had been sent", arguments: [1, 2, 100])
  func entries(every: Int) {
    let (explorer, other) = (explorer(), explorer())
    let (timeline, sent) = (
      Timeline(explorer, checkpointInterval: every), Timeline(other, checkpointInterval: every)
    )
    #expect(timeline.replay(inputs) == [1, 2, 3, 4, 5])
    for input in inputs where input != .nothing { other.send(input) }
    #expect(explorer.position == other.position && explorer.view == 7)
    #expect(sent.path.map { sent.step($0)?.input } == [.add(1), .double, .ask, .add(3)])
    #expect(timeline.path.map { timeline.step($0)?.input } == inputs)
    timeline.undo()
    #expect(explorer.view == 4)
    timeline.skip(1)
    #expect(explorer.view == 2)
    explorer.send(.double)
    #expect(explorer.view == 4 && timeline.branches(after: 4) == [5, 6])
  }

  @Test("inputs after an earlier entry are a branch, and are shown once")
  func branch() {
    let explorer = explorer()
    let timeline = Timeline(explorer)
    explorer.send(.add(10))
    explorer.send(.double)
    timeline.undo()
    var shown: [Double] = []
    let token = explorer.observe { shown.append($0.view) }
    timeline.replay([.double, .add(1)])
    #expect(
      shown == [23 - 0] && timeline.branches(after: 1) == [2, 3] && timeline.path == [1, 3, 4])
    timeline.jump(to: 0)
    #expect(timeline.ahead == [1, 3, 4])
    withExtendedLifetime(token) {}
  }

  @Test("inputs beyond the limit leave the last entries", arguments: [1, 3, 10])
  func limit(limit: Int) {
    let explorer = explorer()
    let timeline = Timeline(explorer, checkpointInterval: 4, limit: limit)
    timeline.replay((0..<50).map { _ in .add(1) })
    #expect(timeline.count == limit && explorer.view == 51)
    while timeline.undo() == .done {}
    #expect(explorer.view == 51 - Double(limit))
  }

  @Test("written inputs wait for a busy explorer, and a stopped timeline ignores them")
  func busy() {
    let explorer = explorer()
    let timeline = Timeline(explorer)
    explorer.send {
      explorer.send(.add(1))
      #expect(timeline.replay([.double]) == [])
      return (nil, ())
    }
    #expect(explorer.view == 4 && timeline.path == [1, 2])
    #expect(timeline.replay([]) == [] && explorer.version == 2)
    timeline.stop()
    #expect(timeline.replay([.double]) == [] && explorer.view == 4)
  }

  // MARK: - The Redux DevTools

  @Test("a timeline becomes a file of the tool: its branch, with the entries ahead")
  func tools() throws {
    let explorer = explorer()
    let timeline = Timeline(explorer, checkpointInterval: 2)
    for input: SumInput in [.add(1), .double, .ask] { explorer.send(input) }
    timeline.undo()
    explorer.send(.add(5))
    try stage.perform("ask")
    timeline.skip(2)
    timeline.undo()
    let tools = DevTools(timeline)
    #expect(tools.actions.map(\.type) == ["add", "double", "add", "add"])
    #expect(tools.actions.map(\.payload) == [.add(1), .double, .add(5), .add(7)])
    #expect(tools.states == [1, 2, 2, 7, 14] && tools.skipped == [1] && tools.current == 3)
    timeline.jump(to: 0)
    #expect(DevTools(timeline).current == 0 && DevTools(timeline).states == tools.states)
  }

  @Test("a commit without an input is an action of the kind of its change, without a payload")
  func move() {
    let timeline = Timeline(explorer())
    timeline.explorer.send(.add(4))
    timeline.explorer.commit(.set(9))
    let tools = DevTools(timeline)
    #expect(tools.actions.map(\.type) == ["add", "@@pairings/move"])
    #expect(tools.actions.map(\.payload) == [.add(4), nil] && tools.states == [1, 5, 9])
  }

  @Test("where the past is forgotten, a file begins with the beginning that is left")
  func forgotten() {
    let timeline = Timeline(explorer(), checkpointInterval: 4, limit: 3)
    for _ in 0..<9 { timeline.explorer.send(.add(1)) }
    timeline.undo()
    let tools = DevTools(timeline)
    #expect(tools.states == [7, 8, 9, 10] && tools.current == 2 && tools.actions.count == 3)
  }
}
