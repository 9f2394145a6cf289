import Foundation
import Pairings
import PairingsTimeline
import Testing

@Suite("TimeTravel.md")
struct TimeTravelPage {
  @Test("a timeline, and a recording that was damaged")
  func travel() throws {
    let explorer = Explorer(
      Component<IOOf<Never>, StateStore<Int>, Int>(
        StateStore(), Store(0) { count in UI { _ in count } }))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try expectPrinted(as: "Docs/Pairings.docc/TimeTravel.md") {
      let timeline = Timeline(explorer, every: 32, limit: 10_000)
      explorer.commit(.set(10))  // entry 1
      explorer.commit(.set(20))  // entry 2
      timeline.undo()
      print(explorer.view)  // 10
      explorer.commit(.set(30))  // entry 3, a branch: 2 is still there
      timeline.jump(to: 2)
      print(explorer.view)  // 20
      timeline.skip(1)  // as if entry 1 had never been
      struct Event: Codable { var input: String }

      let writer = try RecordingWriter<Event>(to: file, .init(subject: "todo"))
      for input in ["add milk", "add tea", "toggle 1"] { try writer.append(Event(input: input)) }
      try spoil(file)
      let recording = try Recording<Event>(contentsOf: file, subject: "todo")
      print(recording.events.count)  // 2
      let damage = recording.damage?.description ?? "none"
      print(damage)  // line 4, field 'input': it is of another type
    }
  }

  /// Makes a number of the text in the last line.
  private func spoil(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(#""toggle 1""#, with: "7").write(to: file, atomically: true, encoding: .utf8)
  }
}
