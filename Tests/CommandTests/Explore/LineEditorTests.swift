import TestSupport
import Testing

@testable import PairingsTerminal

@Suite("a line that is being typed")
struct LineEditorTests {
  /// Types a text and edits it.
  static func line(_ text: String, _ edits: LineEditor.Edit...) -> LineEditor {
    var line = LineEditor()
    for character in text { line.type(character) }
    for edit in edits { line.edit(edit) }
    return line
  }

  @Test(
    "each edit changes the text and the cursor as its key says",
    arguments: [
      (line("add milk", .left), "add mil|k"), (line("add", .left, .right, .right), "add|"),
      (line("add", .home, .left), "|add"), (line("add", .home, .end), "add|"),
      (line("add", .left, .backspace), "a|d"), (line("", .backspace, .delete), "|"),
      (line("add", .home, .delete), "|dd"), (line("add", .left, .cutBefore), "|d"),
      (line("add", .left, .cutAfter), "ad|"), (line("add  milk  ", .cutWord), "add  |"),
      (line("add milk", .left, .cutWord), "add |k"), (line(" ", .cutWord), "|"),
      (line("👩‍👩‍👧é", .left, .backspace), "|é"), (line("add", .older), "add|"),
      (line("add", .newer), "add|"),
    ])
  func edits(line: LineEditor, text: String) {
    expectEqual("\(line.before)|\(line.text.dropFirst(line.cursor))", text)
  }

  @Test("earlier lines come back, the last one first, and then the typed text")
  func history() {
    var line = LineEditor()
    for text in ["one", "two", "two", ""] {
      for character in text { line.type(character) }
      expectEqual(line.enter(), text)
    }
    line.type("x")
    var shown: [String] = []
    for edit: LineEditor.Edit in [.older, .older, .older, .newer, .newer, .newer] {
      line.edit(edit)
      shown.append(line.text)
    }
    expectEqual(shown, ["two", "one", "one", "two", "x", "x"])
  }

  @Test("keys are decoded, also from several reads")
  func strokes() {
    var typed = TypedText()
    expectEqual(typed.strokes(of: [0x1B]), [])
    expectEqual(typed.strokes(of: [0x5B]), [])
    expectEqual(typed.strokes(of: [0x41, 0x61]), [.arrow(.up), .character("a")])
    expectEqual(
      typed.strokes(of: Array("\u{1B}OH\u{1B}[3~\u{1B}[1;5C\u{1B}x".utf8)),
      [
        .edit(.home), .edit(.delete), .character("x"),
      ])
    expectEqual(typed.strokes(of: [0xC3]), [])
    expectEqual(typed.strokes(of: [0xA9, 0x17]), [.character("é"), .edit(.cutWord)])
  }
}
