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
}
