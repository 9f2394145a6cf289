import Foundation
import Pairings
import PairingsTimeline
import Testing

@Suite("TimeTravel.md")
struct TimeTravelPage {
  @Test("a timeline, an undo of edits, and a recording")
  func travel() throws {
    let explorer = Explorer(
      Component<IdentityOf, StateStore<Int>, Never, Int>.store(2, on: .empty) { count, _ in count })
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try expectPrinted(as: "Docs/Pairings.docc/TimeTravel.md") {
      let timeline = Timeline(explorer, checkpointInterval: 32, limit: 10_000)
      explorer.commit(.modify { $0 + 1 })  // entry 1
      explorer.commit(.modify { $0 * 10 })  // entry 2
      timeline.undo()
      print(explorer.view)  // 3
      explorer.commit(.modify { $0 + 3 })  // entry 3, a branch: 2 is still there
      timeline.jump(to: 2)
      print(explorer.view)  // 30
      timeline.skip(1)  // as if entry 1 had never been
      print(explorer.view)  // 20
      print(timeline.path)  // [1, 2]
      let note = Explorer(
        Component.store(
          Note(),
          on: .reduce { (note, input: Writing) in
            switch input {
            case .type(let text): note.text += text
            case .clear: note.text = ""
            case .tick: note.seconds += 1
            }
          }
        ) { note, _ in "\(note.text.isEmpty ? "nothing" : note.text) after \(note.seconds) s" })
      let past = Timeline(note, limit: 1_000)
      let edits = SelectiveUndo(past) {
        !$0.isTick
      } joining: {
        $0.isTyping && $1.isTyping
      }
      for letter in ["t", "e", "a"] { note.send(.type(letter)) }
      note.send(.tick)
      note.send(.clear)
      print(note.view)  // nothing after 1 s
      edits.undo()
      print(note.view)  // tea after 1 s
      edits.undo()  // The three letters are one step.
      print(note.view)  // nothing after 1 s
      edits.redo()
      print(note.view)  // tea after 1 s
      print(edits.redo(), edits.redo())  // done nothing
      try kept(in: folder)
      future()
    }
  }

  enum Writing { case type(String), clear, tick }

  enum Step: Codable { case add(Int), double }

  /// Records the inputs of an explorer, and keeps its position.
  private func kept(in folder: URL) throws {
    let counter = Component.store(
      0,
      on: .reduce { (count, step: Step) in
        switch step {
        case .add(let number): count += number
        case .double: count *= 2
        }
      }
    ) { count, _ in count }
    let explorer = Explorer(counter)
    let file = folder.appending(path: "counter.jsonl")
    let writer = try RecordingWriter<Recorded<Step>>(to: file, .init(subject: "counter"))
    let token = explorer.record(into: writer) { gap in print("not recorded: \(gap)") }
    explorer.send(.add(2))
    explorer.send(.double)
    let recording = try Recording<Recorded<Step>>(contentsOf: file, subject: "counter")
    print(try recording.replayed(from: counter).position)  // 4
    let again = Timeline(Explorer(counter))
    print(again.replay(recording.inputs()))  // [1, 2]
    again.undo()
    print(again.explorer.position)  // 2
    token.cancel()

    let place = folder.appending(path: "counter.json")
    let keeper = Persisted(positionOf: explorer, in: place, subject: "counter") { print($0) }
    explorer.send(.add(1))
    print(try Persisted<Int>.load(from: place, subject: "counter") ?? 0)  // 5
    keeper.stop()
  }

  /// A component after an input that is not sent.
  private func future() {
    let explorer = Explorer(counter("likes"))
    let later = explorer.component.moved(by: .up)?.component
    print(later?.view(Send { _ in }).label ?? "nothing")  // likes 1
    print(explorer.view.label)  // likes 0
  }
}

private struct Note {
  var text = ""
  var seconds = 0
}

extension TimeTravelPage.Writing {
  fileprivate var isTick: Bool { if case .tick = self { true } else { false } }
  fileprivate var isTyping: Bool { if case .type = self { true } else { false } }
}
