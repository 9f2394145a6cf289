import Foundation
import Pairings
import PairingsTimeline
import Testing

@Suite("A timeline under attack")
struct TimelineAttackTests {
  private func number() -> MovedExplorer<StateStore<Int>, Int> {
    Explorer(Component(StateStore(), Store(0) { n in UI { _ in n } }))
  }

  @Test("a move that sends an input sends it again at each replay")
  func sending() {
    let (explorer, other) = (number(), number())
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
    let explorer = number()
    let timeline = Timeline(explorer, limit: 2)
    #expect(timeline.skip(0) == .nothing && timeline.skip(1) == .unknown)
    for n in 1...4 { explorer.commit(.modify { $0 * 10 + n }) }
    #expect(timeline.beginning == 2)
    #expect(timeline.skip(0) == .nothing && timeline.skip(-1) == .unknown)
    #expect([1, 2].allSatisfy { timeline.skip($0) == .forgotten })
    #expect(timeline.skip(5) == .unknown && explorer.view == 1234)
    #expect(timeline.skip(3) == .done && explorer.view == 124)
    #expect(timeline.skip(3) == .done && timeline.skip(3, false) == .done)
    explorer.send {
      #expect(timeline.skip(4) == .waiting)
      return (nil, ())
    }
    #expect(explorer.view == 123)
    timeline.stop()
    #expect(timeline.skip(4, false) == .stopped && explorer.view == 123)
  }

  @Test("truncated numbers are damage; half a line is removed")
  func cutNumbers() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let writer = try RecordingWriter<Int>(to: file, .init(subject: "s"))
    for n in [12345, 67890] { try writer.append(n) }
    let data = try Data(contentsOf: file)
    for cut in 1...5 {
      let recording = try Recording<Int>(data.dropLast(cut))
      #expect(recording.events == [12345])
      #expect(recording.damage == .damaged(line: 3, field: "", "it has no end"))
    }
    #expect(try Recording<Int>(data).events == [12345, 67890])
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
