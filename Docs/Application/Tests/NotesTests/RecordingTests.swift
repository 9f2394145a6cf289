import Foundation
import Pairings
import PairingsTimeline
import Testing

@testable import Notes

/// A session that Chromium has recorded (recorder.test.mjs), with the lines that its page showed.
@Suite("A session of the browser, replayed")
struct RecordingTests {
  /// The folder of the recording: a new one of `RECORDINGS`, or the one that is kept here.
  static var folder: URL {
    ProcessInfo.processInfo.environment["RECORDINGS"].map { URL(filePath: $0) }
      ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings")
  }

  let recording: Recording<Recorded<Input>>

  init() throws {
    recording = try Recording(
      contentsOf: Self.folder.appending(path: "notes.jsonl"), subject: "notes")
  }

  /// Returns the topmost screen as a line.
  static func line(_ notes: Notes) -> String {
    if let editor = notes.editor {
      return editor.note == nil ? "" : "\(editor.words.title)/\(editor.words.text)"
    }
    let unsaved = notes.editors.filter(\.isDirty).map { " | \($0.words.title)" }
    return notes.rows.map(\.title).joined(separator: ", ") + unsaved.joined(separator: ",")
  }

  @Test("each view is the one that the browser showed")
  func views() throws {
    let shown = try String(contentsOf: Self.folder.appending(path: "notes.txt"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let stage = Stage<Trouble>()
    let timeline = Timeline(Explorer(notes(.rehearsed()), on: stage))
    timeline.replay(recording.inputs())
    #expect(recording.flaw() == nil && timeline.path.count == recording.events.count)
    let replayed = ([0] + timeline.path).map { timeline.component(at: $0).map(\.position) }
    #expect(replayed.map { $0.map(Self.line) } == shown)
    #expect(stage.cues.isEmpty)  // No request was made.
  }

  typealias App = Component<RehearsalOf<Trouble>, StateStore<Notes>, Input, Notes>

  /// The application with a fault: a screen that is left loses its edits.
  static var forgetful: App {
    .store(
      Notes(),
      on: .update { notes, input in
        guard let effects = notes.take(input, Services.rehearsed()) else { return .unchanged }
        let path = notes.path
        notes.editors.removeAll { !path.contains($0.id) }
        return effects
      }
    ) { notes, _ in notes }
  }

  @Test("the fault of a session is shrunk to the fewest inputs, which are a test")
  func shrunk() {
    let sound = notes(.rehearsed())
    func unsaved(_ component: App, _ inputs: [Input]) -> [Words] {
      component.replaying(inputs).position.editors.filter(\.isDirty).map(\.words)
    }
    let inputs = fewest(of: recording.inputs()) { inputs in
      unsaved(Self.forgetful, inputs) != unsaved(sound, inputs)
    }
    let tests: [[Input]] = ["o", "oa", "oat"].map { typed in
      [
        .go([2]), .answered(.load(2), .note(Note(id: 2, words: Words("milk")))),
        .edit(Words("milk", typed)), .go([]),
      ]
    }
    #expect(tests.contains(inputs))
    #expect(unsaved(sound, tests[2]) == [Words("milk", "oat")])
    #expect(unsaved(Self.forgetful, tests[2]) == [])
  }
}
