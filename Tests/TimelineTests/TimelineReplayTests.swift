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
    while timeline.undo() {}
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

  @Test("a timeline becomes a file of the tool, and that a timeline again")
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
    let read = try DevTools<SumInput, Double>(lifted: try tools.lifted())
    let (again, other) = (SumExplorer(.sum(1), on: stage), Timeline(explorer))
    let times = Timeline(again, checkpointInterval: 3)
    #expect(try times.replay(read) == [1, 2, 3, 4])
    #expect(again.view == 7 && times.path == [1, 2, 3] && times.ahead == [4])
    #expect(times.isSkipped(2) && stage.cues.isEmpty)
    #expect(DevTools(times).states == tools.states && other.count == 0)
    times.skip(2, false)
    #expect(again.view == 9)
    let log = try DevTools<SumInput, Double>(log: try tools.log()) { sum, input in
      sum = SumComponent.sum(sum).replaying([input]).position
    }
    #expect(log.states == [1, 2, 4, 9, 16])
  }

  @Test("an imported file is at the place of its tool, also at the beginning")
  func beginning() throws {
    let timeline = Timeline(explorer())
    timeline.replay(inputs)
    timeline.jump(to: 0)
    let tools = DevTools(timeline)
    #expect(tools.current == 0 && tools.states == [1, 2, 4, 4, 4, 7])
    let again = Timeline(explorer())
    #expect(try again.replay(tools).count == 5 && again.current == 0 && again.ahead.count == 5)
  }

  @Test("actions without an input are left out, and a commit without an input is refused")
  func noise() throws {
    typealias Tools = DevTools<SumInput, Double>
    let noise = Tools.Performed(type: "@@noise", payload: nil)
    let add = Tools.Performed(type: "add", payload: .add(4))
    let timeline = Timeline(explorer())
    #expect(
      try timeline.replay(Tools(actions: [noise, add, noise], states: [1, 1, 5, 5])) == [1])
    #expect(timeline.explorer.view == 5)
    timeline.explorer.commit(.set(9))
    let tools = DevTools(timeline)
    #expect(tools.actions.map(\.type) == ["add", "@@pairings/move"] && tools.states.last == 9)
    do throws(RecordingError) {
      try timeline.replay(tools)
      Issue.record("It was read.")
    } catch {
      guard case .gap(line: 2, let gap) = error, gap.kind == .move else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(timeline.explorer.view == 9)
  }

  @Test("inputs and places of any type are described by closures")
  func described() throws {
    typealias Operations = WriterTraced<[String]>
    func words() -> MovedTimeline<Operations, String> {
      Timeline(
        Explorer(
          Component(
            WriterTraced(), Traced(offset: .empty) { words in UI { _ in words.joined() } })))
    }
    let timeline = words()
    for word in ["a", "b"] { timeline.explorer.send(.tell([word])) }
    let tools = DevTools<Int, String>(timeline) { _ in
      .init(type: "tell", payload: 7)
    } state: { component in
      component.view(Send { _ in })
    }
    #expect(tools.states == ["", "a", "ab"] && tools.actions.map(\.payload) == [7, 7])
    let again = words()
    try again.replay(tools) { .tell(["\($0)"]) }
    #expect(again.explorer.view == "77" && again.path == [1, 2])
  }

  @Test("where the history is truncated, a file begins with the pinned entry")
  func pinned() {
    let timeline = Timeline(explorer(), checkpointInterval: 4, limit: 3)
    timeline.explorer.send(.add(1))
    timeline.pin(1)
    for _ in 0..<9 { timeline.explorer.send(.double) }
    timeline.jump(to: 1)
    timeline.explorer.send(.add(3))
    let tools = DevTools(timeline)
    #expect(tools.states == [2, 5] && tools.current == 1 && tools.actions.count == 1)
  }
}
