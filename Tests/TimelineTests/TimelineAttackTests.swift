import Foundation
import Pairings
import PairingsTimeline
import Testing

@Suite("A timeline under attack")
struct TimelineAttackTests {
  @Test("a move that sends an input sends it again at each replay")
  func sending() {
    let (explorer, other) = (movedNumber(), movedNumber())
    let timeline = Timeline(explorer, checkpointInterval: 100)
    explorer.commit(
      .modify { n in
        other.commit(.modify { $0 + 1 })
        return n + 1
      })
    explorer.commit(.set(7))
    #expect(other.view == 1)
    timeline.undo()
    #expect(explorer.view == 1 && other.view == 2)
    timeline.jump(to: 0)
    #expect(explorer.view == 0 && other.view == 2)
  }

  @Test("a skip of a dropped or unknown entry has its own answer")
  func skipped() {
    let explorer = movedNumber()
    let timeline = Timeline(explorer, limit: 2)
    #expect(timeline.skip(0) == .nothing && timeline.skip(1) == .unknown)
    for n in 1...4 { explorer.commit(.modify { $0 * 10 + n }) }
    #expect(timeline.beginning == 2)
    #expect(timeline.skip(0) == .nothing && timeline.skip(-1) == .unknown)
    explorer.send {
      #expect(timeline.skip(4) == .waiting && timeline.replay([.set(5)]).isEmpty)
      return (nil, ())
    }
    #expect(explorer.view == 5 && timeline.path == [4, 5])
    timeline.stop()
    #expect(timeline.skip(4, false) == .stopped && timeline.replay([.set(6)]).isEmpty)
  }

  private struct Hidden: Codable { var a: Int }

  @Test("the recorded name of a private type has no discriminator")
  func privateEvents() {
    #expect(Recording<Hidden>.eventsName == "TimelineTests.TimelineAttackTests.Hidden")
    struct Local: Codable {}
    #expect(!Recording<Local>.eventsName.contains("$"))
    #expect(Recording<[Int]>.eventsName == "Swift.Array<Swift.Int>")
  }
}
